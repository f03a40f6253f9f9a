import { commitmentTo, jointSeed } from '../../../../src-engine/protocol/joint-seed.ts'
import { no } from '../../context/refusal.ts'
import { step, type By, type Given, type Step, type Stepped } from './acts.ts'
import { deal } from './deal.ts'
import { isHere, personAt, type FreshSeed, type Lobby, type Table } from './table.ts'

// A deal no machine decides alone: every device that is here adds a part to the seed (protocol/joint-seed.ts). The host is bound to its own
// by the lobby's seed, whose hash all have by then.

type Draw = NonNullable<Lobby['draw']>
/** So often it is drawn again where a device keeps its part back. */
const mostTries = 3

/** The cards are dealt: at once, or as soon as everybody's device has added its part to the seed. */
export function begin(table: Table, given: Given): Stepped {
  const { phase } = table
  if (phase.at !== 'lobby' || table.solo || !table.joint) return deal(table, given)
  if (drawing(phase) !== undefined) return step(table)
  const people = [...new Set(table.places.flatMap(place => personAt(place) ?? []))].filter(one => isHere(table, one))
  if (people.length === 0) return deal(table, given)
  // What could not be dealt is refused now, and nobody is asked for anything.
  const tried = deal(table, given)
  return 'refused' in tried ? tried : step(asking(table, phase, people, []))
}

/** The parts that are still to come, where a seed is being drawn together. */
export function drawing({ draw }: Lobby): Draw | undefined {
  return draw === undefined || draw.parts.length === 0 ? undefined : draw
}

/** Whether everybody is bound, so that the parts may be shown. */
export function areBound({ parts }: Draw): boolean {
  return parts.every(one => one.commitment !== undefined)
}

/** A device binds itself to a part. */
export function bind(table: Table, by: By, commitment: string): Stepped {
  const asked = askedOf(table, by)
  if (asked === undefined || asked.mine.commitment !== undefined) return no('no-part')
  return step(withPart(table, asked.phase, by, { commitment }))
}

/** A device shows its part. With the last one the cards are dealt. */
export function showPart(table: Table, by: By, part: string, given: Given): Stepped {
  const asked = askedOf(table, by)
  if (asked === undefined || !areBound(asked.draw) || asked.mine.part !== undefined) return no('no-part')
  if (commitmentTo(part) !== asked.mine.commitment) return no('wrong-part')
  const shown = withPart(table, asked.phase, by, { part })
  const draw = shown.phase.at === 'lobby' ? shown.phase.draw : undefined
  const parts = (draw?.parts ?? []).flatMap(({ person, commitment, part: one }) =>
    one === undefined || commitment === undefined ? [] : [{ person, commitment, part: one }],
  )
  if (draw === undefined || parts.length < draw.parts.length) return step(shown)
  const own = asked.phase.seed
  const { draw: _done, ...phase } = asked.phase
  const made = deal({ ...table, phase: { ...phase, seed: jointSeed(own, parts) as FreshSeed } }, given)
  if ('refused' in made || made.table.phase.at !== 'playing') return made
  const joint = { own, parts, ...(draw.without === undefined ? {} : { without: draw.without }) }
  return { ...made, table: { ...made.table, phase: { ...made.table.phase, joint } } }
}

/** Time is up: whoever has not bound themselves, or does not show their part, is left out, and it is drawn again. */
export function drawnLate(table: Table, given: Given): Step {
  const { phase } = table
  const draw = phase.at === 'lobby' ? drawing(phase) : undefined
  if (phase.at !== 'lobby' || draw === undefined) return step(table)
  const late = draw.parts.filter(one => (areBound(draw) ? one.part : one.commitment) === undefined)
  const without = [...(draw.without ?? []), ...late.map(one => one.person)]
  const tries = (draw.tries ?? 1) + 1
  const left = draw.parts.flatMap(({ person }) => (without.includes(person) ? [] : [person]))
  // The old seed is bound to what was shown beside it.
  const fresh: Lobby = { ...phase, seed: given.seed }
  if (tries > mostTries || left.length === 0)
    return step({ ...table, phase: { ...fresh, draw: { parts: [], without } } })
  return step(asking(table, fresh, left, without, tries))
}

/** Whoever sits down, gets up or sets the table meanwhile ends the draw: it was for other seats or other rules. */
export function withoutStaleDraw(before: Table, after: Table): Table {
  const { phase } = after
  if (phase.at !== 'lobby' || phase.draw === undefined || before.phase.at !== 'lobby') return after
  const same = before.places === after.places && before.options === after.options && before.game === after.game
  if (same || before.phase.draw === undefined) return after
  const { draw: _ended, ...rest } = phase
  return { ...after, phase: rest }
}

function asking(table: Table, phase: Lobby, people: readonly string[], without: readonly string[], tries = 1): Table {
  const draw: Draw = {
    parts: people.map(person => ({ person })),
    ...(without.length === 0 ? {} : { without }),
    ...(tries === 1 ? {} : { tries }),
  }
  return { ...table, phase: { ...phase, draw } }
}

function askedOf({ phase }: Table, { person }: By) {
  const draw = phase.at === 'lobby' ? drawing(phase) : undefined
  const mine = draw?.parts.find(one => one.person === person)
  return phase.at !== 'lobby' || draw === undefined || mine === undefined ? undefined : { phase, draw, mine }
}

function withPart(table: Table, phase: Lobby, { person }: By, added: Partial<Draw['parts'][number]>): Table {
  const parts = (phase.draw?.parts ?? []).map(one => (one.person === person ? { ...one, ...added } : one))
  return { ...table, phase: { ...phase, draw: { ...phase.draw, parts } } }
}
