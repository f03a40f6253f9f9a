import { expect } from '@playwright/test'
import { puzzleIds } from '../../src-engine/clash/content/puzzles.ts'
import { lesson as lessonOfBrawl } from '../../src-renderer/games/brawl/lesson.ts'
import { lesson as lessonOfClash } from '../../src-renderer/games/clash/lesson.ts'
import brawl from '../../src-renderer/words/en/brawl-learn/brawl-lesson.ts'
import clash from '../../src-renderer/words/en/clash-learn/clash-lesson.ts'
import rules from '../../src-renderer/words/en/pages/rules.ts'
import whist from '../../src-renderer/words/en/whist-learn/whist-lesson.ts'
import { Listener, type Heard } from '../support/by-ear.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

/** What was just said contains this. */
const says = (listener: Listener, words: string): Promise<void> =>
  expect.poll(async () => (await listener.announced()).join(' ')).toContain(words)
/** Waits for something that can be pressed by a key of its own, and gives its key. */
async function keyOf(listener: Listener, isIt: (one: Heard) => boolean): Promise<string> {
  let found: Heard | undefined
  await expect
    .poll(async () => {
      found = (await listener.choices()).find(one => one.shortcut !== '' && !one.disabled && isIt(one))
      return found?.name ?? ''
    })
    .not.toBe('')
  return found!.shortcut
}

test('the lesson of Brawl is gone through by ear and key alone', async ({ page }) => {
  await page.goto(`${host.url}/#/rules/brawl?lesson=1`)
  const listener = await Listener.at(page)
  for (const { id, solution } of lessonOfBrawl.steps) {
    await says(listener, brawl.exercise[id as keyof typeof brawl.exercise].goal)
    for (const step of solution) {
      if (step.do === 'draw') {
        await listener.waitFor(/^Draw: /, 'button')
        await listener.key('a')
        await listener.waitFor(/^In hand: /)
      } else if (step.do === 'discard') await listener.key('q')
      else if (step.do === 'tag') await listener.key('1')
      else {
        const { edge, base, side } = step
        const key = await keyOf(listener, ({ name, shortcut }) => {
          if (edge !== undefined) return name.startsWith(`The ${String(edge)} end`)
          // One's own sides are the lower row of keys, the other's the upper one.
          const row = side === undefined ? 'SDFG' : side === 'You' ? 'ZXCVB' : 'WERT'
          return name.startsWith(`Base ${Number(base) + 1}, `) && row.includes(shortcut)
        })
        await listener.key(key)
      }
    }
    await listener.press(/^Next$/)
  }
  await listener.waitFor(new RegExp(`^${brawl['end-title']}$`), 'heading')
})

test('the lesson of Clash is gone through by ear and key alone', async ({ page }) => {
  await page.goto(`${host.url}/#/rules/clash?lesson=1`)
  const listener = await Listener.at(page)
  const named = (name: string): RegExp => new RegExp(`^${name}`)
  for (const { id, solution } of lessonOfClash.steps.filter(step => !step.isPuzzle)) {
    await says(listener, clash.scene[id as keyof typeof clash.scene].goal)
    for (const step of solution) {
      if (step.do === 'land' || step.do === 'cast') {
        // The card in hand says what a press on it does; one of that name on the table does not.
        const card = String(step['card'])
        const isIt = ({ name, description }: Heard): boolean =>
          name.startsWith(card) && /^(Cast|Play this land)/.test(description)
        await expect.poll(async () => (await listener.choices()).some(isIt)).toBe(true)
        await listener.pressThat(isIt)
        await listener.key(await keyOf(listener, ({ shortcut }) => shortcut === '1'))
        for (const target of (step['targets'] ?? []) as readonly string[]) await listener.press(named(target))
      } else if (step.do === 'attack' || step.do === 'block') {
        const pairs = (step['attackers'] ?? step['blockers']) as { readonly [name: string]: string }
        for (const name of Object.keys(pairs)) await listener.press(named(name))
        await listener.key(await keyOf(listener, ({ shortcut }) => shortcut === (step.do === 'attack' ? 'A' : 'B')))
      } else {
        // What has nothing left to be answered goes on by itself.
        const isOver = ({ name }: Heard): boolean => name === rules.lesson.next
        const isOn = ({ shortcut }: Heard): boolean => shortcut !== '' && 'RBG'.includes(shortcut)
        await expect.poll(async () => (await listener.choices()).some(one => isOver(one) || isOn(one))).toBe(true)
        const on = (await listener.choices()).find(isOn)
        if (on !== undefined) await listener.key(on.shortcut)
      }
    }
    await says(listener, rules.lesson.done)
    await listener.press(/^Next$/)
  }
  await listener.press(new RegExp(`^${rules.lesson.puzzles}$`))
  await says(listener, clash['puzzle-goal'])
})

test('a lesson has the keys of the table: ? lists them, a digit plays the card', async ({ page }) => {
  await page.goto(`${host.url}/#/rules/knock-out-whist?lesson=1`)
  const listener = await Listener.at(page)
  await says(listener, whist.trick.title)
  await listener.press(/^Next$/)
  await says(listener, whist.follow.title)
  await listener.key('?')
  await listener.waitFor(/^Play the king of hearts/, 'button')
  await listener.key('Escape')
  await listener.key('1')
  await says(listener, whist.follow.done)
})

test('a puzzle of Clash is chosen, solved and found solved by ear and key alone', async ({ page }) => {
  await page.goto(`${host.url}/#/rules/clash?lesson=1`)
  const listener = await Listener.at(page)
  const [first] = puzzleIds
  const title = clash.puzzle[first!]
  await listener.press(new RegExp(`^${rules.lesson['all-puzzles']}$`))
  await listener.press(new RegExp(`^1 ${title}$`))
  await says(listener, `${title}. ${clash['puzzle-lesson']} ${clash['puzzle-goal']}`)
  await listener.press(/^Fire Bolt/)
  await listener.key(await keyOf(listener, ({ shortcut }) => shortcut === '1'))
  await listener.press(/^Partner, /)
  // To battle with all.
  for (const step of ['B', 'A', 'A']) await listener.key(await keyOf(listener, ({ shortcut }) => shortcut === step))
  await says(listener, rules.lesson.done)
  await listener.press(new RegExp(`^${rules.lesson['all-puzzles']}$`))
  await listener.waitFor(new RegExp(`^1 ${title} ${rules.lesson.solved}$`), 'button')
})
