import { expect, type Locator, type Page } from '@playwright/test'

const playable = '[data-testid="hand"] button:not([aria-disabled="true"])'

/** What the whist table asks this page for now. */
export const asks = (page: Page) => ({
  over: page.getByTestId('result'),
  call: page.getByTestId('trump-call').getByRole('button').first(),
  tap: page.getByTestId('tap'),
  card: page.locator(playable).first(),
})

export type Did = 'over' | 'called' | 'played'

/** What the table asks for: for a card, the first that may be played, where it shows, and the deal it is of. */
type Asked =
  | { readonly what: 'over' }
  | { readonly what: 'call' }
  | { readonly what: 'scene' }
  | { readonly what: 'card'; readonly name: string; readonly deal: string | null; readonly box: Box }
interface Box {
  readonly width: number
  readonly height: number
}

/** Read within the page, all at once: whole games are played by it, and each question from outside costs milliseconds. */
const askedNow = (cards: string): Asked | undefined => {
  const shown = (one: Element | null): Box | undefined => {
    const box = one?.getBoundingClientRect()
    const isThere = box && box.width > 0 && box.height > 0 && getComputedStyle(one!).visibility === 'visible'
    return isThere ? { width: box.width, height: box.height } : undefined
  }
  const named = (id: string, within = ''): Element | null => document.querySelector(`[data-testid="${id}"] ${within}`)
  if (shown(named('result'))) return { what: 'over' }
  if (shown(named('trump-call', 'button'))) return { what: 'call' }
  const card = document.querySelector(cards)
  const [name, box] = [card?.getAttribute('data-card'), shown(card)]
  if (name && box) return { what: 'card', name, deal: named('hand')!.getAttribute('data-deal'), box }
  return shown(named('scene')) || shown(named('out-stamp')) ? { what: 'scene' } : undefined
}

/** Waits until the table asks for something, and does it with a real click: calls the first suit, plays the first card. */
export async function oneAct(page: Page, timeout = 60_000): Promise<Did> {
  let [last, since] = ['', 0]
  for (;;) {
    const found = await page.waitForFunction(askedNow, playable, { timeout, polling: 20 })
    const asked = (await found.jsonValue())!
    // What is shown between two hands is hurried by a key, as by somebody who has seen it.
    if (asked.what === 'scene') await page.keyboard.press('Enter')
    const did = await done(page, asked)
    if (did !== undefined) return did
    const what = JSON.stringify(asked)
    if (what !== last) [last, since] = [what, Date.now()]
    // Something lies over it, and would for ever.
    if (Date.now() - since > timeout) throw new Error(`Nothing comes of what the table asks for: ${what}`)
  }
}

/** Does what the table asks for at this moment, if anything. */
const actIfAsked = async (page: Page): Promise<Did | undefined> => done(page, await page.evaluate(askedNow, playable))

/** Does what was asked for; it may be gone meanwhile: by the timer, or a bot that sits in. */
async function done(page: Page, asked: Asked | undefined): Promise<Did | undefined> {
  if (asked === undefined || asked.what === 'scene') return undefined
  if (asked.what === 'over') return 'over'
  if (asked.what === 'call') {
    const { call } = asks(page)
    if (!(await clicked(call))) return undefined
    await expect(page.getByTestId('trump-call')).toBeHidden()
    return 'called'
  }
  const { name, deal, box } = asked
  if (!(await clicked(page.locator(`${playable}[data-card="${name}"]`), box))) return undefined
  await hasLeft(page, name, deal)
  return 'played'
}

/** Waits, once called, until this card has left this hand: the next deal may well bring it back. */
export async function leavesHand(page: Page, card: string): Promise<() => Promise<void>> {
  const deal = await page.getByTestId('hand').getAttribute('data-deal')
  return () => hasLeft(page, card, deal)
}

const hasLeft = (page: Page, card: string, deal: string | null): Promise<void> =>
  expect(page.locator(`[data-testid="hand"][data-deal="${deal}"] [data-card="${card}"]`)).toHaveCount(0)

/** Whether it was still there to be clicked: a card played a moment ago leaves others enabled for as long. */
async function clicked(what: Locator, known?: Box): Promise<boolean> {
  // A hand is a fan: a card is pressed where it shows, at its upper left corner, as a person would.
  const box = known ?? (await what.boundingBox({ timeout: 1000 }).catch(() => null))
  if (box === null) return false
  const position = { x: Math.min(14, box.width / 2), y: Math.min(20, box.height / 2) }
  return what.click({ position, timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

/** Plays for others until this page is asked for something: who takes a trick leads to the next, whatever was dealt. */
export async function othersPlayUntil(page: Page, ...others: readonly Page[]): Promise<void> {
  const isAsked = async (): Promise<boolean> => {
    const asked = await page.evaluate(askedNow, playable)
    return asked !== undefined && asked.what !== 'scene'
  }
  await expect(async () => {
    for (const other of others) if (!(await isAsked())) await actIfAsked(other)
    expect(await isAsked()).toBe(true)
  }).toPass({ timeout: 120_000, intervals: [50] })
}

/** Plays on until the game is over. */
export async function playOut(page: Page, timeout?: number): Promise<number> {
  let acts = 0
  while ((await oneAct(page, timeout)) !== 'over') {
    acts++
    expect(acts).toBeLessThan(400)
  }
  return acts
}

/** The cards of one's own hand: buttons while one may play, pictures while others do. */
export const handCards = (page: Page): Locator => page.getByTestId('hand').locator('[data-card]')

/** What they are, as they lie. */
export const handOf = (page: Page): Promise<string[]> =>
  handCards(page).evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset['card'] ?? ''))

/** Every error a page throws from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  return errors
}

/** Cards of the trick whose corner with the rank is covered or cut off. */
export const hiddenCards = (page: Page): Promise<string[]> =>
  page.locator('.whist-trick-area .playing-card').evaluateAll(cards =>
    cards
      .filter(card => {
        const box = card.getBoundingClientRect()
        const on = document.elementFromPoint(box.left + box.width * 0.14, box.top + box.height * 0.12)
        return on === null || !card.contains(on)
      })
      .map(card => card.getAttribute('data-card') ?? '?'),
  )
