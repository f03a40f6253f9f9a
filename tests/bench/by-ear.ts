import { setTimeout as later } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { ClashView, QuestionView } from '../../src-engine/clash/view/types.ts'
import { cardNamed } from '../../src-engine/clash/cards/book.ts'
import { manaValue } from '../../src-engine/clash/cards/cost.ts'
import type { Offer } from '../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../src-engine/core/json.ts'
import { Listener, type Heard } from '../support/by-ear.ts'
import { duel } from '../support/e2e-clash.ts'
import { builtHost } from '../support/e2e-host.ts'
import { join, type TestClient } from '../support/host-client.ts'
import { ok, opened, seatOf, tableOf } from '../support/host-play.ts'
import { browserHere } from './browser.ts'
import type { Row } from './row.ts'

// One plain player at two lines: it keeps its hand, plays a land and whatever its mana allows, aims at the first by name,
// attacks with all and never blocks. At the one it reads Chromium's accessibility tree and presses keys, at the other it is
// sent views and says actions. Who can play as well by ear as by eye wins as many duels here as there.

/** Duels at each line; `KNOCKABOUT_DUELS=100` plays more. */
const duels = Number(process.env.KNOCKABOUT_DUELS ?? 10)
const patience = 300_000

const game = (seed: number): { readonly scenario: object } => ({
  scenario: {
    title: `Duel ${seed}`,
    game: 'clash',
    seats: ['Ann', 'Ben'],
    seed,
    options: { format: 'free-for-all', stops: 'default' },
  },
})

/** The first by name, not one's own where anything else may be aimed at. */
function aim(names: readonly string[], own: (name: string) => boolean): string {
  return names.filter(name => !own(name)).toSorted()[0] ?? names.toSorted()[0]!
}

async function wonByEar(page: Page, url: string, seed: number): Promise<boolean> {
  await duel(page, url, { bots: 1, level: 'easy', ...game(seed) })
  const listener = await Listener.at(page)
  let tried = new Set<string>()
  const act = async (choices: readonly Heard[]): Promise<boolean> => {
    const by = (key: string): Heard | undefined => choices.find(one => one.shortcut === key && !one.disabled)
    const press = async (key: string): Promise<boolean> => (await listener.key(key), true)
    const isOpen = (one: Heard): boolean => one.description.startsWith('May be chosen') && !one.pressed
    const open = choices.filter(isOpen)
    if (by('K')) return press('K')
    if (by('1')) return press('1')
    if (by('D')) return press('D')
    if (by('Y')) return press('Y')
    if (by('A')) return press('A')
    // Of one attacker there is no “all”.
    const declares = by('N')?.name === 'No attack'
    if (open.length > 0 && (!by('N') || declares)) {
      const names = open.map(({ name }) => name)
      const name = aim(names, one => one.startsWith('You'))
      return listener.pressThat(one => one.name === name && isOpen(one))
    }
    const number = choices.find(one => one.name === 'Done' && one.shortcut === '')
    if (number) return listener.pressNow(number)
    const card = choices.find(one => /^(Cast|Play this land)/.test(one.description) && !tried.has(one.name))
    if (by('E') && card) {
      tried.add(card.name)
      return listener.pressNow(card)
    }
    for (const key of ['R', 'N', 'B', 'G', 'E', 'X']) {
      if (!by(key)) continue
      if (key === 'B' || key === 'E') tried = new Set()
      return press(key)
    }
    return false
  }
  const end = await listener.playUntil(/^(You win!|.+ wins!|A draw)$/, act, patience)
  return end === 'You win!'
}

/** What the plain player says at the socket, of what it is shown and offered; nothing where others are awaited. */
function said(view: ClashView, offers: readonly Offer[], me: string, tried: Set<string>): JsonObject | undefined {
  const offered = (what: string): Offer | undefined => offers.find(one => one.do === what)
  const own = (name: string): boolean => name === me || view.permanents[name]?.controller === me
  if (offered('keep')) return { do: 'keep' }
  const question = view.pending?.seat === me ? view.pending : undefined
  if (question?.options) return answer(question, offers, own)
  const attack = offered('attack')?.blanks['attackers']
  if (attack?.pick === 'each') {
    const attackers = Object.fromEntries(Object.entries(attack.from).map(([name, to]) => [name, (to as string[])[0]!]))
    return Object.keys(attackers).length > 0 ? { do: 'attack', attackers } : { do: 'pass' }
  }
  if (!offered('pass')) return undefined
  const { active, stack = [], phase = '' } = view
  if (active !== me || stack.length > 0 || !phase.startsWith('main')) return { do: 'pass' }
  const hand = (view.seats[me]?.hand ?? []).toSorted((a, b) => worth(a) - worth(b) || a.localeCompare(b))
  for (const card of hand) {
    if (tried.has(card)) continue
    const offer = offers.find(
      ({ do: what, blanks }) =>
        (what === 'land' || (what === 'cast' && !blanks['from'])) &&
        blanks['card']?.pick === 'one' &&
        blanks['card'].from.includes(card),
    )
    if (offer === undefined) continue
    tried.add(card)
    return { do: offer.do, ...Object.fromEntries(Object.entries(offer.blanks).map(([k, one]) => [k, fill(one, own)])) }
  }
  tried.clear()
  return { do: 'pass-to', phase: phase === 'main' ? 'attack' : 'end' }
}

function worth(name: string): number {
  const card = cardNamed(name)
  return card === undefined || card.isLand ? -1 : manaValue(card.manaCost)
}

/** Targets as by ear, as much X as there is, else the first of each. */
function fill(blank: Offer['blanks'][string], own: (name: string) => boolean): Json {
  if (blank.pick === 'number') return blank.max
  if (blank.pick !== 'one') return []
  const lists = blank.from.filter(one => Array.isArray(one)) as string[][]
  if (lists.length === 0) return blank.from[0]!
  const first = aim([...new Set(lists.map(([name]) => name!))], own)
  const left = lists.filter(([name]) => name === first)
  const second = aim([...new Set(left.map(([, name]) => name ?? ''))], own)
  return left.find(([, name]) => (name ?? '') === second)!
}

function answer(question: QuestionView, offers: readonly Offer[], own: (name: string) => boolean): JsonObject {
  const { kind, options = [], count } = question
  const [least, most] = [question.min ?? count ?? 1, question.max ?? count ?? 1]
  if (kind === 'may') return { do: 'choose', pick: options[0]! }
  const rest = [...options]
  const picked = Array.from({ length: least }, () => rest.splice(rest.indexOf(aim(rest, own)), 1)[0]!)
  if (offers.some(one => one.do === 'discard')) return { do: 'discard', cards: picked }
  return { do: 'choose', pick: most === 1 && picked.length === 1 ? picked[0]! : picked }
}

async function wonAtSocket(ann: TestClient, seed: number): Promise<boolean> {
  const { scenario } = game(seed)
  const table = await opened(ann, 'clash', { solo: { bots: 1, level: 'easy' }, scenario: JSON.stringify(scenario) })
  const me = seatOf(ann)
  const tried = new Set<string>()
  let seq = -1
  const until = Date.now() + patience
  for (;;) {
    const shown = ann.views.get(me)
    const view = shown?.table === table ? (shown.view as unknown as ClashView) : undefined
    if (tableOf(ann, table).phase === 'over') return view!.winners?.includes(me) ?? false
    const action = view === undefined || shown!.seq === seq ? undefined : said(view, shown!.offers ?? [], me, tried)
    if (action !== undefined) {
      seq = shown!.seq
      await ok(ann, { say: 'act', table, seat: me, action } as never)
    } else if (Date.now() > until) throw new Error(`The game never ended: ${JSON.stringify(shown).slice(0, 600)}`)
    else await later(5)
  }
}

export async function rows(): Promise<readonly Row[]> {
  const host = await builtHost({ pace: [0, 1] })
  const browser = await browserHere()
  const ann = await join(host.port, { name: 'Ann' })
  const won = { ear: 0, socket: 0 }
  try {
    for (let seed = 1; seed <= duels; seed++) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
      const [ear, socket] = [await wonByEar(page, host.url, seed), await wonAtSocket(ann, seed)]
      await page.close()
      won.ear += Number(ear)
      won.socket += Number(socket)
      process.stderr.write(`duel ${seed}: ${ear ? 'won' : 'lost'} by ear, ${socket ? 'won' : 'lost'} at the socket\n`)
    }
  } finally {
    ann.close()
    await browser.close()
    await host.end()
  }
  return [
    {
      what: `Clash by ear and key: won of ${duels} duels against an easy bot`,
      value: won.ear,
      unit: 'duels',
      beside: { what: 'the same player at the socket', value: won.socket },
    },
  ]
}
