import { expect, it } from 'vitest'
import {
  fillings,
  games,
  play,
  toAct,
  type Blank,
  type Json,
  type JsonObject,
  type Match,
} from '../../../src-engine/index.ts'
import { clashScenarios, positionsIn } from '../../support/clash-scenarios.ts'

/** In every position that a scenario comes to: what is offered is taken, and what is done was offered. */

const clash = games['clash']!
/** Open at any time, or only another way to pass. */
const aside = new Set(['concede', 'stops', 'yield', 'pass-to', 'undo', 'pass'])

/** What is offered to a seat and refused all the same. */
function refusedOf(match: Match, seat: string): readonly string[] {
  const acts = fillings(clash.offers(match.state, seat)).filter(({ do: kind }) => !aside.has(kind))
  return acts.flatMap(act => {
    const played = play(match, seat, act as unknown as Json)
    return played.ok ? [] : [`${seat} is refused ${JSON.stringify(act)}: ${played.refused}`]
  })
}

/** Names as far as they are printed: a scenario says `Bog Rat` where offers say whose it is. */
function isSame(said: Json, offered: Json): boolean {
  if (typeof said === 'string' && typeof offered === 'string')
    return said === offered || offered.replace(/^\w+:|#\d+$/g, '') === said.replace(/^\w+:|#\d+$/g, '')
  if (!Array.isArray(said) && Array.isArray(offered)) return isSame([said], offered)
  if (Array.isArray(said) && !Array.isArray(offered)) return isSame(said, [offered])
  if (!Array.isArray(said) || !Array.isArray(offered)) return said === offered
  return said.length === offered.length && said.every((item, i) => isSame(item as Json, offered[i] as Json))
}

function holds(blank: Blank, said: Json): boolean {
  if (blank.pick === 'number') return Number(said) >= blank.min && Number(said) <= blank.max
  if (blank.pick === 'one') return blank.from.some(item => isSame(said, item))
  const isOffered = (item: Json): boolean =>
    blank.pick === 'some'
      ? blank.from.some(other => isSame(item, other))
      : Object.entries(blank.from).some(([key, values]) => values.some(value => isSame(item, [key, value])))
  const items = blank.pick === 'some' ? [said].flat() : Object.entries(said as JsonObject)
  const fewest = blank.min ?? 0
  const most = blank.pick === 'some' ? blank.max : Infinity
  return items.length >= fewest && items.length <= most && items.every(item => isOffered(item as Json))
}

/** Whether an action that was taken is among the offers, as far as it says more than whose turn it is for. */
function isOffered(match: Match, seat: string, { do: kind, ...said }: JsonObject): boolean {
  return clash.offers(match.state, seat).some(
    offer =>
      offer.do === kind &&
      Object.entries(said).every(([field, value]) => {
        const blank = offer.blanks[field]
        const isAside = aside.has(String(kind))
        return blank === undefined || (isAside && kind !== 'yield') ? isAside : holds(blank, value!)
      }),
  )
}

it.each(clashScenarios)('%s', file => {
  const wrong: string[] = []
  for (const { match, seat, action, next } of positionsIn(file)) {
    for (const waited of toAct(match)) wrong.push(...refusedOf(match, waited))
    if (next !== undefined && !isOffered(match, seat, action))
      wrong.push(`${seat} is not offered ${JSON.stringify(action)}`)
    // What one yields to one need not yield to again.
    if (action['do'] === 'yield' && action['to'] !== 'my-turn' && next !== undefined && isOffered(next, seat, action))
      wrong.push(`${seat} is offered ${JSON.stringify(action)} once more`)
  }
  expect(wrong).toEqual([])
})
