import { refusalCodesOf } from '../../support/refusal-codes.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allCards, card, cardNamed } from '../../../src-engine/clash/book.ts'
import type { Card, EffectList } from '../../../src-engine/clash/cards/card.ts'
import { keywords } from '../../../src-engine/clash/cards/keywords.ts'
import { effectKinds } from '../../../src-engine/clash/effects/handlers/effects.ts'
import type { ClashEvent } from '../../../src-engine/clash/events.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { formatIds } from '../../../src-engine/formats/index.ts'
import { games, play, readScenario, start, type Json, type JsonObject } from '../../../src-engine/index.ts'
import { seatWords, withNested } from '../../support/clash-cards.ts'
import { textOf } from '../../../src-renderer/words/en/clash-cards/text.ts'

// Each kind of effect, event, keyword, refusal, reference card and seat card is seen at work in some scenario.

const home = join(import.meta.dirname, '../../scenarios/clash')

/** What all scenarios of Clash come to: cards that did something or lay on the battlefield, keywords, refusals. */
const done = new Set<string>()
const lain = new Set<string>()
const shown = new Set<string>()
const refused = new Set<string>()
/** Events that are told. */
const eventsSeen = new Set<string>()
/** Formats in which somebody leaves while something is on the stack. */
const leftIn = new Set<string>()

for (const file of readdirSync(home)) {
  const read = readScenario(readFileSync(join(home, file), 'utf8'))
  if (!read.ok) throw new Error(`${file}: ${read.error}`)
  const { seats, options, given, seed, steps } = read.scenario as unknown as JsonObject & {
    readonly seats: readonly string[]
    readonly seed: number
    readonly steps: readonly JsonObject[]
  }
  const begun = start(games['clash']!, { seats, options: options ?? {}, given: given ?? {}, seed })
  // A scenario of what can't be set up has nothing to look at.
  if (!begun.ok) continue
  let { match } = begun
  for (const { event } of begun.events) eventsSeen.add(String(event.type))
  const look = (): void => {
    const permanents = match.game.open(match.state)['permanents'] as { readonly [name: string]: JsonObject }
    for (const thing of Object.values(permanents)) {
      lain.add(String(thing['card']))
      for (const word of thing['keywords'] as readonly string[]) shown.add(word)
    }
  }
  look()
  for (const { by, refused: code, ...action } of steps) {
    if (by === undefined) continue
    if (code !== undefined) refused.add(String(code))
    if (action['do'] === 'concede') {
      const { format, threads } = match.state as ClashState
      if (threads.some(thread => thread.stack.length > 0)) leftIn.add(format.rules.format)
    }
    const played = play(match, String(by), action as Json)
    if (!played.ok) continue
    for (const { event } of played.events) {
      eventsSeen.add(String(event.type))
      if (event.type === 'resolved') done.add(String(event['card']))
    }
    match = played.match
    look()
  }
}

function doings(one: Card): readonly EffectList[] {
  return [...(one.spell ? [one.spell] : []), ...(one.modes ?? []), ...(one.triggers ?? []), ...(one.abilities ?? [])]
}

it('Clash: each kind of effect is run in a scenario', () => {
  const run = new Set(
    [...done].flatMap(name => doings(card(name)).flatMap(one => one.effects.flatMap(withNested).map(each => each.do))),
  )
  expect(effectKinds.filter(kind => !run.has(kind))).toEqual([])
})

/** A new event stands here, or this does not compile. */
const eventTypes = {
  opened: true,
  pack: true,
  picked: true,
  building: true,
  built: true,
  mulligan: true,
  kept: true,
  phase: true,
  drew: true,
  land: true,
  cast: true,
  ability: true,
  trigger: true,
  resolved: true,
  countered: true,
  fizzled: true,
  entered: true,
  left: true,
  tapped: true,
  untapped: true,
  damaged: true,
  prevented: true,
  control: true,
  moved: true,
  attached: true,
  counters: true,
  attack: true,
  block: true,
  discarded: true,
  milled: true,
  searched: true,
  returned: true,
  asked: true,
  crown: true,
  bounty: true,
  collected: true,
  truce: true,
  answered: true,
  'taken-back': true,
  loop: true,
  'turn-begins': true,
  'turn-ends': true,
  'turn-waits': true,
  'turn-removed': true,
  'fewer-turns': true,
  'position-gone': true,
  life: true,
  'knocked-out': true,
  points: true,
  spoils: true,
  over: true,
} as const satisfies { readonly [Type in ClashEvent['type']]: true }

it('Clash: each event is told in a scenario', () => {
  expect(Object.keys(eventTypes).filter(type => !eventsSeen.has(type))).toEqual([])
})

it('Clash: each keyword is on the battlefield in a scenario', () => {
  expect(keywords.filter(word => !shown.has(word))).toEqual([])
})

it('Clash: each refusal is given in a scenario', () => {
  expect(refusalCodesOf('clash')!.filter(code => !refused.has(code))).toEqual([])
})

it('Clash: somebody leaves in mid-stack in each format (CLA-9)', () => {
  expect(formatIds.filter(format => !leftIn.has(format))).toEqual([])
})

const reference = [
  'Ruin of Hosts',
  'Gushing Well',
  'Quiet Mist',
  'Healing Draught',
  'Call from the Crypt',
  'Borrowed Blade',
  'Send Home',
  'Fire Bolt',
  'Embers for All',
  'Grave Walker',
  'Barrow Keeper',
  'River Sage',
  'Relearning',
  'Iron Wall',
  'Plains Pony',
  'Reef Crab',
  'Bog Rat',
  'Hill Goat',
  'Forest Bear',
  'Sky Lancer',
  'Blood Oath',
]

it('Clash: each reference card and each card about where people sit is played in a scenario', () => {
  const seated = allCards.filter(one => seatWords.test(textOf(one))).map(one => one.name)
  expect(seated.length).toBeGreaterThanOrEqual(24)
  const named = [...reference, ...seated]
  expect(named.filter(name => cardNamed(name) === undefined)).toEqual([])
  expect(named.filter(name => !done.has(name) && !lain.has(name))).toEqual([])
})
