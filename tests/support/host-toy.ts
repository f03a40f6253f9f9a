import { z } from 'zod'
import { anyGame, type AnyGame, type Game, type GameView } from '../../src-engine/core/game.ts'

// A game without turns in a few lines: cards numbered from 1 lie in each hand, and are thrown on one pile by anybody at any time.

interface State {
  readonly hands: { readonly [seat: string]: number }
  readonly pile: readonly string[]
  readonly goal: number
}
type Throw = { readonly do: 'throw'; readonly card: number } | { readonly do: 'stop' }
type View = GameView & { readonly pile: readonly string[]; readonly next: { readonly [seat: string]: number } }

const toAct = ({ hands, pile, goal }: State): readonly string[] => (pile.length >= goal ? [] : Object.keys(hands))

const race: Game<
  State,
  Throw,
  { type: string; by: string; card: number },
  View,
  'gone',
  { goal: number; levelling: boolean },
  object
> = {
  id: 'race',
  rulesVersion: 1,
  seats: { min: 2, max: 12, best: 4 },
  options: [
    {
      key: 'goal',
      kind: 'number',
      min: 1,
      max: 100_000,
      default: 100,
    },
    { key: 'levelling', kind: 'switch', default: false },
  ],
  actions: {
    schema: z.union([
      z.strictObject({ do: z.literal('throw'), card: z.int() }),
      z.strictObject({ do: z.literal('stop') }),
    ]),
    tableOnly: ['stop'],
  },
  setup: ({ seats, options }) => ({
    ok: true,
    events: [],
    state: { hands: Object.fromEntries(seats.map(seat => [seat, 1])), pile: [], goal: options.goal },
  }),
  toAct,
  offers: (state, seat) =>
    state.pile.length >= state.goal
      ? []
      : [{ do: 'throw', blanks: { card: { pick: 'one', from: [state.hands[seat] ?? 1] } } }],
  apply: (state, seat, action) => {
    if (action.do === 'stop') return { ok: true, events: [], state: { ...state, goal: state.pile.length } }
    if (action.card !== state.hands[seat] || state.pile.length >= state.goal) return { ok: false, refused: 'gone' }
    return {
      ok: true,
      events: [{ to: 'all', event: { type: 'thrown', by: seat, card: action.card } }],
      state: {
        ...state,
        hands: { ...state.hands, [seat]: action.card + 1 },
        pile: [...state.pile, `${seat} ${action.card}`],
      },
    }
  },
  open: state => ({ toAct: toAct(state), pile: state.pile.slice(-20), next: state.hands }),
  own: () => undefined,
  redacted: state => state,
  digestedView: state => ({ pile: state.pile }),
  outcome: state =>
    state.pile.length < state.goal
      ? undefined
      : { winners: [state.pile.at(-1)?.split(' ')[0] ?? ''], draw: false, places: [], sides: false },
  scenario: { given: z.object({}), chapter: () => 'race' },
  bot: ({ offers }) => ({ do: 'throw', card: offers[0]?.blanks['card'] === undefined ? 0 : 1 }),
  time: {
    pace: 'realtime',
    reactionMs: { easy: 1500, normal: 750, hard: 500, master: 380 },
    evenLag: options => options['levelling'] === true,
    timers: state =>
      state.goal === 77 ? [{ key: 'end', afterMs: 150, by: Object.keys(state.hands)[0]!, action: { do: 'stop' } }] : [],
  },
}

export const toys: { readonly [id: string]: AnyGame } = { race: anyGame(race) }
