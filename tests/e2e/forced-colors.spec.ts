import { expect } from '@playwright/test'
import { builtHost } from '../support/e2e-host.ts'
import { device } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

test('with a contrast theme of the system suits, states and the focus are told apart', async ({ browser }) => {
  const host = await builtHost()
  const { page } = await device(browser, 'laptop')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${host.url}/#/rules/knock-out-whist`)
  await expect(page.locator('.suit-sign').first()).toBeVisible()
  /** Contrast of each suit's ink with the page, and whether it is filled; drawn colours, not asked ones. */
  const suits = await page.evaluate(() => {
    const light = (colour: string): number => {
      const parts = colour
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number)
      const [r, g, b] = parts.map(one => {
        const share = one / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
    }
    const probe = document.body.appendChild(document.createElement('p'))
    probe.style.color = 'Canvas'
    const ground = light(getComputedStyle(probe).color)
    const all: { [suit: string]: readonly [contrast: number, filled: boolean] } = {}
    for (const suit of ['S', 'H', 'D', 'C']) {
      const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      sign.setAttribute('class', `suit-sign suit-${suit} on-ivory`)
      document.querySelector('.paper, main')!.append(sign)
      const { fill, stroke } = getComputedStyle(sign)
      const ink = light(fill === 'none' ? stroke : fill)
      all[suit] = [(Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05), fill !== 'none']
    }
    return all
  })
  for (const [contrast] of Object.values(suits)) expect(contrast).toBeGreaterThan(7)
  expect(Object.values(suits).map(([, filled]) => filled)).toEqual([true, false, false, true])

  // What each game says of a seat or a thing by a shade: none looks like another, nor like one of which nothing is said.
  const states = await page.evaluate(() =>
    ['', 'is-lit', 'is-chosen', 'has-turn', 'is-acting', 'is-out', 'is-lost', 'is-unplayable'].map(state => {
      const one = document.querySelector('main')!.appendChild(document.createElement('div'))
      one.className = state
      one.append(document.createElement('strong'))
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(one)
      const { textDecorationLine } = getComputedStyle(one.firstElementChild!)
      return `${outlineStyle} ${outlineWidth} ${opacity} ${textDecorationLine}`
    }),
  )
  const [plain, lit, chosen, turn, acting, out, lost, unplayable] = states
  expect(new Set([plain, lit, chosen, turn, out, unplayable]).size).toBe(6)
  expect([acting, lost]).toEqual([turn, out])

  // The thickest line is the focus, whole where what may be done is dashed.
  await page.keyboard.press('Tab')
  const focused = await page.locator(':focus-visible').evaluate(one => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(focused).toBe('solid 5px')
  await host.end()
})
