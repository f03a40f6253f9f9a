import { standbyHasIt, type Agreement, type FromHost, type FromStandby } from './spoken.ts'

/** What of the house stands on the standby's disk. */
export type StandbyDisk =
  | {
      readonly standing: 'following'
      readonly epoch: number
      /** The last write it holds. */
      readonly number: number
      /** With one, it holds all that was ever acknowledged, unless the host has gone on alone with a majority of it. */
      readonly agreement?: Agreement
    }
  /** `held`: it has the house · `given`: somebody has it under a later epoch. */
  | { readonly standing: 'held' | 'given'; readonly epoch: number; readonly number: number }

/** The machine that has the copy. All but `disk` is lost when it ends. */
export interface Standby {
  readonly disk?: StandbyDisk
  readonly linked: boolean
  /** Devices that have left the host and come here, with a ticket of the agreement's round. */
  readonly votes: readonly number[]
}

export type StandbyInput =
  /** There is a line to the host, new and empty. */
  | { readonly do: 'link' }
  | { readonly do: 'cut' }
  /** At the tap of its person a device has hung up at the host and shows its ticket here. */
  | { readonly do: 'vote'; readonly device: number; readonly round: number }
  /** The same, and the person at it says that the host is gone for good. */
  | { readonly do: 'tap'; readonly device: number; readonly round: number }
  /** The person at this machine says that the host is gone for good. */
  | { readonly do: 'insist' }
  /** A write, now that it has the house, is on this disk. */
  | { readonly do: 'write' }
  | { readonly do: 'restart' }
  | { readonly hear: FromHost }

export interface StandbyStep {
  readonly state: Standby
  /** Said once `state.disk` is on the disk. */
  readonly say: readonly FromStandby[]
}

/** Whether its tables take actions. */
export function standbyServes({ disk }: Standby): boolean {
  return disk?.standing === 'held'
}

/** What becomes of the standby; pure. What it does not expect changes nothing. */
export function standby(state: Standby, input: StandbyInput): StandbyStep {
  if ('hear' in input) return heard(state, input.hear)
  const { disk, linked } = state
  switch (input.do) {
    case 'link': {
      const next = { ...state, linked: true }
      if (disk?.standing === 'held') return { state: next, say: [{ say: 'opened', epoch: disk.epoch }] }
      if (disk?.standing !== 'following') return { state: next, say: [{ say: 'here' }] }
      return { state: next, say: [{ say: 'here', at: { epoch: disk.epoch, number: disk.number } }] }
    }
    case 'cut':
      return stay({ ...state, linked: false })
    case 'restart':
      return stay({ ...(disk === undefined ? {} : { disk }), linked: false, votes: [] })
    case 'vote':
    case 'tap': {
      // While the host answers here, whoever lost it comes back to it there.
      if (disk?.standing !== 'following' || linked || disk.agreement?.round !== input.round) return stay(state)
      const votes = [...new Set([...state.votes, input.device])]
      if (standbyHasIt(disk.agreement, votes)) return stay(opened(state, 2))
      // One voice is a person's word: a host that went on with its majority is later than that.
      const isWord = input.do === 'tap' && disk.agreement.devices.includes(input.device)
      return stay(isWord ? opened(state, 1) : { ...state, votes })
    }
    case 'insist':
      return stay(disk?.standing === 'following' && !linked ? opened(state, 4) : state)
    case 'write':
      return stay(disk?.standing === 'held' ? { ...state, disk: { ...disk, number: disk.number + 1 } } : state)
  }
}

function heard(state: Standby, word: FromHost): StandbyStep {
  const { disk } = state
  if (word.say === 'past') {
    // Somebody has it under a later epoch: what is here stays on the shelf, and a new copy is taken.
    if (disk?.standing !== 'held' || word.epoch < disk.epoch) return stay(state)
    return stay({ ...state, disk: { ...disk, standing: 'given', epoch: word.epoch } })
  }
  if (disk?.standing === 'held' || word.say === 'heard') return stay(state)
  if (word.say === 'copy') {
    const { epoch, number } = word
    const next: StandbyDisk = { standing: 'following', epoch, number }
    return { state: { ...state, disk: next, votes: [] }, say: [{ say: 'holding', epoch, number }] }
  }
  if (disk?.standing !== 'following') return stay(state)
  switch (word.say) {
    case 'entries': {
      const { epoch, from, to } = word
      if (epoch !== disk.epoch || from !== disk.number) return stay(state)
      return { state: { ...state, disk: { ...disk, number: to } }, say: [{ say: 'holding', epoch, number: to }] }
    }
    case 'agree': {
      const { agreement } = word
      return {
        state: { ...state, disk: { ...disk, agreement }, votes: [] },
        say: [{ say: 'agreed', round: agreement.round }],
      }
    }
    case 'dismiss': {
      const { agreement: _none, ...rest } = disk
      return { state: { ...state, disk: rest, votes: [] }, say: [{ say: 'dismissed', round: word.round }] }
    }
  }
}

/** It has the house: later than the host, by as much as the host may have moved on meanwhile at a person's word. */
function opened(state: Standby, epochs: number): Standby {
  const { disk } = state
  if (disk?.standing !== 'following') return state
  return { ...state, disk: { standing: 'held', epoch: disk.epoch + epochs, number: disk.number }, votes: [] }
}

function stay(state: Standby): StandbyStep {
  return { state, say: [] }
}
