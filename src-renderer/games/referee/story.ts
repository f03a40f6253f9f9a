import { isList, isObject, type Json } from '../../../src-engine/core/json.ts'
import type { HeldTurn } from '../../../src-engine/formats/index.ts'
import type { RefereeEvent, Witnessed } from '../../../src-engine/referee/events.ts'
import type { RefereeView } from '../../../src-engine/referee/view.ts'
import type { Names, Story } from '../../table/contract.ts'
import { outScenes, type OutShown } from '../../table/stage/out-scene.ts'
import type { Scene, Staging } from '../../table/stage/scene.ts'
import { seat, seats, tell, type Entries } from '../../table/story/story.ts'
import { choiceLabel, formatList, t } from '../../words/index.ts'
import { awardsOf } from './awards.ts'
import { counterName } from './labels.ts'

/** Times left, in seconds, that are announced; the clock's events come far more often. */
const tellTime = new Set([1800, 900, 600, 300, 120, 60, 30, 10])
/** So many seconds before the end each of them is heard. */
const lastSeconds = 60

const kinds = {
  seat,
  by: seat,
  of: seat,
  to: seat,
  from: seat,
  in: seat,
  goes: seat,
  seats,
  winners: seats,
  name: counterName,
}

const entries: Entries<'referee', RefereeEvent, typeof kinds> = {
  opened: {
    log: ({ seats: who }, { format }) =>
      t('referee.caption.opened', { format: choiceLabel('referee', 'format', format), who }),
  },
  'turn-begins': {},
  'turn-ends': {},
  'turn-waits': { log: (_told, event, names) => heldText(event, names) },
  'turn-removed': { isNews: true },
  'position-gone': {},
  'fewer-turns': {
    log: ({ allowed: n, goes: who }) => t('referee.caption.fewer-turns', { n, who }),
    sound: 'trump',
    isNews: true,
  },
  life: {
    log({ from, ...told }, event) {
      const team = told.team ? '-team' : ''
      const params = { ...told, n: Math.abs(told.amount) }
      if (told.amount > 0) return t(`referee.caption.life-gained${team}`, params)
      if (from === undefined || event.from === event.seat) return t(`referee.caption.life-lost${team}`, params)
      return t(`referee.caption.life-lost-from${team}`, { ...params, from })
    },
  },
  'knocked-out': {
    log({ by, why, ...told }) {
      if ((why === 'eliminated' || why === 'life') && by !== undefined)
        return t(`referee.caption.out-${why}-by`, { ...told, by })
      return t(`referee.caption.out-${why}`, told)
    },
    sound: 'out',
    isNews: true,
  },
  points: {
    log({ of = '', ...told }) {
      const points = t('referee.points', { n: Math.abs(told.points) })
      return t(`referee.caption.points-${told.for}`, { ...told, points, of })
    },
    sound: 'trick',
  },
  moved: {
    log: told => t('referee.caption.moved', { ...told, creatures: t('referee.creatures', { n: told.creatures }) }),
  },
  'came-home': { log: told => t('referee.caption.came-home', { ...told, n: told.creatures }) },
  died: { log: told => t('referee.caption.died', { ...told, n: told.creatures, where: told.in }) },
  spoils: { isNews: true },
  over: {
    log({ why, draw, winners: who }, { winners: { length: n } }) {
      if (why === 'library-empty') return t('referee.caption.drawn-library')
      if (draw) return t('referee.caption.drawn')
      return t(why === 'points' || why === 'last-in' ? `referee.caption.wins-${why}` : 'referee.caption.wins', {
        who,
        n,
      })
    },
    sound: 'fanfare',
  },
  undone: { log: (told, { by, of }) => t(by === of ? 'referee.caption.undone-own' : 'referee.caption.undone', told) },
  objected: {},
  counter: {
    log({ from, ...told }) {
      const params = { ...told, now: told.count }
      const way = told.amount > 0 ? 'up' : 'down'
      if (from === undefined) return t(`referee.caption.counter-${way}`, params)
      return t(`referee.caption.counter-from-${way}`, { ...params, from })
    },
  },
  witnessed: { log: (_told, event, names) => drawn(event, names), sound: 'knock' },
  deck: {
    log({ cards, ...told }) {
      const fits = told.fits ? 'fits' : 'wrong'
      if (cards === undefined) return t(`referee.caption.deck-${fits}`, told)
      return t(`referee.caption.deck-cards-${fits}`, { ...told, cards })
    },
  },
  judged: {
    log: (told, { changes }, names) =>
      t('referee.caption.judged', { ...told, changes: formatList(judged(changes, names)) }),
    sound: 'knock',
    isNews: true,
  },
  paused: {
    log: ({ why, ...told }) =>
      why === undefined ? t('referee.caption.paused', told) : t('referee.caption.paused-why', { ...told, why }),
    sound: 'refused',
  },
  resumed: {},
  clock: {
    log: ({ seconds }) =>
      seconds === 0 ? t('referee.caption.no-clock') : t('referee.caption.clock', { time: time(seconds) }),
  },
  extended: {
    log({ seconds, why }) {
      const params = { time: time(seconds) }
      return why === undefined
        ? t('referee.caption.extended', params)
        : t('referee.caption.extended-why', { ...params, why })
    },
    isNews: true,
  },
  time: {
    log({ left }) {
      if (left === 0) return t('referee.caption.time-up')
      return tellTime.has(left) ? t('referee.caption.time-left', { time: time(left) }) : ''
    },
    sound: ({ left }) => (left === 0 ? 'knock' : left <= lastSeconds ? 'tick' : undefined),
  },
}

/** Why a turn waits, in words: for `turn-waits` and for each entry of a view's `held`. */
export function heldText({ seat: waits, behind, sharers }: HeldTurn, names: Names): string {
  const who = names(waits)
  if (behind.length === 0) return t('referee.caption.may-begin', { who })
  const params = { who, behind: seats(behind, names) }
  if (sharers.length === 0) return t('referee.caption.waits-near', params)
  return t('referee.caption.waits-shared', { ...params, sharers: seats(sharers, names), n: sharers.length })
}

function drawn({ by, kind, sides = 6, result }: Witnessed, names: Names): string {
  const who = names(by)
  const picked = names(String(result))
  switch (kind) {
    case 'coin':
      return t(`referee.caption.coin-${result === 'heads' ? 'heads' : 'tails'}`, { who })
    case 'dice': {
      const dice = isList(result) ? result.map(Number) : []
      const params = { who, sides, rolled: formatList(dice.map(String)) }
      if (dice.length === 1) return t('referee.caption.die', params)
      return t('referee.caption.dice', { ...params, n: dice.length, sum: dice.reduce((a, b) => a + b, 0) })
    }
    case 'opponent':
    case 'player':
      return t(`referee.caption.${kind}`, { who, picked })
    case 'first-player':
      return t('referee.caption.first-player', { picked })
  }
}

/** What a judge changed, each thing as it stands from now on. */
function judged(changes: { readonly [what: string]: Json | undefined }, names: Names): readonly string[] {
  const listed = (value: Json | undefined): readonly string[] =>
    isList(value) ? value.map(String) : typeof value === 'string' ? [value] : []
  const totals = (value: Json | undefined): readonly (readonly [string, number])[] =>
    isObject(value) ? Object.entries(value).map(([one, total]) => [names(one), Number(total)]) : []
  const turns = listed(changes['turn'])
  const swapped = listed(changes['swap'])
  return [
    ...(swapped.length === 0 ? [] : [t('referee.judged.swap', { who: seats(swapped, names) })]),
    ...listed(changes['in']).map(one => t('referee.judged.in', { who: names(one) })),
    ...totals(changes['life']).map(([name, n]) => t('referee.judged.life', { who: name, n })),
    ...totals(changes['points']).map(([name, n]) =>
      t('referee.judged.points', { who: name, points: t('referee.points', { n }) }),
    ),
    ...listed(changes['out']).map(one => t('referee.judged.out', { who: names(one) })),
    ...listed(changes['endTurn']).map(one => t('referee.judged.turn-ends', { who: names(one) })),
    ...(turns.length === 0 ? [] : [t('referee.judged.turn', { who: seats(turns, names), n: turns.length })]),
  ]
}

function time(seconds: number): string {
  const rest = seconds % 60
  const minutes = t('lobby.wishes.minutes', { n: Math.floor(seconds / 60) })
  if (seconds < 60) return t('lobby.wishes.seconds', { n: rest })
  return rest === 0 ? minutes : t('referee.minutes-seconds', { minutes, rest })
}

/** Dice, a coin, somebody at random: it turns over, and then lies there. */
export interface DrawShown {
  readonly at: 'rolling' | 'drawn'
  readonly drawn: Witnessed
}
export type RefereeShown = OutShown | DrawShown
type RefereeScene = Scene<RefereeView, RefereeEvent, RefereeShown>

const times = { rolling: 900, drawn: 4500, leastDrawn: 1500 } as const

/** What is shown by itself at a table with a referee: what was drawn by chance, and who goes out. */
const staging: Staging<RefereeView, RefereeEvent> = {
  scenes(arrived): readonly RefereeScene[] {
    const { before: view, events } = arrived
    const draws = events.flatMap((event): readonly RefereeScene[] => {
      if (event.type !== 'witnessed') return []
      const { rolling, drawn, leastDrawn } = times
      return [
        { shown: { at: 'rolling', drawn: event }, view, tells: [], ms: rolling, leastMs: rolling },
        { shown: { at: 'drawn', drawn: event }, view, tells: [event], ms: drawn, leastMs: leastDrawn },
      ]
    })
    return [...draws, ...outScenes(arrived)]
  },
  isShownAgain: ({ shown }) => (shown as RefereeShown).at === 'drawn',
}

const told = tell('referee', kinds, entries)
export const { caption, soundsOf } = told
export const isNews = ({ type }: RefereeEvent): boolean => entries[type].isNews === true
export const story: Story<RefereeView, RefereeEvent> = { ...told, awards: awardsOf, staging }
