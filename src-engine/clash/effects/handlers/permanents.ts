import { keywordSetOf, protections } from '../../cards/keywords.ts'
import { giveBonus, setNumbers } from '../continuous.ts'
import { attach, counterSpell, giveControl, moveTo, putCounters, tap, untap } from '../control.ts'
import { destroy, leave, makeTokens } from '../zones.ts'
import { idsOf, type Handlers } from './handler.ts'

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
  destroy: { run: ({ what }, scope, cause) => destroy(cause, idsOf(scope.things(what))) },
  exile: { run: ({ what }, scope, { tx, turn }) => leave(tx, turn, idsOf(scope.things(what)), 'exile') },
  tap: { run: ({ what }, scope, { tx }) => tap(tx, ...idsOf(scope.things(what))) },
  untap: { run: ({ what }, scope, { tx }) => untap(tx, idsOf(scope.things(what))) },
  bonus: {
    run: ({ what, power = 0, toughness = 0, gains, loses, lasts }, scope, cause) => {
      const change = {
        power: scope.amount(power),
        toughness: scope.amount(toughness),
        gains: keywordSetOf(gains),
        loses: keywordSetOf(loses),
      }
      for (const thing of scope.things(what))
        giveBonus(cause, thing, change, lasts === undefined ? undefined : scope.you)
    },
  },
  set: {
    run: ({ what, power, toughness }, scope, cause) => {
      for (const thing of scope.things(what)) setNumbers(cause, thing, power, toughness)
    },
  },
  counters: {
    run: ({ what, amount }, scope, { tx }) => {
      const count = scope.amount(amount)
      for (const thing of scope.things(what)) putCounters(tx, thing, count)
    },
  },
  control: {
    run: ({ what, who = 'you', until, gains, tapAfter = false }, scope, cause) => {
      const to = scope.players(who)[0]
      if (to === undefined) return
      for (const thing of scope.things(what)) {
        giveControl(cause, thing, to, until, tapAfter)
        if (gains !== undefined)
          giveBonus(cause, thing, { power: 0, toughness: 0, gains: keywordSetOf(gains), loses: 0 })
      }
    },
  },
  token: {
    run: ({ token, amount, who = 'you' }, scope, cause) => {
      const count = scope.amount(amount)
      for (const seat of scope.players(who)) makeTokens(cause, seat, token, count)
    },
  },
  counter: {
    run: ({ what }, scope, cause) => {
      const spell = scope.spell(what)
      if (spell !== undefined) counterSpell(cause, spell)
    },
  },
  move: {
    run: ({ what, to }, scope, { tx, turn }) => {
      const territory = scope.players(to)[0]
      if (territory === undefined) return
      for (const thing of scope.things(what)) moveTo(tx, turn, thing.id, territory)
    },
  },
  attach: {
    run: ({ to }, scope, { tx }) => {
      const [thing, host] = [scope.things('this')[0], scope.things(to)[0]]
      if (thing !== undefined && host !== undefined) attach(tx, thing.id, host.id)
    },
  },
  protect: {
    run: ({ what }, scope, cause) => {
      const { colour } = scope.context
      if (colour === undefined) return
      const change = { power: 0, toughness: 0, gains: protections([colour]), loses: 0 }
      for (const thing of scope.things(what)) giveBonus(cause, thing, change)
    },
  },
}
