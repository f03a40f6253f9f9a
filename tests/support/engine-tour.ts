import type { EnginePage } from './engine-page.ts'

/** A screen one can be at: its address after `#`, what is seen there once it is whole, and what is done before it is looked at. */
export interface Stop {
  readonly name: string
  readonly hash: string
  readonly sees: string
  readonly does?: (page: EnginePage) => Promise<unknown>
}

export const games = ['knock-out-whist', 'all-out-brawl', 'knockout-whist', 'brawl', 'clash', 'referee'] as const
type GameId = (typeof games)[number]

/** Pages everybody has, whatever is played. */
export const pages: readonly Stop[] = [
  { name: 'home', hash: '/', sees: '[data-testid="host-table"]' },
  { name: 'settings', hash: '/settings', sees: '[data-testid="settings"]' },
  { name: 'statistics', hash: '/statistics', sees: '[data-testid="total-games"]' },
  { name: 'replays', hash: '/replay', sees: '[data-testid="record"]' },
  { name: 'night', hash: '/night', sees: '[data-testid="night"]' },
  {
    name: 'planner',
    hash: '/night',
    sees: '[data-testid="night"]',
    does: async page => {
      await page.press('[data-testid="plan"]')
      await page.sees('[data-testid="playlist"] select')
    },
  },
  { name: 'rules', hash: '/rules', sees: '[data-testid="rules"] li' },
  ...games.map(game => ({ name: `rules of ${game}`, hash: `/rules/${game}`, sees: '[data-testid="rules"] h2' })),
  ...['knock-out-whist', 'brawl', 'clash'].map(game => ({
    name: `lesson of ${game}`,
    hash: `/rules/${game}?lesson=1`,
    sees: '[data-testid="lesson-title"], [data-testid="brawl"], [data-testid="clash"]',
  })),
  { name: 'gauntlet', hash: '/rules/clash?gauntlet=1', sees: '[data-testid="rules"] button' },
  ...['knock-out-whist', 'brawl', 'clash'].map(game => ({
    name: `practice of ${game}`,
    hash: `/practice/${game}`,
    sees: '[data-testid="practice-deal"]',
  })),
  { name: 'nowhere', hash: '/nowhere', sees: '[data-testid="nowhere"]' },
  {
    name: 'replay',
    hash: '/replay',
    sees: '[data-testid="record"]',
    does: async page => {
      await page.press('[data-testid="watch-record"]')
      await page.sees('[data-testid="replay-player"]')
      await page.press('[data-testid="replay-step"]')
    },
  },
]

/** Goes to a page by its address, as a link on it does, and waits until it shows what it is there for. */
export async function goTo(page: EnginePage, { hash, sees, does }: Stop): Promise<void> {
  // What the page before shows is no sign that this one is there; a TV stays, and shows another table in the same places.
  const isHere = await page.read<boolean>(`(() => {
    if (${!hash.startsWith('/tv')}) document.querySelectorAll(${JSON.stringify(sees)}).forEach(one => one.setAttribute('data-left', ''))
    const before = location.hash
    location.hash = ${JSON.stringify(hash)}
    return before === location.hash
  })()`)
  if (isHere) await page.reload()
  await page.sees(sees.replaceAll(/,|$/g, ':not([data-left])$&'))
  await does?.(page)
}

const count = (selector: string): string => `document.querySelectorAll(${JSON.stringify(selector)}).length`

/** Plays a card of the hand, once it is one's turn; calls trump where that is asked first. */
export async function playsCard(page: EnginePage): Promise<void> {
  const card = '[data-testid="hand"] .playing-card:not([aria-disabled="true"])'
  const call = '[data-testid="trump-call"] button'
  await page.sees(`${card}, ${call}`)
  if (await page.read(`!!document.querySelector('${call}')`)) await page.press(call)
  const held = await page.read<number>(count('[data-testid="hand"] .playing-card'))
  await page.press(card)
  await page.until('a card leaves the hand', `${count('[data-testid="hand"] .playing-card')} !== ${held}`)
}

/** The first moves of each game, by presses. */
const moves: { readonly [game in GameId]: (page: EnginePage) => Promise<unknown> } = {
  'knock-out-whist': playsCard,
  'all-out-brawl': playsCard,
  'knockout-whist': playsCard,
  brawl: async page => {
    await page.press('[data-testid="knock"]')
    for (let drawn = 0; drawn < 2; drawn++) {
      await page.press('.is-lit[data-testid="deck"]')
      await page.sees('[data-testid="hand"] [data-card]')
      await page.press('.brawl-on-base.is-lit, [data-spot].is-lit, [data-testid="discard"]')
      await page.until('the card is played', `!${count('[data-testid="hand"] [data-card]')}`)
    }
  },
  clash: async page => {
    await page.press('[data-hand="Mountain"]')
    await page.press('[data-testid="prompt land 0"]')
    await page.sees('[data-thing="Mountain"]')
    await page.press('[data-hand="Fire Bolt"]')
    await page.press('[data-testid="prompt cast 0"]')
    await page.press('.clash-strip [data-seat="Ben"]')
    await page.until('the bolt is cast', `!${count('[data-hand="Fire Bolt"]')}`)
  },
  referee: async page => {
    await page.press('[data-testid="life"]')
    await page.until('life changes', `document.querySelector('[data-testid="life"]').ariaValueNow !== '20'`)
    // Whoever can't hold a button presses it twice.
    await page.read(`[1, 2].forEach(() => document.querySelector('[data-testid="end-turn"]').click())`)
    await page.until(
      'the turn ends',
      `!document.querySelector('[data-testid="turn-line"]').textContent.includes('Your turn')`,
    )
  },
}

/** Ann's second turn against a bot that has nothing: a land to play, and a bolt to throw. */
const duel = {
  title: 'A duel',
  game: 'clash',
  seats: ['Ann', 'Ben'],
  options: { format: 'free-for-all' },
  seed: 3,
  given: {
    active: 'Ann',
    phase: 'main',
    battlefield: { Ann: ['Forest', 'Forest', 'Stump Giant', 'Sky Lancer'], Ben: ['Hill Goat', 'Bog Rat'] },
    hand: { Ann: ['Mountain', 'Fire Bolt', 'Plains'] },
    library: { Ann: ['Plains', 'Plains', 'Plains'], Ben: ['Mountain', 'Mountain', 'Mountain'] },
  },
  steps: [],
}

/** What the page holds of its host: Vue hangs the app on its root element, pinia the stores on itself. */
const hostStore = `[...document.querySelectorAll('body *')].find(one => '__vue_app__' in one).__vue_app__
  .config.globalProperties.$pinia._s.get('host')`

/** Says something to the host over the page's own connection, as no button does, and gives what it answers. */
async function ask<Answer>(page: EnginePage, words: object): Promise<Answer> {
  await page.read(`void (() => {
    globalThis.answered = undefined
    const kept = answer => { globalThis.answered = answer }
    ${hostStore}.request(${JSON.stringify(words)}).then(kept, ({ code }) => kept({ code }))
  })()`)
  const answer = await page.until<Answer & { readonly code?: string }>('the host answers', 'globalThis.answered')
  if (answer.code !== undefined) throw new Error(`${JSON.stringify(words)}: ${answer.code}`)
  return answer
}

/** How a game is begun in which this page is to act. */
const solo = (bots: number): object => ({ solo: { bots, level: 'easy' } })
const begun: { readonly [game in GameId]: object } = {
  'knock-out-whist': solo(3),
  'all-out-brawl': solo(3),
  'knockout-whist': solo(3),
  brawl: solo(1),
  clash: { ...solo(1), scenario: JSON.stringify(duel), seat: 'Ann' },
  referee: { seats: 2, options: { format: 'free-for-all' } },
}
const boards = { brawl: '[data-testid="brawl"]', clash: '[data-testid="clash"]', referee: '[data-testid="referee"]' }

/** Sits down at a table of this game, or in its lobby: gives where that is. */
export async function tableOf(page: EnginePage, game: GameId, inLobby = false): Promise<Stop> {
  const how = inLobby ? { seats: 4 } : begun[game]
  const { table } = await ask<{ readonly table: string }>(page, { say: 'open', game, ...how })
  const hash = `/t/${table}`
  if (inLobby) return { name: `lobby of ${game}`, hash, sees: '[data-testid="lobby"]' }
  if (game === 'referee') {
    await ask(page, { say: 'sit', table, guest: 'Cal' })
    await ask(page, { say: 'start', table })
  }
  const sees = boards[game as keyof typeof boards] ?? '[data-testid="hand"]'
  return { name: game, hash, sees, does: moves[game] }
}

/** Gives up the game at this table. */
export async function gaveUp(page: EnginePage, table: string): Promise<void> {
  const seat = await page.until<string>('is seated', `${hostStore}.tables.get('${table}')?.yours[0]`)
  await ask(page, { say: 'act', table, seat, action: { do: 'concede' } })
}
