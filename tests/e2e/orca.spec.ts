import { expect, test, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { ask } from '../support/e2e-table.ts'
import { OrcaDesk, type Said } from '../support/orca.ts'

// A real screen reader: nothing of the page is looked at but when a sentence was added to it, to be held against when it
// was heard.
let host: BuiltHost
let desk: OrcaDesk
test.beforeAll(async () => {
  host = await builtHost({ pace: [800, 1600] })
  desk = await OrcaDesk.sitDown(host.url)
})
test.afterAll(async () => {
  await desk.end()
  await host.end()
})

interface Added {
  readonly text: string
  readonly at: number
}

/** Opens a game against bots from the start page, and notes from there on what is to be said. */
async function sitAt(page: Page, game: string, bots: number, options: object): Promise<void> {
  await expect(page.getByTestId('solo-now')).toBeVisible()
  // By key, and once Orca has found the browser.
  await expect(async () => {
    await desk.key('Tab')
    await desk.hears(/button/, 1500)
  }).toPass()
  const opened = (await ask(page, { say: 'open', game, solo: { bots, level: 'easy' }, options })) as { table: string }
  await page.evaluate(table => {
    const added: Added[] = []
    Object.assign(globalThis, { added })
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.parentElement?.role === 'log') added.push({ text: node.textContent ?? '', at: Date.now() })
    }).observe(document.querySelector('[role="log"]')!, { childList: true })
    location.hash = `#/t/${table}`
  }, opened.table)
}

const added = (page: Page): Promise<readonly Added[]> =>
  page.evaluate(() => (globalThis as unknown as { added: Added[] }).added)
const lateMs = 2000

/**
 * What was added was said in its order, each within two seconds: of its being added, or of the end of what a key had asked for.
 * Gives what was not, with why.
 */
async function faults(page: Page): Promise<readonly string[]> {
  const all = await desk.said()
  const isNews = new Set<Said>()
  let from = 0
  return (await added(page)).flatMap(({ text, at }) => {
    const found = all.findIndex((one, n) => n >= from && one.at >= at - 100 && one.text === text)
    const cut = desk.pressed.some(key => key.at > at - 200 && key.at < at + lateMs + 500)
    if (found < 0) return cut ? [] : [`never said: ${text}`]
    from = found + 1
    isNews.add(all[found]!)
    const [before] = all
      .slice(0, found)
      .filter(one => one.at >= at - lateMs)
      .toReversed()
    const free = Math.max(at, before === undefined || isNews.has(before) ? 0 : (before.until ?? 0))
    const late = all[found]!.at - free
    return late > lateMs ? [`${late} ms late: ${text}`] : []
  })
}

test('a hand of whist is played by what Orca says alone, in order and within two seconds', async () => {
  const { page } = desk
  await sitAt(page, 'knock-out-whist', 2, {})
  await desk.hears(/^Your hand/)
  await desk.hears(/^You play with \S+ and \S+\. \S+ are trumps\. You hold .+ Shift\+H reads your hand/)
  // As it says: the hand again, in what would be a key of Orca's own elsewhere.
  await desk.key('shift+h')
  await desk.hears(/^You hold \S+: /)
  for (let card = 0; card < 7; card++) {
    await desk.hears(/(Your lead: play any card|Your turn: follow \S+|No \S+ in your hand: play any card)\.$/)
    // Where the one card that may be played has the focus, arrows lead nowhere.
    await desk.key('Right')
    const name = await desk.hears(/^(ace|king|queen|jack|\d+) of \S+\.$/, 1500).catch(() => undefined)
    await desk.key('Return')
    if (name !== undefined)
      await desk.hears(new RegExp(`Guest(: | leads the )${/^\d/.test(name) ? '' : name.slice(0, 4)}`))
  }
  await desk.hears(/takes the trick\./)
  await desk.hears(/The hand is over|is out of the game|calls|wins/)
  expect(await faults(page)).toEqual([])
})

test('the first three turns of a duel in Clash are played by what Orca says alone', async () => {
  const { page } = desk
  await page.goto(`${host.url}/#/`)
  await sitAt(page, 'clash', 1, { format: 'free-for-all', stops: 'default' })
  await desk.hears(/^You play with \S+\. You hold .+, .+ and .+\./)
  await desk.key('k')
  for (let turn = 0; turn < 3; turn++) {
    // What the other does is let happen, until it is one's own turn.
    for (;;) {
      const asked = await desk.hears(/(let it resolve|lock|play a land, cast something, or go on)[^.]*\.$/)
      if (/play a land/.test(asked)) break
      await desk.key(/resolve/.test(asked) ? 'r' : 'n')
    }
    // The first card that is a land to be played.
    let land = ''
    for (let step = 0; step < 7 && land === ''; step++) {
      await desk.key('Right')
      const card = await desk.hears(/, \S+/)
      if (/, land\b/.test(card)) land = card
    }
    if (land !== '') {
      await desk.key('Return')
      await desk.hears(new RegExp(`^${land.split(',')[0]}`))
      await desk.key('1')
      await desk.hears(/^Guest plays /)
    }
    await desk.key('e')
    await desk.hears(/ begins turn \d+/)
  }
  expect(await faults(page)).toEqual([])
})
