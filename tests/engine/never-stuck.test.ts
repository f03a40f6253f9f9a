import { describe, expect, it } from 'vitest'
import { randomFrom, type Random } from '../../src-engine/core/random.ts'
import {
  botAction,
  counted,
  covers,
  games,
  play,
  playable,
  toAct,
  type Json,
  type Match,
} from '../../src-engine/index.ts'
import type { Action, Blank, Offer } from '../../src-engine/index.ts'
import { playsOn, variants } from '../support/drawn-games.ts'

/** A blank filled at random, as wide as it allows; what two keys of `each` may not hold is found by trying. */
function filled(blank: Blank, random: Random): Json {
  if (blank.pick === 'one') return blank.from[random(blank.from.length)]!
  if (blank.pick === 'number') return blank.min + random(blank.max - blank.min + 1)
  if (blank.pick === 'some') {
    const left = [...blank.from]
    const most = Math.min(blank.max, left.length)
    const count = blank.min + random(Math.max(1, most - blank.min + 1))
    return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]!)
  }
  const keys = Object.entries(blank.from).filter(() => random(3) > 0)
  return Object.fromEntries(keys.map(([key, items]) => [key, items[random(items.length)]!]))
}

function actionOf(offer: Offer, random: Random): Action {
  const blanks = Object.entries(offer.blanks).map(([key, blank]) => [key, filled(blank, random)] as const)
  return { do: offer.do, ...Object.fromEntries(blanks) }
}

/** What is wrong with a position: somebody must act, and whoever must, can. */
function stuckIn({ game, state, seats }: Match): string[] {
  if (game.outcome(state) !== undefined) return []
  const waited = game.toAct(state)
  // Where nobody is waited for, as at a paused table, somebody goes on with it.
  const goesOn = (seat: string): boolean => playable(game.offers(state, seat)).length > 0
  if (waited.length === 0) return seats.some(goesOn) ? [] : ['nobody may act']
  return waited
    .filter(seat => !seats.includes(seat) || !game.offers(state, seat).some(offer => playsOn(game.id, offer)))
    .map(seat => `${seat} must act and cannot`)
}

describe.each(Object.keys(games))('%s', id => {
  it('never waits for somebody who cannot act, whoever leaves when; what is offered is taken', () => {
    const wrong: string[] = []
    for (const [at, opening] of variants(games[id]!, 23).entries()) {
      const random = randomFrom(at * 31 + 5)
      let match = opening
      for (let act = 0; act < (id === 'clash' ? 50 : 100) && match.game.outcome(match.state) === undefined; act++) {
        const { game, state, seats } = match
        const note = (what: string): void => void wrong.push(`${JSON.stringify(match.options)}, act ${act}: ${what}`)
        for (const what of stuckIn(match)) note(what)
        if (wrong.length > 0) break
        if (random(30) === 0) {
          const gone = play(match, seats[random(seats.length)]!, { do: 'concede' })
          if (gone.ok) match = gone.match
          continue
        }
        const waited = toAct(match)
        const able = waited.length > 0 ? waited : seats.filter(one => game.offers(state, one).length > 0)
        const seat = able[random(able.length)]!
        const bot = waited.length > 0 && random(12) === 0 ? botAction(match, seat, 'easy', counted(0)) : undefined
        if (bot?.do === 'concede') note(`the bot of ${seat} concedes`)
        const offers = playable(game.offers(state, seat))
        const offer = offers[random(offers.length)]
        if (offer === undefined) continue
        const drawn = bot ?? actionOf(offer, random)
        if (!covers(offers, drawn) && bot === undefined) continue
        const played = play(match, seat, drawn as unknown as Json)
        if (played.ok) match = played.match
        // Of several blanks what fits one may hang on another; with the honour referee what is legal may be gone.
        else if (bot !== undefined || Object.keys(offer.blanks).length < 2)
          note(`${seat} ${JSON.stringify(drawn)}: ${played.refused}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
