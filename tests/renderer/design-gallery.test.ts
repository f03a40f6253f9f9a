import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGallery, type Gallery, type Visit } from '../support/gallery.ts'
import { draw } from '../support/undrawn.ts'

// What only a browser can tell of the design system.
let gallery: Gallery
// One page of each size for all that is only looked at or pressed: loading it is most of what such a test takes.
let laptop: Visit
let phone: Visit
beforeAll(async () => {
  gallery = await openGallery()
  laptop = await gallery.visit(1280, 800, 'reduce')
  phone = await gallery.visit(390, 844, 'reduce')
})
afterAll(() => gallery?.close())

describe.each([
  ['laptop', () => laptop, 1280],
  ['phone', () => phone, 390],
] as const)('on a %s', (_kind, visited, width) => {
  it('has no fault that axe can find, no error, and nothing sticking out', async () => {
    const { page, errors } = visited()
    await draw(page)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(fault => `${fault.id}: ${fault.nodes[0]?.html ?? ''}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(errors).toEqual([])
  })
})

describe('on a phone', () => {
  it('has buttons a thumb can hit, and a hand wholly in sight', async () => {
    const { page } = phone
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button:not(.playing-card), select')]
        .map(element => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ text }) => text),
    )
    expect(small).toEqual([])
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll('.card-fan .playing-card')]
          .map(card => card.getBoundingClientRect())
          .filter(box => box.left < 0 || box.right > innerWidth).length,
    )
    expect(outside).toBe(0)
  })
})

describe('motion', () => {
  const flights = (page: Page): Promise<readonly number[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(animation => !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition))
        .map(animation => Number(animation.effect?.getTiming().duration)),
    )

  it('flies a played card from the hand, and the trick to its winner, leaving no copies behind', async () => {
    const { page } = await gallery.visit(1280, 800)
    // The deal of the page itself must have come to rest: on a busy machine it is still in the air.
    await expect.poll(() => flights(page)).toEqual([])
    // Written down as it begins: a busy machine may look only when the card has landed.
    await page.evaluate(() => {
      const begin = Element.prototype.animate
      Element.prototype.animate = function (...how) {
        const flight = begin.apply(this, how)
        ;(globalThis as { begun?: number[] }).begun?.push(Number(flight.effect?.getTiming().duration))
        return flight
      }
      ;(globalThis as { begun?: number[] }).begun = []
    })
    const begun = (): Promise<readonly number[]> =>
      page.evaluate(() => (globalThis as { begun?: number[] }).begun ?? [])
    await page.locator('.gallery-table button[data-card="KH"]').click()
    await expect.poll(begun).toHaveLength(1)
    const played = await begun()
    expect(played[0]).toBeGreaterThanOrEqual(220)
    expect(played[0]).toBeLessThanOrEqual(350)
    await page.locator('.gallery-trick [data-card="KH"]').waitFor()
    expect(await page.locator('.gallery-table [data-card="KH"]').count()).toBe(1)
    await page.getByRole('button', { name: 'Again' }).click()
    await expect.poll(() => page.locator('body > .playing-card').count()).toBe(0)
    await page.context().close()
  })

  it('moves nothing for those who asked for less motion', async () => {
    const { page } = laptop
    await page.locator('.gallery-table button[data-card="KH"]').click()
    expect(await flights(page)).toEqual([])
    await page.locator('.gallery-trick [data-card="KH"]').waitFor()
  })
})

describe('fields', () => {
  it('keep the number that is being typed while they are drawn again', async () => {
    const { page } = laptop
    const seats = page.getByRole('spinbutton', { name: 'Seats' })
    await seats.selectText()
    await page.keyboard.type('6')
    // As a message from the host would change the page: nothing of it is pressed, and the field keeps the focus.
    await page.getByRole('radio', { name: 'Hard' }).evaluate(radio => (radio as HTMLElement).click())
    await page.getByText('experts').waitFor()
    expect(await seats.inputValue()).toBe('6')
    await page.keyboard.press('Tab')
    expect(await seats.inputValue()).toBe('6')
    // What was typed is the number now, and no longer in the way of what comes after it.
    await page.getByRole('button', { name: 'More: Seats' }).click()
    await expect.poll(() => seats.inputValue()).toBe('7')
  })
})

describe('what lies over the table', () => {
  it('keeps the focus in a dialog, closes it with Esc and gives the focus back', async () => {
    const { page } = laptop
    await page.getByTestId('dialog').click()
    const dialog = page.getByRole('dialog', { name: 'House rules' })
    await dialog.waitFor()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('dialog')
  })

  it('asks, and hears both answers', async () => {
    const { page } = phone
    for (const [button, words] of [
      ['confirm-no', 'Stayed.'],
      ['confirm-yes', 'Left.'],
    ] as const) {
      await page.getByTestId('ask').click()
      await page.getByTestId(button).click()
      await expect.poll(() => page.getByTestId('answer').innerText()).toBe(words)
    }
  })

  it('says in plain words why a card can’t be played', async () => {
    const { page } = phone
    await page.locator('.gallery-table button[data-card="AS"]').press('Enter')
    // It goes by itself: before anything that takes long.
    const reason = await page.locator('.card-fan-reason').boundingBox()
    await page.locator('.k-toast', { hasText: 'Hearts were led, and you have hearts' }).waitFor()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules('region').analyze()
    expect(violations.flatMap(fault => fault.nodes.map(node => node.html))).toEqual([])
    expect(reason?.x).toBeGreaterThanOrEqual(0)
    expect((reason?.x ?? 0) + (reason?.width ?? 999)).toBeLessThanOrEqual(390)
    expect(await page.locator('.gallery-table button[data-card="AS"]').count()).toBe(1)
  })

  it('presses a button that must be held only when it was held', async () => {
    const { page } = laptop
    const hold = page.getByTestId('hold')
    await hold.click()
    const given = page.locator('.k-toast', { hasText: 'Given up' })
    expect(await given.count()).toBe(0)
    await hold.hover()
    await page.mouse.down()
    await given.waitFor()
    await page.mouse.up()
  })

  it('asks whoever can’t hold it for a second press, in words: keys, switches, voices', async () => {
    const { page } = laptop
    await page.reload()
    const hold = page.getByTestId('hold')
    const given = page.locator('.k-toast', { hasText: 'Given up' })
    await hold.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hold.innerText()).toContain('Press once more to confirm')
    await expect.poll(() => page.getByTestId('live-region').innerText()).toContain('Press once more to confirm')
    // Whoever goes elsewhere has taken it back.
    await page.keyboard.press('Tab')
    expect(await hold.innerText()).not.toContain('Press once more')
    await page.keyboard.press('Shift+Tab')
    // A key that is kept down presses once, however often the browser repeats it.
    for (let press = 0; press < 4; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect.poll(() => hold.innerText()).toContain('Press once more to confirm')
    expect(await given.count()).toBe(0)
    await page.keyboard.press('Space')
    await given.waitFor()
    // A voice presses without a key or a pointer.
    await page.reload()
    await hold.evaluate(button => (button as HTMLElement).click())
    expect(await given.count()).toBe(0)
    await hold.evaluate(button => (button as HTMLElement).click())
    await given.waitFor()
  })

  it('keeps a button that can’t be pressed now within reach, and says why', async () => {
    const { page } = laptop
    await page.getByRole('button', { name: 'Not now', exact: true }).focus()
    const barred = page.locator('[aria-disabled="true"][aria-description="Nobody has sat down yet"]:focus')
    await expect.poll(() => barred.count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.locator('.k-toast', { hasText: 'Nobody has sat down yet' }).waitFor()
  })

  it('walks a menu by keys; what can’t be done now stays in it and says why', async () => {
    const { page } = laptop
    await page.getByTestId('menu').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('End')
    await page.locator('[aria-disabled="true"][aria-description="Two more are needed"]:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.k-toast', { hasText: 'Two more are needed' }).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const chosen = page.locator('.k-toast', { hasText: 'Chosen' })
    await expect.poll(() => chosen.allInnerTexts()).toEqual(['Chosen: leave'])
  })

  it('keeps a preference over a reload', async () => {
    const { page } = laptop
    await page.getByText('Four colours').click()
    await page.reload()
    expect(await page.evaluate(() => document.documentElement.dataset['suits'])).toBe('four')
    expect(await page.getByRole('radio', { name: 'Four colours' }).isChecked()).toBe(true)
  })
})

it('shows nothing under 28 px on a television', async () => {
  const { page } = laptop
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.getByText('Three metres').click()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.gallery-table *')]
      .filter(element =>
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .map(
        element => [Number.parseFloat(getComputedStyle(element).fontSize), element.textContent?.slice(0, 20)] as const,
      )
      .filter(([size]) => size < 28),
  )
  expect(small).toEqual([])
})
