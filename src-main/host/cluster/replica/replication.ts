import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { shelfIn } from '../../../store/shelf.ts'
import type { Entry } from '../../../store/write.ts'
import type { HostContext } from '../../context/context.ts'
import { sendCopy } from '../peer/send-copy.ts'
import type { Line } from '../peer/line.ts'
import type { FromPrimary } from './model/messages.ts'

/** What goes to the standby's disk: a copy of the house, and the writes since. */
export interface Replication {
  copy(to: Line, epoch: number): void
  entries(to: Line, word: Extract<FromPrimary, { say: 'entries' }>): void
  /** This was written last: mostly it is all that is missing there. */
  next(entry: Entry): void
  /** Written while a copy is on its way: it goes along at its end. */
  isCopying(): boolean
  /** The line is another, or none. */
  stop(): void
}

/** `failed`: a copy could not be sent on this line. */
export function replicationFrom(
  { store: { log }, data, journal }: HostContext,
  failed: (line: Line) => void,
): Replication {
  let copyingTo: Line | undefined
  let last: Entry | undefined
  const entries: Replication['entries'] = (to, word) => {
    if (copyingTo !== undefined) return
    if (word.from + 1 === word.to && last?.number === word.to) return to.send({ ...word, entries: [last] })
    const list: Entry[] = []
    const stop = log.follow({ epoch: word.epoch, number: word.from }, entry => list.push(entry))
    stop?.()
    if (stop === undefined) void copy(to, word.epoch)
    else to.send({ ...word, entries: list.filter(({ number }) => number <= word.to) })
  }
  const copy = async (to: Line, epoch: number): Promise<void> => {
    copyingTo = to
    try {
      // One that was cut short by the end of an earlier run is in the way.
      rmSync(join(shelfIn(data), '.sending-standby'), { recursive: true, force: true })
      const { list, unfollow } = await sendCopy(log, data, { offer: 'standby', epoch }, to)
      unfollow()
      if (copyingTo === to && list.length > 0)
        to.send({ say: 'entries', epoch, from: list[0]!.number - 1, to: list.at(-1)!.number, entries: list })
    } catch (error) {
      if (copyingTo === to) {
        journal.broke('the copy for the standby could not be sent', error)
        failed(to)
      }
    } finally {
      if (copyingTo === to) copyingTo = undefined
    }
  }
  return {
    copy: (to, epoch) => void copy(to, epoch),
    entries,
    next: entry => {
      last = entry
    },
    isCopying: () => copyingTo !== undefined,
    stop: () => {
      copyingTo = undefined
    },
  }
}
