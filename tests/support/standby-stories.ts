import * as fc from 'fast-check'
import { make, moves, newWorld, sound, type World } from './standby-world.ts'

/** A host with so many devices, its standby agreed on, and two writes on both disks. */
export function agreed(devices: number): World {
  const world = newWorld()
  for (let count = 0; count < devices; count++) make(world, 'sit', 0)
  for (const move of ['write', 'link', 'all arrives', 'agree', 'all arrives', 'write', 'all arrives'])
    make(world, move, 0)
  sound(world)
  return world
}
/** These show their tickets at the standby. */
export const vote = (world: World, ...devices: readonly number[]): void => {
  for (const one of devices) make(world, 'vote', one - 1)
}

const any = fc.record({
  move: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...moves.often) },
    { weight: 4, arbitrary: fc.constantFrom(...moves.plain) },
    { weight: 4, arbitrary: fc.constantFrom(...moves.odd) },
    { weight: 1, arbitrary: fc.constantFrom(...moves.rare) },
  ),
  at: fc.nat(11),
})
const one = (move: string) => fc.record({ move: fc.constant(move), at: fc.nat(11) })
/** What goes wrong by a plan comes to more than what goes wrong by lot: half of it is left out, in places. */
const plan = fc.constantFrom(
  [
    'host sees a cut',
    'to device',
    'from device',
    'write',
    'to device',
    'from device',
    'vote',
    'link',
    'all arrives',
    'agree',
  ],
  ['standby sees a cut', 'vote', 'vote', 'write', 'write there', 'vote', 'host sees a cut', 'to device', 'from device'],
  ['sit', 'agree', 'to standby', 'host sees a cut', 'standby sees a cut', 'vote', 'to device', 'from device', 'vote'],
  [
    'sit',
    'agree',
    'write',
    'to standby',
    'to host',
    'to device',
    'write',
    'standby sees a cut',
    'vote',
    'vote',
    'vote',
  ],
  [
    'host restarts',
    'write',
    'sit',
    'link',
    'all arrives',
    'agree',
    'all arrives',
    'host is gone',
    'standby sees a cut',
    'vote',
    'vote',
  ],
  [
    'standby loses its disk',
    'link',
    'write',
    'to standby',
    'agree',
    'to standby',
    'all arrives',
    'agree',
    'all arrives',
  ],
)
const planned = fc
  .tuple(
    plan,
    fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }),
    fc.array(fc.nat(11), { minLength: 11, maxLength: 11 }),
  )
  .map(([steps, kept, at]) =>
    steps.flatMap((move, index) => (kept[index] === true || index % 2 === 0 ? [{ move, at: at[index] ?? 0 }] : [])),
  )
/** What machines, devices and lines do, by lot and by plans that go wrong. */
export const story = fc
  .array(
    fc.oneof(
      { weight: 2, arbitrary: planned },
      { weight: 1, arbitrary: fc.array(any, { maxLength: 8 }) },
      { weight: 1, arbitrary: fc.array(one('vote'), { maxLength: 3 }) },
    ),
    { minLength: 2, maxLength: 12 },
  )
  .map(parts => parts.flat())
