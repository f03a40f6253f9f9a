import { keywordSetOf, protections } from '../../cards/keywords.ts'
import type { Handlers } from './handler.ts'

/** What is done to things on the battlefield and on the stack. */
export const permanents: Handlers<
  | 'destroy'
  | 'exile'
  | 'tap'
  | 'untap'
  | 'bonus'
  | 'set'
  | 'counters'
  | 'control'
  | 'token'
  | 'counter'
  | 'move'
  | 'attach'
  | 'protect'
> = {
  destroy: { run: ({ what }, scope, api) => api.destroy(scope.things(what)) },
  exile: { run: ({ what }, scope, api) => api.send(scope.things(what), 'exile') },
  tap: {
    run: ({ what }, scope, api) => {
      for (const thing of scope.things(what)) api.tap(thing)
    },
  },
  untap: {
    run: ({ what }, scope, api) => {
      for (const thing of scope.things(what)) api.untap(thing)
    },
  },
  bonus: {
    run: ({ what, power = 0, toughness = 0, gains, loses, lasts }, scope, api) => {
      const change = {
        power: scope.amount(power),
        toughness: scope.amount(toughness),
        gains: keywordSetOf(gains),
        loses: keywordSetOf(loses),
      }
      for (const thing of scope.things(what)) api.bonus(thing, change, lasts === undefined ? undefined : scope.you)
    },
  },
  set: {
    run: ({ what, power, toughness }, scope, api) => {
      for (const thing of scope.things(what)) api.set(thing, power, toughness)
    },
  },
  counters: {
    run: ({ what, amount }, scope, api) => {
      const count = scope.amount(amount)
      for (const thing of scope.things(what)) api.counters(thing, count)
    },
  },
  control: {
    run: ({ what, who = 'you', until, gains, tapAfter = false }, scope, api) => {
      const to = scope.players(who)[0]
      if (to === undefined) return
      for (const thing of scope.things(what)) {
        api.control(thing, to, until, tapAfter)
        if (gains !== undefined) api.bonus(thing, { power: 0, toughness: 0, gains: keywordSetOf(gains), loses: 0 })
      }
    },
  },
  token: {
    run: ({ token, amount, who = 'you' }, scope, api) => {
      const count = scope.amount(amount)
      for (const seat of scope.players(who)) api.token(seat, token, count)
    },
  },
  counter: {
    run: ({ what }, scope, api) => {
      const spell = scope.spell(what)
      if (spell !== undefined) api.counter(spell)
    },
  },
  move: {
    run: ({ what, to }, scope, api) => {
      const territory = scope.players(to)[0]
      if (territory === undefined) return
      for (const thing of scope.things(what)) api.move(thing, territory)
    },
  },
  attach: {
    run: ({ to }, scope, api) => {
      const [thing, host] = [scope.things('this')[0], scope.things(to)[0]]
      if (thing !== undefined && host !== undefined) api.attach(thing, host)
    },
  },
  protect: {
    run: ({ what }, scope, api) => {
      const { colour } = scope.context
      if (colour === undefined) return
      const change = { power: 0, toughness: 0, gains: protections([colour]), loses: 0 }
      for (const thing of scope.things(what)) api.bonus(thing, change)
    },
  },
}
