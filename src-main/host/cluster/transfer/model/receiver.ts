import type { FromSender, FromReceiver } from './messages.ts'

/** What of the house stands on the disk of the machine that takes it. */
export type ReceiverDisk =
  /** All of it, up to a number; but whether it is ours only the sender knows. */
  | { readonly standing: 'arriving'; readonly offer: string; readonly epoch: number; readonly number: number }
  | {
      readonly standing: 'held'
      readonly offer: string
      readonly epoch: number
      readonly number: number
      /** The sender knows. */
      readonly senderKnows: boolean
    }
  /** Somebody has it under a later epoch. */
  | { readonly standing: 'given'; readonly offer: string; readonly epoch: number }

/** The machine that may take a house. All but `disk` is lost when it ends. */
export interface ReceiverState {
  readonly disk?: ReceiverDisk
  readonly at: 'idle' | 'asked' | 'copying'
  readonly offer?: string
  readonly epoch?: number
}

export type ReceiverInput =
  /** The person here agrees, or does not. */
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  /** The line is cut, or it takes too long. */
  | { readonly do: 'stop' }
  | { readonly do: 'restart' }
  /** There is a line to the sender: again and again while `isRestless`, now and then afterwards. */
  | { readonly do: 'ask' }
  /** A person says that the sender is gone for good. */
  | { readonly do: 'take-over' }
  | { readonly hear: FromSender }

export interface ReceiverStep {
  readonly state: ReceiverState
  /** Said once `state.disk` is on the disk. */
  readonly say: readonly FromReceiver[]
}

/** Whether its tables take actions. */
export function receiverServes({ disk }: ReceiverState): boolean {
  return disk?.standing === 'held'
}

/** Whether it has something to ask or to tell the sender. */
export function isRestless({ disk }: ReceiverState): boolean {
  return disk?.standing === 'arriving' || (disk?.standing === 'held' && !disk.senderKnows)
}

/** What becomes of the receiver; pure. What it does not expect changes nothing. */
export function stepReceiver(state: ReceiverState, input: ReceiverInput): ReceiverStep {
  if ('hear' in input) return heard(state, input.hear)
  const { disk, at, offer } = state
  switch (input.do) {
    case 'yes':
      if (at !== 'asked' || offer === undefined) return stay(state)
      return { state: { ...state, at: 'copying' }, say: [{ say: 'yes', offer }] }
    case 'no':
      if (at !== 'asked' || offer === undefined) return stay(state)
      return { state: rested(state), say: [{ say: 'no', offer }] }
    case 'stop':
    case 'restart':
      // What is all here already stays: the sender may have given it away by now.
      return stay(rested(state))
    case 'ask':
      if (disk?.standing === 'arriving') return { state, say: [{ say: 'asks', offer: disk.offer }] }
      // Also once it is known: somebody there may have taken it back since.
      if (disk?.standing === 'held') return { state, say: [{ say: 'opened', offer: disk.offer, epoch: disk.epoch }] }
      return stay(state)
    case 'take-over':
      if (disk?.standing !== 'arriving') return stay(state)
      // Above what the sender may have given it away under.
      return opened(state, disk, disk.epoch + 2)
  }
}

function heard(state: ReceiverState, word: FromSender): ReceiverStep {
  const { disk, at } = state
  const { offer } = word
  switch (word.say) {
    case 'offer':
      if (at !== 'idle' || isRestless(state) || disk?.standing === 'held') return { state, say: [{ say: 'no', offer }] }
      return stay({ ...state, at: 'asked', offer })
    case 'copy':
      if (at !== 'copying' || state.offer !== offer) return stay(state)
      return { state: { ...state, epoch: word.epoch }, say: [{ say: 'copied', offer }] }
    case 'rest': {
      if (at !== 'copying' || state.offer !== offer || state.epoch === undefined) return stay(state)
      const arriving: ReceiverDisk = { standing: 'arriving', offer, epoch: state.epoch, number: word.number }
      return { state: { disk: arriving, at: 'idle' }, say: [{ say: 'holding', offer, number: word.number }] }
    }
    case 'go':
      return disk?.standing === 'arriving' && disk.offer === offer ? opened(state, disk, word.epoch) : stay(state)
    case 'kept':
      if (disk?.standing === 'arriving' && disk.offer === offer) return stay({ at })
      return state.offer === offer ? stay(rested(state)) : stay(state)
    case 'heard':
      if (disk?.standing !== 'held' || disk.offer !== offer) return stay(state)
      return stay({ ...state, disk: { ...disk, senderKnows: true } })
    case 'past':
      if (disk?.standing !== 'held' || disk.offer !== offer || word.epoch <= disk.epoch) return stay(state)
      return stay({ ...state, disk: { standing: 'given', offer, epoch: word.epoch } })
  }
}

type Arriving = Extract<ReceiverDisk, { standing: 'arriving' }>

function opened(state: ReceiverState, { offer, number }: Arriving, epoch: number): ReceiverStep {
  const disk: ReceiverDisk = { standing: 'held', offer, epoch, number, senderKnows: false }
  return { state: { ...state, disk }, say: [{ say: 'opened', offer, epoch }] }
}

function rested({ disk }: ReceiverState): ReceiverState {
  return { at: 'idle', ...(disk === undefined ? {} : { disk }) }
}

function stay(state: ReceiverState): ReceiverStep {
  return { state, say: [] }
}
