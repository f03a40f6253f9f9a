import type { Seat } from '../../../src-engine/core/game.ts'
import { faceOf, type Card } from '../../../src-engine/brawl/cards.ts'
import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { Names, Story } from '../../table/contract.ts'
import type { Arrived, Scene, Staging } from '../../table/stage/scene.ts'
import { seat, seats, tell, unsaid, type Entries, type Told } from '../../table/story/story.ts'
import { t } from '../../words/index.ts'
import { awardsOf } from './awards.ts'
import { cardName, oneCard } from './cards/card-text.ts'
import { passing } from './last-seconds.ts'
import type { BrawlShown } from './props.ts'

const kinds = {
  seat,
  by: seat,
  to: seat,
  owner: seat,
  leader: seat,
  against: seat,
  winner: seat,
  seats,
  judges: seats,
  winners: seats,
  card: oneCard,
}
type ToldOf<T extends BrawlEvent['type']> = Told<Extract<BrawlEvent, { readonly type: T }>, typeof kinds>

/** Its Base by its owner and number. */
function atBase<T extends { readonly owner: string; readonly base: number }>(told: T) {
  return { ...told, base: t('brawl.caption.the-base', { owner: told.owner, base: told.base + 1 }) }
}
const called = (card: Card): string => t('brawl.call.card', { card: cardName(card) })

/** What comes too often for a sentence has none; significant cards are called out, Hits are not. */
const entries: Entries<'brawl', BrawlEvent, typeof kinds> = {
  round: { log: told => (told.round === 1 ? '' : t('brawl.caption.round', { ...told, who: told.seats })) },
  knock: { sound: 'knock' },
  begin: { call: () => t('brawl.call.begin'), sound: 'your-turn' },
  turn: { log: unsaid },
  draw: { log: unsaid, sound: 'deal' },
  take: { log: unsaid, sound: 'deal' },
  discard: { log: unsaid, sound: 'play' },
  play: {
    log(told, { by, of, card }, names) {
      const side = by === of ? t('brawl.caption.own-side') : t('brawl.caption.other-side', { who: names(of) })
      const params = { ...told, side, base: told.base + 1 }
      const { kind } = faceOf(card)
      if (kind === 'hit' || kind === 'hit2') return ''
      return t(
        kind === 'block' || kind === 'dodge' || kind === 'press' ? `brawl.caption.${kind}` : 'brawl.caption.play',
        params,
      )
    },
    again: ({ who, base }, { card }) => t('brawl.caption.again', { who, card: cardName(card), base: base + 1 }),
    sound: 'play',
  },
  base: {
    log: told => t('brawl.caption.base', { ...told, edge: t(`brawl.caption.${told.edge}`) }),
    call: () => called('base'),
    sound: 'play',
  },
  clear: { log: told => t('brawl.caption.clear', atBase(told)), call: () => called('clear'), sound: 'trick' },
  freeze: {
    log({ leader, ...told }) {
      if (leader === undefined) return t('brawl.caption.freeze', atBase(told))
      return t('brawl.caption.freeze-kept', { ...atBase(told), leader })
    },
    call: () => called('freeze'),
    sound: 'trump',
  },
  reverse: {
    log: told => t(told.reversed ? 'brawl.caption.reverse' : 'brawl.caption.reverse-back', atBase(told)),
    call: () => called('reverse'),
    sound: 'tick',
  },
  modify: {
    log: told => t('brawl.caption.modify', atBase(told)),
    call: (_told, { card }) => called(card),
    sound: 'play',
  },
  tag: { call: () => t('brawl.call.tag'), sound: 'knock' },
  'ask-in': { call: () => t('brawl.tools.tag-me') },
  done: {},
  foul: { log: told => t('brawl.caption.foul', atBase(told)), sound: 'refused' },
  'foul-stops': { log: (told, { judges }) => t('brawl.caption.foul-stops', { ...told, n: judges.length }) },
  rule: { log: told => t(`brawl.caption.rule-${told.verdict}`, told) },
  'take-back': {},
  concede: {},
  'base-won': { log: won },
  game: {
    log({ winner: who, wins }) {
      const score = Object.values(wins).join(' : ')
      return who === undefined ? t('brawl.caption.game-drawn', { score }) : t('brawl.caption.game', { who, score })
    },
  },
  tied: { log: told => t('brawl.caption.tied', { who: told.seats, bases: t('brawl.bases', { n: told.bases }) }) },
  over: {
    log(told, { winners: { length: n } }) {
      const why = t(`brawl.caption.why.${told.why}`)
      return told.draw
        ? t('brawl.caption.over-draw', { why })
        : t('brawl.caption.over-won', { why, who: told.winners, n })
    },
  },
}

function won({ base: at, winner: who, forfeit, reversed }: ToldOf<'base-won'>): string {
  const base = at + 1
  if (who === undefined) return t('brawl.caption.won-nobody', { base })
  const how = forfeit ? 'won-forfeit' : reversed ? 'won-fewest' : 'won'
  return t(`brawl.caption.${how}`, { base, who })
}

type BrawlScene = Scene<BrawlView, BrawlEvent, BrawlShown>
type Won = Extract<BrawlEvent, { type: 'base-won' }>

/** The events of the count. */
const counts: readonly BrawlEvent['type'][] = ['base-won', 'game', 'tied', 'round', 'over']

/** A Base among all of a table's, by one word. */
export const baseKey = (zone: string, id: number): string => `${zone} ${id}`

/** Milliseconds to look at each Base that is counted: fewer where there are many, and where another round waits. */
function countMs(bases: number, ended: boolean): number {
  return Math.max(150, Math.min(1400, (ended ? 6000 : 2800) / Math.max(1, bases)))
}

/** No scene delays those who play in real time; the TV shows the last seconds again, and then counts Base by Base. */
const staging: Staging<BrawlView, BrawlEvent> = {
  scenes(arrived): readonly BrawlScene[] {
    const { before, after, events, viewer } = arrived
    if (viewer !== 'table' || before.phase !== 'play') return []
    const won = events.filter(event => event.type === 'base-won')
    if (won.length === 0) return []
    const tells = events.filter(event => !counts.includes(event.type))
    // After a round or a game that another follows, the Bases that are counted lie there no longer.
    const board = after.phase === 'over' ? uncounted(after, before) : { ...before, toAct: [] }
    const [first, ...rest] = counted(arrived, board, won)
    return [{ ...first!, tells: [...tells, ...first!.tells] }, ...rest]
  },
  passes(passed, arrived) {
    const { before, after, events } = arrived
    // It is no part of them, and what was before it is none either.
    if (before.phase !== 'play') return { passed: [], scenes: [] }
    const isLast = after.phase === 'over'
    const view = isLast ? uncounted(after, before) : after
    return passing(passed, arrived, { view, tells: events.filter(event => !counts.includes(event.type)), isLast })
  },
}

/** The board as it lies at the end, before anybody has counted it. */
function uncounted(after: BrawlView, before: BrawlView): BrawlView {
  const { result: _result, ...board } = after
  return { ...board, phase: before.phase, score: before.score, toAct: [] }
}

function counted(
  { before, after, events }: Arrived<BrawlView, BrawlEvent>,
  view: BrawlView,
  won: readonly Won[],
): readonly BrawlScene[] {
  const ms = countMs(won.length, after.phase === 'over')
  const end = events.find(event => event.type === 'over' || event.type === 'game')
  const left = new Map(Object.entries(end?.bases ?? before.score))
  const add = (seat: Seat | undefined, n: number): void => {
    if (seat !== undefined && left.has(seat)) left.set(seat, Math.max(0, left.get(seat)! + n))
  }
  // What was not won at a Base, as by the forfeit of another, stands from the beginning.
  for (const { winner } of won) add(winner, -1)
  return won.map((event, at) => {
    add(event.winner, 1)
    const shown = {
      at: 'count',
      zone: event.zone,
      id: event.id,
      before: won.slice(0, at).map(one => baseKey(one.zone, one.id)),
    } as const
    return { shown, view: { ...view, score: Object.fromEntries(left) }, tells: [event], ms, leastMs: ms }
  })
}

const told = tell('brawl', kinds, entries)
export const { caption, soundsOf } = told
export const callOf = (event: BrawlEvent, names: Names): string => told.said('call', event, names) ?? ''
export const story: Story<BrawlView, BrawlEvent> = { ...told, awards: awardsOf, staging }
