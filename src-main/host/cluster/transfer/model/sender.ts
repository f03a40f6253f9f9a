import type { FromSender, FromReceiver } from './messages.ts'

/** What of the house stands on the disk of the machine that gives it away. */
export interface SenderDisk {
  /** `held`: this machine has the house · `given`: another has it, or will have once it hears so. */
  readonly standing: 'held' | 'given'
  readonly epoch: number
  /** The offer under which it was given. */
  readonly offer?: string
}

/** The machine that has a house and may give it away. All but `disk` is lost when it ends. */
export interface SenderState {
  readonly disk: SenderDisk
  /** `halting`, `halted`: nothing is acknowledged at any table. */
  readonly at: 'idle' | 'offered' | 'copying' | 'halting' | 'halted'
  /** The offer under way. */
  readonly offer?: string
  /** The last entry of the house's log, once it is halted. */
  readonly number?: number
}

export type SenderInput =
  /** The owner offers the house; no two offers have one name. */
  | { readonly do: 'offer'; readonly offer: string }
  /** The owner thinks better of it, the line is cut, or it takes too long. */
  | { readonly do: 'stop' }
  /** All tables stand still, and all they said is on the disk, up to this number. */
  | { readonly do: 'halted'; readonly number: number }
  /** The program starts again. */
  | { readonly do: 'restart' }
  /** A person says that the machine it was given to is gone for good. */
  | { readonly do: 'take-back' }
  | { readonly hear: FromReceiver }

export interface SenderStep {
  readonly state: SenderState
  /** Said once `state.disk` is on the disk. */
  readonly say: readonly FromSender[]
}

/** Whether its tables take actions. */
export function senderServes({ disk, at }: SenderState): boolean {
  return disk.standing === 'held' && at !== 'halting' && at !== 'halted'
}

/** What becomes of the sender; pure. What it does not expect changes nothing. */
export function stepSender(state: SenderState, input: SenderInput): SenderStep {
  if ('hear' in input) return heard(state, input.hear)
  const { disk, at, offer } = state
  switch (input.do) {
    case 'offer':
      if (disk.standing !== 'held' || at !== 'idle') return stay(state)
      return { state: { disk, at: 'offered', offer: input.offer }, say: [{ say: 'offer', offer: input.offer }] }
    case 'stop':
      if (offer === undefined) return stay(state)
      return { state: { disk, at: 'idle' }, say: [{ say: 'kept', offer }] }
    case 'halted':
      if (at !== 'halting' || offer === undefined) return stay(state)
      return {
        state: { ...state, at: 'halted', number: input.number },
        say: [{ say: 'rest', offer, number: input.number }],
      }
    case 'restart':
      return stay({ disk, at: 'idle' })
    case 'take-back':
      if (disk.standing !== 'given') return stay(state)
      // Above what it was given under, and above what the other may have taken it over with.
      return stay({ disk: { standing: 'held', epoch: disk.epoch + 2 }, at: 'idle' })
  }
}

function heard(state: SenderState, word: FromReceiver): SenderStep {
  const { disk, at } = state
  const { offer } = word
  const isOurs = state.offer === offer
  switch (word.say) {
    case 'no':
      return isOurs ? stay({ disk, at: 'idle' }) : stay(state)
    case 'yes':
      if (!isOurs || at !== 'offered') return stay(state)
      return { state: { ...state, at: 'copying' }, say: [{ say: 'copy', offer, epoch: disk.epoch }] }
    case 'copied':
      return isOurs && at === 'copying' ? stay({ ...state, at: 'halting' }) : stay(state)
    case 'holding': {
      if (!isOurs || at !== 'halted' || word.number !== state.number) return stay(state)
      const epoch = disk.epoch + 1
      // From this write on, and not before, the house is the other's.
      return { state: { disk: { standing: 'given', epoch, offer }, at: 'idle' }, say: [{ say: 'go', offer, epoch }] }
    }
    case 'asks':
      if (disk.standing === 'given' && disk.offer === offer)
        return { state, say: [{ say: 'go', offer, epoch: disk.epoch }] }
      // Whoever asks has lost our line. What it hears binds us: this offer will never be made good.
      return { state: isOurs ? { disk, at: 'idle' } : state, say: [{ say: 'kept', offer }] }
    case 'opened': {
      if (word.epoch < disk.epoch) return { state, say: [{ say: 'past', offer, epoch: disk.epoch }] }
      // It has the house under a later epoch than ours: so we have not.
      const yields = disk.standing === 'held'
      const next: SenderState = yields ? { disk: { standing: 'given', epoch: word.epoch, offer }, at: 'idle' } : state
      return { state: next, say: [{ say: 'heard', offer }] }
    }
  }
}

function stay(state: SenderState): SenderStep {
  return { state, say: [] }
}
