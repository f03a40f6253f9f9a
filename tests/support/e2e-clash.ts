import { expect, type Locator, type Page } from '@playwright/test'
import { ask } from './e2e-table.ts'

/** Sits down alone in a position, or in a new game, and gives the table's code. */
export async function duel(
  page: Page,
  url: string,
  game: { readonly bots: number; readonly level?: string; readonly options?: object; readonly scenario?: object },
  first: 'clash' | 'pack' = 'clash',
): Promise<string> {
  const { bots, level = 'easy', options, scenario } = game
  await page.goto(`${url}/#/practice/clash`)
  await expect(page.getByTestId('practice-page')).toBeVisible()
  const opened = (await ask(page, {
    say: 'open',
    game: 'clash',
    solo: { bots, level },
    ...(options === undefined ? {} : { options }),
    ...(scenario === undefined ? {} : { scenario: JSON.stringify(scenario) }),
  })) as { readonly table: string }
  await page.goto(`${url}/#/t/${opened.table}`)
  await expect(page.getByTestId(first)).toBeVisible()
  return opened.table
}

/** Once it lies still and nothing covers it: a person waits for that too. */
async function middle(of: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await of.click({ trial: true })
  const { x, y, width, height } = (await of.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Pulls one thing onto another with the mouse. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [begin, end] = [await middle(from), await middle(to)]
  await page.mouse.move(begin.x, begin.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

type Touch = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: { readonly x: number; readonly y: number }[],
) => Promise<unknown>

/** A finger on the screen, as a phone tells of it: the browser may make scrolling of it. */
async function finger(page: Page, does: (touch: Touch) => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await does((type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints }))
  await devtools.detach()
}

/** Pulls one thing onto another with a finger. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [begin, end] = [await middle(from), await middle(to)]
  await finger(page, async touch => {
    await touch('touchStart', [begin])
    const steps = 6
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      await touch('touchMove', [{ x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part }])
    }
    // At rest: of a finger lifted in full swing the browser makes a fling, and the next tap only stops that.
    await page.waitForTimeout(100)
    await touch('touchEnd', [])
  })
}

/** Lays a finger on something until what is to be seen then is there. */
export async function press(page: Page, what: Locator, until: () => Promise<void>): Promise<void> {
  const at = await middle(what)
  await finger(page, async touch => {
    await touch('touchStart', [at])
    await until()
    await touch('touchEnd', [])
  })
}

/** Ann is asked which of two effects comes first to the damage of a Fire Bolt (CLA-17). */
export const whichFirst = {
  title: 'Which first',
  game: 'clash',
  seats: ['Ann', 'Ben'],
  seed: 7,
  options: { format: 'free-for-all' },
  given: {
    active: 'Ben',
    battlefield: { Ann: ['Plains', 'Warden of Both Doors'], Ben: ['Mountain'] },
    hand: { Ann: ['Healing Draught', 'Plains', 'Plains'], Ben: ['Fire Bolt'] },
    library: { Ann: ['Plains', 'Plains'], Ben: ['Plains', 'Plains'] },
  },
  steps: [
    { by: 'Ben', do: 'cast', card: 'Fire Bolt', targets: ['Ann'] },
    { by: 'Ben', do: 'pass' },
    { by: 'Ann', do: 'cast', card: 'Healing Draught', targets: ['Ann'], mode: 1 },
    { by: 'Ann', do: 'pass' },
    { by: 'Ben', do: 'pass' },
    { by: 'Ben', do: 'pass' },
    { by: 'Ann', do: 'pass' },
  ],
} as const
