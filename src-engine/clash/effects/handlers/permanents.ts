import { keywordSet, protections } from '../../cards/keywords.ts'
import type { Handlers } from './handler.ts'

/** What is done to things on the battlefield and on the stack. */
export const things: Handlers<
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
  destroy: { run: ({ what }, scope, deeds) => deeds.destroy(scope.things(what)) },
  exile: { run: ({ what }, scope, deeds) => deeds.send(scope.things(what), 'exile') },
  tap: {
    run: ({ what }, scope, deeds) => {
      for (const thing of scope.things(what)) deeds.tap(thing)
    },
  },
  untap: {
    run: ({ what }, scope, deeds) => {
      for (const thing of scope.things(what)) deeds.untap(thing)
    },
  },
  bonus: {
    run: ({ what, power = 0, toughness = 0, gains, loses }, scope, deeds) => {
      const change = {
        power: scope.amount(power),
        toughness: scope.amount(toughness),
        gains: keywordSet(gains),
        loses: keywordSet(loses),
      }
      for (const thing of scope.things(what)) deeds.bonus(thing, change)
    },
  },
  set: {
    run: ({ what, power, toughness }, scope, deeds) => {
      for (const thing of scope.things(what)) deeds.set(thing, power, toughness)
    },
  },
  counters: {
    run: ({ what, amount }, scope, deeds) => {
      const count = scope.amount(amount)
      for (const thing of scope.things(what)) deeds.counters(thing, count)
    },
  },
  control: {
    run: ({ what, who = 'you', until, gains, tapAfter = false }, scope, deeds) => {
      const to = scope.players(who)[0]
      if (to === undefined) return
      for (const thing of scope.things(what)) {
        deeds.control(thing, to, until, tapAfter)
        if (gains !== undefined) deeds.bonus(thing, { power: 0, toughness: 0, gains: keywordSet(gains), loses: 0 })
      }
    },
  },
  token: {
    run: ({ token, amount, who = 'you' }, scope, deeds) => {
      const count = scope.amount(amount)
      for (const seat of scope.players(who)) deeds.token(seat, token, count)
    },
  },
  counter: {
    run: ({ what }, scope, deeds) => {
      const spell = scope.spell(what)
      if (spell !== undefined) deeds.counter(spell)
    },
  },
  move: {
    run: ({ what, to }, scope, deeds) => {
      const territory = scope.players(to)[0]
      if (territory === undefined) return
      for (const thing of scope.things(what)) deeds.move(thing, territory)
    },
  },
  attach: {
    run: ({ to }, scope, deeds) => {
      const [thing, host] = [scope.things('this')[0], scope.things(to)[0]]
      if (thing !== undefined && host !== undefined) deeds.attach(thing, host)
    },
  },
  protect: {
    run: ({ what }, scope, deeds) => {
      const { colour } = scope.behalf
      if (colour === undefined) return
      const change = { power: 0, toughness: 0, gains: protections([colour]), loses: 0 }
      for (const thing of scope.things(what)) deeds.bonus(thing, change)
    },
  },
}
