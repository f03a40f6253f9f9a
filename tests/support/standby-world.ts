import {
  acknowledgedBy,
  stepPrimary,
  type PrimaryState,
  type PrimaryInput,
} from '../../src-main/host/cluster/replica/model/primary.ts'
import {
  stepFollower,
  followerServes,
  type FollowerState,
  type FollowerInput,
} from '../../src-main/host/cluster/replica/model/follower.ts'
import type { FromFollower, FromPrimary, ToDevices } from '../../src-main/host/cluster/replica/model/messages.ts'

/**
 * A host, its standby and devices on a network that delays and cuts, and machines that end, come back, or lose their
 * disks. What a machine has written stands beside its model, so that two histories can be told apart.
 */
export interface World {
  host: PrimaryState
  standby: FollowerState
  /** The writes on each disk, each with a name of its own. */
  readonly logs: { host: string[]; standby: string[] }
  /** What is on the line; a copy and entries carry what they are of. */
  readonly toStandby: { readonly word: FromPrimary; readonly log: readonly string[] }[]
  readonly toHost: FromFollower[]
  readonly devices: Device[]
  /** By number from 1, what was acknowledged: at whichever machine, it must stay so. */
  readonly acknowledged: string[]
  written: number
  hostGone: boolean
  /** How often each thing came about, so that a test knows that it tried it. */
  readonly came: Map<string, number>
}

/** One connection of a device. Whoever connects again is another one. */
interface Device {
  readonly number: number
  /** Still connected to the host. */
  here: boolean
  ticket?: number
  readonly told: ToDevices[]
  readonly answers: number[]
}

export const moves = {
  often: ['to standby', 'to host', 'to standby', 'to host', 'to device', 'from device', 'write', 'write'],
  plain: ['agree', 'link', 'sit', 'write there', 'all arrives'],
  odd: [
    'host sees a cut',
    'standby sees a cut',
    'device hangs up',
    'vote',
    'vote',
    'host restarts',
    'standby restarts',
  ],
  rare: ['release', 'standby loses its disk', 'host is gone'],
} as const

export function newWorld(): World {
  return {
    host: {
      disk: { standing: 'held', epoch: 1, number: 0, round: 0, bound: [] },
      linked: false,
      held: 0,
      confirmed: [],
    },
    standby: { linked: false, votes: [] },
    logs: { host: [], standby: [] },
    toStandby: [],
    toHost: [],
    devices: [],
    acknowledged: [],
    written: 0,
    hostGone: false,
    came: new Map(),
  }
}

export function atHost(world: World, input: PrimaryInput): void {
  if (world.hostGone) return
  const before = world.host
  const { state, say } = stepPrimary(before, input)
  world.host = state
  if (state.disk.epoch > before.disk.epoch && state.disk.standing === 'held') note(world, 'alone')
  for (const one of say) {
    if ('say' in one) world.toStandby.push({ word: one, log: [...world.logs.host] })
    else tell(world, one)
  }
}

/** Tickets go to those of the agreement who are still on the same connection; to let go is said to all who are here. */
function tell({ devices }: World, what: ToDevices): void {
  for (const device of devices) {
    const isAsked = what.tell === 'let-go' || what.agreement.devices.includes(device.number)
    if (device.here && isAsked) device.told.push(what)
  }
}

export function atStandby(world: World, input: FollowerInput): void {
  const before = world.standby
  const { state, say } = stepFollower(before, input)
  world.standby = state
  if (followerServes(state) && !followerServes(before)) note(world, 'opened')
  world.toHost.push(...say)
}

function note({ came }: World, what: string): void {
  came.set(what, (came.get(what) ?? 0) + 1)
}

/** A new line: whatever was on the last one is lost, and both ends know. */
export function link(world: World): void {
  world.toStandby.length = 0
  world.toHost.length = 0
  if (world.hostGone) return
  atHost(world, { do: 'cut' })
  atStandby(world, { do: 'cut' })
  atStandby(world, { do: 'link' })
}

function hangUp(device: Device): void {
  device.here = false
  device.told.length = 0
}

export function deliverToStandby(world: World): boolean {
  const next = world.toStandby.shift()
  if (next === undefined) return false
  const before = world.standby.disk
  atStandby(world, { hear: next.word })
  const { disk } = world.standby
  const isTaken = disk !== before && disk?.standing === 'following'
  if (isTaken && (next.word.say === 'copy' || next.word.say === 'entries'))
    world.logs.standby = next.log.slice(0, disk.number)
  return true
}

export function deliverToHost(world: World): boolean {
  const word = world.toHost.shift()
  if (word !== undefined) atHost(world, { hear: word })
  return word !== undefined
}

/** One message of a device's line, in whichever direction: what it is told, it answers. */
export function deliverToDevice(device: Device): void {
  const what = device.told.shift()
  if (what === undefined) return
  if (what.tell === 'tickets') {
    device.ticket = what.agreement.round
  } else {
    delete device.ticket
    device.answers.push(what.round)
  }
}
export function deliverFromDevice(world: World, device: Device): void {
  const round = device.answers.shift()
  if (round !== undefined) atHost(world, { do: 'confirmed', device: device.number, round })
}

/** Every line there is brings all that is said, until nothing is. */
export function allArrives(world: World): void {
  for (let more = true; more;) {
    more = deliverToStandby(world)
    more = deliverToHost(world) || more
    for (const device of world.devices) {
      while (device.told.length > 0) deliverToDevice(device)
      while (device.answers.length > 0) deliverFromDevice(world, device)
    }
  }
}

/** Where a device may act, `at` says which. */
export function make(world: World, move: string, at: number): void {
  const device = world.devices[at % Math.max(1, world.devices.length)]
  switch (move) {
    case 'to standby':
      return void deliverToStandby(world)
    case 'to host':
      return void deliverToHost(world)
    case 'to device':
      return device && deliverToDevice(device)
    case 'from device':
      return device && deliverFromDevice(world, device)
    case 'all arrives':
      return allArrives(world)
    case 'write': {
      const { number } = world.host.disk
      if (world.hostGone) return
      atHost(world, { do: 'write' })
      if (world.host.disk.number > number) world.logs.host.push(`h${++world.written}`)
      // What the line carries was sliced before this write was named.
      const last = world.toStandby.at(-1)
      if (last?.word.say === 'entries' && last.word.to === world.host.disk.number)
        world.toStandby[world.toStandby.length - 1] = { word: last.word, log: [...world.logs.host] }
      return
    }
    case 'write there':
      if (!followerServes(world.standby)) return
      atStandby(world, { do: 'write' })
      return void world.logs.standby.push(`s${++world.written}`)
    case 'agree':
      return atHost(world, { do: 'agree', devices: world.devices.flatMap(one => (one.here ? [one.number] : [])) })
    case 'link':
      return link(world)
    case 'sit':
      if (world.devices.length < 12)
        world.devices.push({ number: world.devices.length + 1, here: !world.hostGone, told: [], answers: [] })
      return
    case 'host sees a cut':
      return atHost(world, { do: 'cut' })
    case 'standby sees a cut':
      return atStandby(world, { do: 'cut' })
    case 'device hangs up':
      return device && hangUp(device)
    case 'vote':
    case 'sure vote':
      // A page shows the way to the standby only once its own line to the host is gone.
      if (device?.ticket === undefined) return
      hangUp(device)
      return atStandby(world, {
        do: 'vote',
        device: device.number,
        round: device.ticket,
        isSure: move === 'sure vote',
      })
    case 'host restarts':
      for (const one of world.devices) {
        hangUp(one)
        one.answers.length = 0
      }
      return atHost(world, { do: 'restart' })
    case 'standby restarts':
      return atStandby(world, { do: 'restart' })
    case 'release':
      return atHost(world, { do: 'release' })
    case 'standby loses its disk':
      // Once it has the house alone, its disk is the house.
      if (followerServes(world.standby) || world.hostGone) return
      world.standby = { linked: false, votes: [] }
      world.logs.standby = []
      world.toStandby.length = 0
      world.toHost.length = 0
      return
    case 'host is gone':
      for (const one of world.devices) hangUp(one)
      world.hostGone = true
  }
}

/** Who serves at this moment, and would acknowledge by itself. */
export function serving({ host: one, standby: other, hostGone }: World): string[] {
  const { standing, bound } = one.disk
  return [
    ...(!hostGone && standing === 'held' && bound.length === 0 ? ['host'] : []),
    ...(followerServes(other) ? ['standby'] : []),
  ]
}

/** What must hold at every moment while no person has said that a machine is gone. */
export function sound(world: World): void {
  const { host: one, logs, hostGone } = world
  if (serving(world).length > 1) throw new Error('two of them deal')
  if (!hostGone) take(world, logs.host.slice(0, acknowledgedBy(one)), 'the host')
  if (followerServes(world.standby)) {
    take(world, logs.standby, 'the standby')
    if (logs.standby.length < world.acknowledged.length) throw new Error('the standby lost what was acknowledged')
  }
  if (serving(world)[0] === 'host' && logs.host.length < world.acknowledged.length)
    throw new Error('the host lost what was acknowledged')
}

/** These are acknowledged now: nothing else ever was in their place. */
function take({ acknowledged }: World, log: readonly string[], who: string): void {
  for (const [index, name] of log.entries()) {
    if (acknowledged[index] === undefined) acknowledged[index] = name
    else if (acknowledged[index] !== name) throw new Error(`two histories: ${who} has ${name} at ${index + 1}`)
  }
}
