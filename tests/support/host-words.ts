import * as fc from 'fast-check'
import { games, toAct } from '../../src-engine/index.ts'
import { fillings } from '../../src-engine/core/offers.ts'
import { commitmentTo } from '../../src-engine/protocol/joint-seed.ts'
import { canonical, type Json } from '../../src-engine/core/json.ts'
import { guessKinds } from '../../src-engine/night/guesses.ts'
import { helpLevels } from '../../src-engine/protocol/coaching.ts'
import type { Person } from '../../src-engine/protocol/person.ts'
import { usualSettings } from '../../src-engine/protocol/usual-settings.ts'
import type { Act, By, Given, Step } from '../../src-main/host/table/model/acts.ts'
import { reducerFor } from '../../src-main/host/table/model/reduce.ts'
import type { StoredValue } from '../../src-main/host/table/model/schema.ts'
import { settle } from '../../src-main/host/table/model/settle.ts'
import {
  isHere,
  matchAt,
  openPlace,
  personAt,
  placeOf,
  seatsOf,
  taken,
  type FreshSeed,
  type Table,
} from '../../src-main/host/table/model/table.ts'

const people: readonly Person[] = ['Ann', 'Ben', 'Cal', 'constructor'].map((name, i) => ({
  id: `p${i}`,
  name,
  colour: i,
  avatar: '',
}))
/** What this person's device adds to a seed. */
const partOf = (person: string): string => commitmentTo(person).slice(0, 32)
const reduce = reducerFor(games)
export const times = { graceMs: 1000, emptyMs: 5000, countdownMs: 3000, quorumMs: 4000, drawMs: 1000 }

/** A table as `open` makes it, before anybody sits. */
export function opened(game: string): Table {
  return {
    id: 'table',
    solo: false,
    game: games[game]!,
    host: 'p0',
    places: Array.from({ length: 4 }, () => openPlace),
    options: {},
    ...usualSettings,
    timer: 5,
    level: 'easy',
    thinking: 20,
    fill: games[game]!.ownCards !== true,
    resumed: false,
    devices: [{ number: 0, who: people[0]! }],
    awaited: [],
    phase: { at: 'lobby', seed: '0'.repeat(32) as FreshSeed },
  }
}

export interface Word {
  readonly what: string
  readonly who: number
  readonly pick: number
}
const whats = (
  'come come go lapse lapse sit sit guest stand leave sit-in here bot-here pause pause pause set fill game bot remove arrange lot start ' +
  'start rematch close rename rename act act act act act act end end end undo timeout seen seen halt resume restart ' +
  'joint bind bind bind part part draw-late ' +
  'open go-on hurry hurry choose archive setting ' +
  'to-lobby to-lobby ready ready deal-in deal-in deal-in let-back hand-over lock quorum quiet guess guess help'
).split(' ')
export const word: fc.Arbitrary<Word> = fc.record({
  what: fc.constantFrom(...whats),
  who: fc.nat(people.length - 1),
  pick: fc.nat(1000),
})

/** Words as text, each with the number of the person, and of its pick where that is not 0: `sit0 sit1 fill0/1 start0`. */
export function story(text: string): Word[] {
  return text.split(' ').map(one => {
    const [, what, who, pick] = /^([a-z-]+)(\d)(?:\/(\d+))?$/.exec(one)!
    return { what: what!, who: Number(who), pick: Number(pick ?? 0) }
  })
}

/** What somebody would say who means this word, as the table stands. */
function actOf(table: Table, { what, who, pick }: Word): Act | undefined {
  const person = people[who]!
  const by: By = { person: person.id, owner: false }
  const place = table.places[pick % table.places.length]
  const seat = place === undefined || place.kind === 'open' ? '' : place.seat
  const match = matchAt(table)
  switch (what) {
    case 'come':
    case 'go': {
      const those = people.filter(({ id }) => isHere(table, id) === (what === 'go'))
      const one = those[pick % Math.max(1, those.length)] ?? person
      // Everybody has two devices.
      const device = people.indexOf(one) + (pick % 3 === 0 ? people.length : 0)
      return what === 'go' ? { do: 'go', device } : { do: 'come', device, who: one }
    }
    case 'open': {
      // The first act of a table or none.
      const isNew = table.phase.at === 'lobby' && taken(table.places).length === 0
      return isNew ? { do: what, by, who: person, device: who, standsBy: pick % 3 === 0 } : undefined
    }
    case 'choose':
      return {
        do: what,
        by,
        seat: seatsOf(table, person.id)[0] ?? seat,
        key: 'decks',
        ...(pick % 2 ? { value: 7 } : {}),
      }
    case 'setting':
      return {
        do: 'set',
        by,
        change: [{ timer: pick % 60 }, { level: 'hard' as const }, { coach: true }, { options: {} }][pick % 4]!,
      }
    case 'archive':
      return pick % 20 === 0 ? { do: what, reason: { code: 'nobody-left' } } : undefined
    case 'hurry':
      return { do: what, by }
    case 'go-on':
      return { do: what }
    case 'lapse': {
      const { awaited } = table
      return { do: 'lapse', person: awaited[pick % Math.max(1, awaited.length)] ?? person.id }
    }
    case 'sit':
      return { do: 'sit', by, who: person, device: who, ...(pick % 2 === 0 ? {} : { place: pick % 4 }) }
    case 'guest':
      return { do: 'sit', by, who: person, guest: ['Gus', 'Ann', 'toString'][pick % 3] }
    case 'here':
    case 'bot-here':
      return { do: 'here', by, seat: seatsOf(table, person.id)[0] ?? seat, sitIn: what === 'bot-here' }
    case 'stand':
      return { do: 'stand', by, seat: seatsOf(table, person.id)[0] ?? seat }
    case 'remove':
      return { do: what, by, seat }
    case 'sit-in':
      return { do: what, by, seat, silent: pick % 2 === 0 ? [] : table.devices.map(({ number }) => number) }
    case 'restart':
      return pick % 5 === 0 ? { do: what } : undefined
    case 'resume':
      return table.phase.at === 'closed' || pick % 10 === 0 ? { do: what, by } : undefined
    case 'leave':
      return { do: what, by, device: who }
    case 'seen':
    case 'start':
    case 'rematch':
    case 'to-lobby':
      return { do: what, by }
    case 'ready':
    case 'deal-in':
      return { do: what, by, on: pick % 4 !== 0 }
    case 'help':
      return { do: what, by, level: helpLevels[pick % 3]! }
    case 'guess':
      return { do: what, by, about: guessKinds[pick % 3]!, on: seat }
    case 'quiet':
      return { do: what, by, on: pick % 3 !== 0, ...(pick % 2 === 0 ? { person: person.id } : {}) }
    case 'let-back':
      return { do: what, by, person: table.sentAway?.[0]?.person ?? person.id }
    case 'hand-over':
      return { do: what, by, person: people[pick % people.length]!.id }
    case 'bind':
      return { do: what, by, commitment: commitmentTo(partOf(person.id)) }
    case 'part':
      return { do: what, by, part: partOf(person.id) }
    case 'draw-late':
      return { do: what }
    case 'joint':
      return { do: 'set', by, change: { joint: pick % 2 === 0 } }
    case 'lock':
      return { do: 'set', by, change: { locked: pick % 12 === 0 } }
    case 'quorum':
      return { do: what }
    case 'close':
      return pick % 20 === 0 ? { do: 'close', by } : undefined
    case 'pause':
      return { do: 'pause', by, on: pick % 4 === 0 }
    case 'set':
      return { do: 'set', by, change: { seats: 1 + (pick % 5) } }
    case 'fill':
      return { do: 'set', by, change: { fill: pick % 2 === 0 } }
    case 'game':
      return { do: 'set', by, change: { game: pick % 3 === 0 ? 'referee' : 'knock-out-whist' } }
    case 'bot':
      return { do: 'bot', by, place: pick % 4 }
    case 'arrange': {
      const order = taken(table.places).map(one => one.seat)
      return {
        do: 'arrange',
        by,
        order: pick % 3 === 0 ? order.map((one, at) => order[at % 2] ?? one) : order.toReversed(),
      }
    }
    case 'lot':
      return { do: 'arrange', by, order: [] }
    case 'rename':
      return { do: 'rename', who: { ...person, name: ['Ann', 'Gus', 'Table'][pick % 3]! } }
    case 'timeout':
      return { do: 'timeout', seat: (match && toAct(match)[0]) ?? seat }
    case 'halt':
      return { do: 'halt' }
    case 'undo': {
      const [first] = match?.seats ?? []
      const hers = first === undefined ? undefined : personAt(placeOf(table, first))
      if (first === undefined || hers === undefined) return undefined
      return { do: 'act', seat: first, action: { do: 'undo' }, by: { person: hers, owner: false } }
    }
    default: {
      if (match === undefined) return undefined
      const seats = what === 'end' ? match.seats : toAct(match)
      const actor = seats[pick % Math.max(1, seats.length)] ?? seat
      const ways = fillings(match.game.offers(match.state, actor)).filter(
        way => (way.do === 'concede') === (what === 'end'),
      )
      const action = ways[pick % Math.max(1, ways.length)] as never
      const owner = personAt(placeOf(table, actor))
      if (action === undefined) return undefined
      return { do: 'act', seat: actor, action, ...(owner === undefined ? {} : { by: { person: owner, owner: false } }) }
    }
  }
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const one of Object.values(value)) if (Array.isArray(one) || one?.constructor === Object) freeze(one)
  return value
}

type Must = (holds: boolean, what: string) => void

/**
 * Plays the words and shows every table on the way, the one before and what follows from it. Gives what did not hold of
 * all that `each` says must.
 */
export function play(
  words: readonly Word[],
  game: string,
  each: (
    must: Must,
    before: Table,
    after: Table,
    settled: ReturnType<typeof settle>,
    act: Act,
    step: Step,
    given: Given,
  ) => void,
  from = opened(game),
): string[] {
  let table = freeze(from)
  const wrong: string[] = []
  words.forEach((one, index) => {
    const act = actOf(table, one)
    if (act === undefined || (table.phase.at === 'closed' && act.do !== 'resume')) return
    const given: Given = {
      now: index,
      seed: (index + 1).toString(16).padStart(32, '0') as FreshSeed,
      record: `record ${index}`,
      lot: (index + 7).toString(16).padStart(32, 'f'),
      leftMs: { [`turn ${index % 2 === 0 ? 'Ann' : 'Ben'}`]: 1000 + index },
    }
    const must: Must = (holds, what) => {
      if (!holds) wrong.push(`${act.do}: ${what}`)
    }
    const made = reduce(table, act, given)
    if ('refused' in made) {
      must(made.refused.text !== '', 'a refusal has words')
      return
    }
    const after = freeze(made.table)
    each(must, table, after, settle(table, after, [made], times), act, made, given)
    table = after
  })
  return wrong
}

/** What is on disk of a table whenever nothing is on its way there: all but who looks on, who has seen the last trick, and a countdown. */
export function onDisk(value: StoredValue | undefined): string {
  if (value === undefined) return ''
  const { devices: _devices, awaited: _awaited, phase, ...rest } = value
  const places = value.places.map(place => ({ ...place, missedFrom: undefined }))
  return canonical([
    { ...rest, places },
    { ...phase, seen: undefined, countdown: undefined, seed: undefined },
  ] as unknown as Json)
}
