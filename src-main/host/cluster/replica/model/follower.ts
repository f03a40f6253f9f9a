import { followerHasMajority, type Agreement, type FromPrimary, type FromFollower } from './messages.ts'

/** What of the house stands on the standby's disk. */
export type FollowerDisk =
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
export interface FollowerState {
  readonly disk?: FollowerDisk
  readonly linked: boolean
  /** Devices that have left the host and come here, with a ticket of the agreement's round. */
  readonly votes: readonly number[]
}

export type FollowerInput =
  /** There is a line to the host, new and empty. */
  | { readonly do: 'link' }
  | { readonly do: 'cut' }
  /** A device has hung up at the primary and shows its ticket here; `isSure`: its person says that the primary is gone for good. */
  | { readonly do: 'vote'; readonly device: number; readonly round: number; readonly isSure: boolean }
  /** The person at this machine says that the primary is gone for good. */
  | { readonly do: 'promote' }
  /** A write, now that it has the house, is on this disk. */
  | { readonly do: 'write' }
  | { readonly do: 'restart' }
  | { readonly hear: FromPrimary }

export interface FollowerStep {
  readonly state: FollowerState
  /** Said once `state.disk` is on the disk. */
  readonly say: readonly FromFollower[]
}

/** Whether its tables take actions. */
export function followerServes({ disk }: FollowerState): boolean {
  return disk?.standing === 'held'
}

/** What becomes of the standby; pure. What it does not expect changes nothing. */
export function stepFollower(state: FollowerState, input: FollowerInput): FollowerStep {
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
    case 'vote': {
      // While the host answers here, whoever lost it comes back to it there.
      if (disk?.standing !== 'following' || linked || disk.agreement?.round !== input.round) return stay(state)
      const votes = [...new Set([...state.votes, input.device])]
      if (followerHasMajority(disk.agreement, votes)) return stay(opened(state, 2))
      // One vote is a person's word: a host that went on with its majority is later than that.
      const isWord = input.isSure && disk.agreement.devices.includes(input.device)
      return stay(isWord ? opened(state, 1) : { ...state, votes })
    }
    case 'promote':
      return stay(disk?.standing === 'following' && !linked ? opened(state, 4) : state)
    case 'write':
      return stay(disk?.standing === 'held' ? { ...state, disk: { ...disk, number: disk.number + 1 } } : state)
  }
}

function heard(state: FollowerState, word: FromPrimary): FollowerStep {
  const { disk } = state
  if (word.say === 'past') {
    // Somebody has it under a later epoch: what is here stays on the shelf, and a new copy is taken.
    if (disk?.standing !== 'held' || word.epoch < disk.epoch) return stay(state)
    return stay({ ...state, disk: { ...disk, standing: 'given', epoch: word.epoch } })
  }
  if (disk?.standing === 'held' || word.say === 'heard') return stay(state)
  if (word.say === 'copy') {
    const { epoch, number } = word
    const next: FollowerDisk = { standing: 'following', epoch, number }
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
function opened(state: FollowerState, epochs: number): FollowerState {
  const { disk } = state
  if (disk?.standing !== 'following') return state
  return { ...state, disk: { standing: 'held', epoch: disk.epoch + epochs, number: disk.number }, votes: [] }
}

function stay(state: FollowerState): FollowerStep {
  return { state, say: [] }
}
