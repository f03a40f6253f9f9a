import { z } from 'zod'
import { levels, type Seat } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { keptSettings } from '../../../../src-engine/protocol/table-settings.ts'
import type { StoredTable } from '../../../store/tables.ts'
import { tableSchema, type StoredValue } from '../model/schema.ts'

const read = new WeakMap<StoredTable, StoredValue | undefined>()

/** What is stored of a table, however old; nothing where it makes no sense. Every message of the lobby asks. */
export function valueOf(stored: StoredTable): StoredValue | undefined {
  if (!read.has(stored)) {
    const value = tableSchema.safeParse(stored.setup)
    const older = value.success ? undefined : setupSchema.safeParse(stored.setup)
    const found = value.success ? value.data : older?.success === true ? converted(older.data, stored) : undefined
    read.set(stored, found && asArchived(found, stored))
  }
  return read.get(stored)
}

/** Everybody who sits at a stored table. */
export function namesAt({ places }: StoredValue): string[] {
  return places.flatMap(place => (place.kind === 'open' ? [] : [place.name]))
}

/** The people who have a seat at a stored table. */
export function peopleAt({ places }: StoredValue): string[] {
  return places.flatMap(place => (place.kind === 'person' ? [place.person] : []))
}

/** What versions up to 1.3 kept of a table: who sat where and how it was set. */
const setupSchema = z.object({
  game: z.string(),
  solo: z.boolean(),
  host: z.string(),
  options: z.record(z.string(), z.unknown()),
  ...keptSettings,
  scenario: z.record(z.string(), z.unknown()).optional(),
  held: z.array(z.tuple([z.string(), z.array(z.string())])).optional(),
  places: z.array(
    z.object({
      seat: z.string(),
      kind: z.enum(['open', 'person', 'bot']),
      name: z.string(),
      colour: z.number(),
      avatar: z.string(),
      guest: z.boolean(),
      person: z.string().optional(),
      level: z.enum(levels).optional(),
    }),
  ),
})
type Setup = z.infer<typeof setupSchema>

function converted({ held, options, scenario, ...setup }: Setup, { id, record }: StoredTable): StoredValue {
  const places = setup.places.map(({ kind, person, guest, level, ...shown }, index): StoredValue['places'][number] => {
    if (kind === 'open') return { kind }
    if (kind === 'bot' || person === undefined)
      return { kind: 'bot', ...shown, ...(level === undefined ? {} : { level }) }
    return { kind: 'person', ...shown, person, guest, sitIn: false, asked: false, timeouts: 0, since: index }
  })
  const handsSeen = Object.fromEntries(held ?? seatsByPerson(places))
  return {
    ...setup,
    id,
    places,
    options: options as JsonObject,
    ...(scenario === undefined ? {} : { scenario: scenario as JsonObject }),
    resumed: false,
    devices: [],
    awaited: [],
    phase: record === undefined ? { at: 'lobby', seed: '' } : { at: 'playing', record, handsSeen, paused: false },
  }
}

/** A running table that another version could not set up again waits among those that were archived. */
function asArchived(value: StoredValue, { state }: StoredTable): StoredValue {
  if (state === 'live' || value.phase.at === 'closed') return value
  return { ...value, phase: { at: 'closed', reason: { code: 'put-away' }, archived: value.phase } }
}

function seatsByPerson(places: StoredValue['places']): [string, Seat[]][] {
  const seats = new Map<string, Seat[]>()
  for (const place of places) {
    if (place.kind === 'person') seats.set(place.person, [...(seats.get(place.person) ?? []), place.seat])
  }
  return [...seats]
}
