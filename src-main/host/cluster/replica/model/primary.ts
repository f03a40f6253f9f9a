import { primaryHasMajority, type Agreement, type FromPrimary, type FromFollower, type ToDevices } from './messages.ts'

/** What of it stands on the disk of the machine that has the house. */
export interface PrimaryDisk {
  /** `given`: the standby has opened it. */
  readonly standing: 'held' | 'given'
  readonly epoch: number
  /** The last write. */
  readonly number: number
  /** Of the latest agreement there was. */
  readonly round: number
  /** Agreements the standby may have on its disk. While there is one, nothing counts that is not on both disks. */
  readonly bound: readonly Agreement[]
}

/** The machine that has the house. All but `disk` is lost when it ends. */
export interface PrimaryState {
  readonly disk: PrimaryDisk
  /** There is a line to the standby, and it has said what it has. */
  readonly linked: boolean
  /** What is on the standby's disk for certain. */
  readonly held: number
  /** Devices that have let go of their way to the standby, each up to a round. */
  readonly confirmed: readonly { readonly device: number; readonly round: number }[]
}

export type PrimaryInput =
  /** A write is on this disk. */
  | { readonly do: 'write' }
  | { readonly do: 'cut' }
  /** The standby holds all: these decide from now on. Again whenever others sit at the tables. */
  | { readonly do: 'agree'; readonly devices: readonly number[] }
  /** A device answers `let-go`, by the connection it was asked on. */
  | { readonly do: 'confirmed'; readonly device: number; readonly round: number }
  /** The owner wants no standby any more. */
  | { readonly do: 'release' }
  /** The owner says that the standby is gone for good. */
  | { readonly do: 'go-alone' }
  | { readonly do: 'restart' }
  | { readonly hear: FromFollower }

export interface PrimaryStep {
  readonly state: PrimaryState
  /** Said once `state.disk` is on the disk. */
  readonly say: readonly (FromPrimary | ToDevices)[]
}

/** The last write that may be acknowledged and shown. What was before stays so: take the greatest ever given. */
export function acknowledgedBy({ disk, linked, held }: PrimaryState): number {
  if (disk.standing !== 'held') return 0
  if (disk.bound.length === 0) return disk.number
  return linked ? Math.min(disk.number, held) : 0
}

/** Without the standby and without enough devices that confirm: the tables stand, and it says so. */
export function isFrozen({ disk, linked }: PrimaryState): boolean {
  return disk.standing === 'held' && disk.bound.length > 0 && !linked
}

/** What becomes of the host; pure. What it does not expect changes nothing. */
export function stepPrimary(state: PrimaryState, input: PrimaryInput): PrimaryStep {
  if ('hear' in input) return heard(state, input.hear)
  const { disk, linked } = state
  switch (input.do) {
    case 'write': {
      if (disk.standing !== 'held') return stay(state)
      const { epoch, number } = disk
      const next = { ...state, disk: { ...disk, number: number + 1 } }
      return { state: next, say: linked ? [{ say: 'entries', epoch, from: number, to: number + 1 }] : [] }
    }
    case 'cut':
    case 'restart': {
      const cut: PrimaryState = { disk, linked: false, held: 0, confirmed: input.do === 'cut' ? state.confirmed : [] }
      return isFrozen(cut) ? { state: cut, say: [{ tell: 'let-go', round: disk.round }] } : stay(cut)
    }
    case 'agree': {
      if (disk.standing !== 'held' || !linked || state.held < disk.number) return stay(state)
      const agreement: Agreement = { round: disk.round + 1, devices: input.devices }
      // The standby may have either of them from here on.
      const next = { ...disk, round: agreement.round, bound: [...disk.bound, agreement] }
      return { state: { ...state, disk: next }, say: [{ say: 'agree', agreement }] }
    }
    case 'confirmed': {
      const { device, round } = input
      if (!isFrozen(state)) return stay(state)
      const next = { ...state, confirmed: [...state.confirmed, { device, round }] }
      const isOurs = disk.bound.every(one =>
        primaryHasMajority(one, of => next.confirmed.some(by => by.device === of && by.round >= one.round)),
      )
      return stay(isOurs ? alone(next, 2) : next)
    }
    case 'release':
      return { state, say: linked && disk.bound.length > 0 ? [{ say: 'dismiss', round: disk.round }] : [] }
    case 'go-alone':
      return stay(isFrozen(state) ? alone(state, 3) : state)
  }
}

function heard(state: PrimaryState, word: FromFollower): PrimaryStep {
  const { disk } = state
  const { epoch, number } = disk
  switch (word.say) {
    case 'opened':
      if (disk.standing === 'given' && word.epoch === epoch) return { state, say: [{ say: 'heard' }] }
      if (word.epoch <= epoch) return { state, say: [{ say: 'past', epoch }] }
      return {
        state: {
          disk: { ...disk, standing: 'given', epoch: word.epoch, bound: [] },
          linked: false,
          held: 0,
          confirmed: [],
        },
        say: [{ say: 'heard' }],
      }
    case 'here': {
      if (disk.standing !== 'held') return { state, say: [{ say: 'past', epoch }] }
      const has = word.at?.epoch === epoch && word.at.number <= number ? word.at.number : undefined
      const say: FromPrimary[] =
        has === undefined
          ? [{ say: 'copy', epoch, number }]
          : has < number
            ? [{ say: 'entries', epoch, from: has, to: number }]
            : []
      return { state: { ...state, linked: true, held: has ?? 0 }, say }
    }
    case 'holding':
      if (!state.linked || word.epoch !== epoch || word.number <= state.held) return stay(state)
      return stay({ ...state, held: word.number })
    case 'agreed': {
      const agreement = disk.bound.at(-1)
      if (!state.linked || agreement?.round !== word.round) return stay(state)
      return { state: { ...state, disk: { ...disk, bound: [agreement] } }, say: [{ tell: 'tickets', agreement }] }
    }
    case 'dismissed':
      if (!state.linked || word.round !== disk.round) return stay(state)
      return { state: { ...state, disk: { ...disk, bound: [] } }, say: [{ tell: 'let-go', round: disk.round }] }
  }
}

/** No standby counts from here on: what one has is of an earlier epoch. */
function alone(state: PrimaryState, epochs: number): PrimaryState {
  const { disk } = state
  return { ...state, disk: { ...disk, epoch: disk.epoch + epochs, bound: [] } }
}

function stay(state: PrimaryState): PrimaryStep {
  return { state, say: [] }
}
