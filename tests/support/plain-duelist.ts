import { setTimeout as later } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { ClashView, QuestionView } from '../../src-engine/clash/view/types.ts'
import { cardNamed } from '../../src-engine/clash/book.ts'
import { manaValue } from '../../src-engine/clash/cards/cost.ts'
import type { Offer } from '../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../src-engine/core/json.ts'
import type { RecordsAnswer } from '../../src-engine/protocol/asks.ts'
import { Listener, type Heard } from './by-ear.ts'
import { duel } from './e2e-clash.ts'
import { ask } from './e2e-table.ts'
import type { TestClient } from './host-client.ts'
import { asked, ok, opened, seatOf, tableOf } from './host-play.ts'

// One plain player at two lines: it keeps its hand, plays a land and whatever its mana allows, aims at the first by name,
// attacks with all and never blocks. At the one it reads Chromium's accessibility tree and presses keys, at the other it is
// sent views and says actions. Whoever is told as much by ear as by eye plays the very same duel.

const patience = 300_000

const usual = { format: 'free-for-all' }

/** A duel as it was played: what was done, by whom, and how it ended. */
export interface PlayedDuel {
  readonly steps: readonly JsonObject[]
  readonly digest: string
  readonly isWon: boolean
}

/** What may be aimed at, by the name of its card or player. */
interface Target {
  readonly name: string
  readonly own: boolean
}

/** The first by name, not one's own where anything else may be aimed at; of equal ones the first that is read. */
function aim<T extends Target>(at: readonly T[]): T {
  const others = at.filter(one => !one.own)
  return (others.length > 0 ? others : at).toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))[0]!
}

const colours = new Set(['White', 'Blue', 'Black', 'Red', 'Green'])

/** Plays a duel against an easy bot by ear and key. */
export async function duelByEar(page: Page, url: string, options: object = {}): Promise<PlayedDuel> {
  await duel(page, url, { bots: 1, level: 'easy', options: { ...usual, ...options } })
  const listener = await Listener.at(page)
  let tried = new Set<string>()
  let me = ''
  const target = (one: Heard): Target & { readonly heard: Heard } => {
    const [name = ''] = one.name.split(/, | \(/)
    const isOwn = one.within === 'Your battlefield' || name === 'You' || one.name.endsWith(`(${me})`)
    return { name, own: isOwn, heard: one }
  }
  await listener.playUntil(
    /^(You win!|.+ wins!|A draw)$/,
    async choices => {
      const by = (key: string): Heard | undefined => choices.find(one => one.shortcut === key && !one.disabled)
      const press = async (key: string): Promise<boolean> => (await listener.key(key), true)
      const isOpen = (one: Heard): boolean => one.description.startsWith('May be chosen') && !one.pressed
      const open = choices.filter(isOpen)
      me = choices.flatMap(one => /^You \((.+?)\),/.exec(one.name)?.[1] ?? [])[0] ?? me
      // Both keep their hands at the same time: one waits for the other, so that the record is the same at both lines.
      if (by('K') && choices.some(one => one.name.endsWith(', is to act'))) return false
      for (const key of ['K', '1', 'D', 'A']) if (by(key)) return press(key)
      // The key also stands for letting a card pass whenever it comes.
      if (by('Y')?.name === 'Yes') return press('Y')
      // Of one attacker there is no “all”.
      const declares = by('N')?.name === 'No attack'
      // In what order blockers are dealt their damage is left as it is, at both lines.
      if (open.length > 0 && !by('G') && (!by('N') || declares)) {
        const { name, within } = aim(open.map(target)).heard
        return listener.pressThat(one => one.name === name && one.within === within && isOpen(one))
      }
      const colour = choices.find(one => colours.has(one.name))
      if (colour) return listener.pressNow(colour)
      const number = choices.find(one => one.name === 'Done' && one.shortcut === '')
      if (number) return listener.pressNow(number)
      const card = choices.find(one => /^(Cast|Play this land)/.test(one.description) && !tried.has(one.name))
      if (by('E') && !by('G') && card) {
        tried.add(card.name)
        // A land on the battlefield has the name of one in the hand.
        return listener.pressThat(one => one.name === card.name && one.within === card.within, card)
      }
      for (const key of ['R', 'N', 'B', 'G', 'E', 'X']) {
        if (!by(key)) continue
        if (key === 'B' || key === 'E') tried = new Set()
        return press(key)
      }
      return false
    },
    patience,
  )
  return played((what, about) => ask(page, { say: 'ask', what, about }))
}

/** Plays the same duel at the socket. */
export async function duelAtSocket(ann: TestClient, options: object = {}): Promise<PlayedDuel> {
  const about = { options: { ...usual, ...options }, solo: { bots: 1, level: 'easy' } }
  const table = await opened(ann, 'clash', about)
  const me = seatOf(ann)
  const tried = new Set<string>()
  let seq = -1
  const until = Date.now() + patience
  while (tableOf(ann, table).phase !== 'over') {
    const shown = ann.views.get(me)
    const view = shown?.table === table ? (shown.view as unknown as ClashView) : undefined
    const action = view === undefined || shown!.seq === seq ? undefined : said(view, shown!.offers ?? [], me, tried)
    if (action !== undefined) {
      seq = shown!.seq
      await ok(ann, { say: 'act', table, seat: me, action } as never)
    } else if (Date.now() > until) throw new Error(`The game never ended: ${JSON.stringify(shown).slice(0, 600)}`)
    else await later(5)
  }
  return played((what, about) => asked(ann, what, about))
}

/** The asker's latest game, as its record has it. */
async function played(ask: (what: string, about: object) => Promise<unknown>): Promise<PlayedDuel> {
  const { records } = (await ask('records', {})) as RecordsAnswer
  const { id, winners, mine } = records[0]!
  const { scenario } = (await ask('record', { record: id })) as { readonly scenario: JsonObject }
  return {
    // A page adds the ids of what it names: the same things.
    steps: (scenario['steps'] as unknown as JsonObject[]).map(({ ids: _ids, ...step }) => step),
    digest: String(scenario['digest']),
    isWon: winners.some(seat => mine.includes(seat)),
  }
}

/** What the plain player says at the socket, of what it is shown and offered; nothing where others are awaited. */
function said(view: ClashView, offers: readonly Offer[], me: string, tried: Set<string>): JsonObject | undefined {
  const offered = (what: string): Offer | undefined => offers.find(one => one.do === what)
  const lies = Object.keys(view.permanents)
  const inHand = ['discard', 'hand-size', 'bottom'].includes(view.pending?.kind ?? '')
  const first = (names: readonly string[]): string => {
    // What lies on the table is read as it lies there, a list as it stands; a card in the hand may be called like a thing.
    const isOnTable = !inHand && names.every(id => id in view.permanents || id in view.seats)
    const targets = names.map(id => {
      const thing = isOnTable ? view.permanents[id] : undefined
      const plain = id.replace(/^\w+:/, '').replace(/#\d+$| \(\d+\)$/, '')
      const own = id === me || (thing?.controller ?? id.split(':')[0]) === me
      return { id, name: thing?.card ?? (id === me ? 'You' : plain), own }
    })
    return aim(isOnTable ? targets.toSorted((a, b) => lies.indexOf(a.id) - lies.indexOf(b.id)) : targets).id
  }
  if (offered('keep')) return view.toAct.some(one => one !== me) ? undefined : { do: 'keep' }
  const question = view.pending?.seat === me ? view.pending : undefined
  if (question?.options) return answer(question, offers, first)
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
    const offer = offers.find(({ blanks }) => blanks['card']?.pick === 'one' && blanks['card'].from.includes(card))
    if (offer === undefined || (offer.do !== 'land' && offer.do !== 'cast') || offer.blanks['from']) continue
    tried.add(card)
    const filled = Object.entries(offer.blanks).map(([key, one]) => [key, fill(one, first)])
    return { do: offer.do, ...Object.fromEntries(filled), card }
  }
  tried.clear()
  return { do: 'pass-to', phase: phase === 'main' ? 'attack' : 'end' }
}

function worth(name: string): number {
  const card = cardNamed(name)
  return card === undefined || card.isLand ? -1 : manaValue(card.manaCost)
}

/** Targets one after the other as by ear, as much X as there is, else the first of each. */
function fill(blank: Offer['blanks'][string], first: (names: readonly string[]) => string): Json {
  if (blank.pick === 'number') return blank.max
  if (blank.pick !== 'one') return []
  let lists = blank.from.filter(one => Array.isArray(one)) as string[][]
  if (lists.length === 0) return typeof blank.from[0] === 'string' ? first(blank.from as string[]) : blank.from[0]!
  const chosen: string[] = []
  for (;;) {
    const next = [...new Set(lists.flatMap(list => list[chosen.length] ?? []))]
    if (next.length === 0) return chosen
    chosen.push(first(next))
    lists = lists.filter(list => list[chosen.length - 1] === chosen.at(-1))
  }
}

function answer(
  question: QuestionView,
  offers: readonly Offer[],
  first: (names: readonly string[]) => string,
): JsonObject {
  const { kind, options = [], count } = question
  const least = question.min ?? count ?? 1
  const choose = (picked: readonly string[]): JsonObject => {
    const isSingle = offers.some(one => one.do === 'choose' && one.blanks['pick']?.pick === 'one')
    return { do: 'choose', pick: isSingle && picked.length === 1 ? picked[0]! : [...picked] }
  }
  // Two ways that are written out: the first.
  if (['may', 'vote', 'gift', 'deal'].includes(kind)) return choose(options.slice(0, 1))
  const rest = [...options]
  const picked = Array.from({ length: least }, () => rest.splice(rest.indexOf(first(rest)), 1)[0]!)
  if (offers.some(one => one.do === 'discard')) return { do: 'discard', cards: picked }
  return choose(picked)
}
