import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HouseOffer, IncomingHouse } from '../../../src-engine/protocol/desktop.ts'
import { folderOnShelf, houseIn } from '../../store/shelf.ts'
import type { Tuning } from '../context/context.ts'
import type { HostOptions } from '../context/running.ts'
import { inviteeFor, type Invitee } from '../cluster/replica/invitation.ts'
import {
  keptCopyFileIn,
  readFollowerFile,
  readKeptCopy,
  writeAtomically,
  type KeptCopy,
} from '../cluster/replica/files.ts'
import type { TunedHost } from './host.ts'
import { startStandby, type RunningStandby } from './standby-house.ts'

interface CopyKeeperOptions {
  readonly options: HostOptions
  readonly tuning: Partial<Tuning>
  readonly tell: (state: IncomingHouse) => void
  /** Whether others play at a house of this machine: then it keeps no copy of another. */
  isHosting(): boolean
  /** The house whose copy was kept is this machine's now. */
  readonly opened: (host: TunedHost) => Promise<void>
  /** It is elsewhere after all. */
  readonly closed: () => Promise<void>
  readonly note: (what: string, error: unknown) => void
}

/** The copy that this desktop app keeps of another's house, since its person said yes. */
export interface CopyKeeper extends Pick<Invitee, 'offered' | 'answer' | 'isAsked'> {
  /** A copy is kept here, and its house is elsewhere. */
  isOn(): boolean
  /** The house whose copy was kept is open here. */
  hasOpened(): boolean
  /** Resolves once a copy that was released is gone, and its person knows. */
  released(): Promise<void>
  /** The person says that the house's machine is gone for good. */
  promote(): void
  /** The person wants to keep it no longer. */
  leave(): Promise<void>
  /** The house was opened here, and has gone on to another machine: it goes on the shelf, and nothing is kept any more. */
  retire(): Promise<void>
  /** The app ends: the house's machine is told, where it answers. */
  stop(): Promise<void>
}

const stands = { holds: 'whole', lost: 'away', 'other-version': 'away', 'no-room': 'no-room' } as const

export async function startCopyKeeper({ options, tuning, note, ...how }: CopyKeeperOptions): Promise<CopyKeeper> {
  const { data } = options
  const folder = join(data, 'standby')
  const file = keptCopyFileIn(data)
  let running: RunningStandby | undefined
  let hasOpened = false
  let state: IncomingHouse = { at: 'idle' }
  const tell = (now: IncomingHouse): void => how.tell((state = now))

  const begin = async (kept: KeptCopy): Promise<void> => {
    const { from } = kept
    tell({ at: 'keeping', from, how: 'coming' })
    running = await startStandby({
      options: { ...options, port: kept.port },
      key: kept.key,
      host: kept.host,
      house: kept.house,
      tell: what => {
        if (what === 'ended') void end('released')
        else if (!hasOpened && what !== 'waits') tell({ at: 'keeping', from, how: stands[what] })
      },
      opened: async host => {
        hasOpened = true
        await how.opened(host)
        tell({ at: 'open', copy: true })
      },
      closed: async () => {
        hasOpened = false
        await how.closed()
        tell({ at: 'keeping', from, how: 'coming' })
      },
      note,
      tuning,
    })
    if (running.port !== kept.port) writeAtomically(file, { ...kept, port: running.port })
  }
  let ending = Promise.resolve()
  const end = (why: string): Promise<void> => {
    const ended = running
    running = undefined
    return (ending = (async () => {
      await ended?.stop()
      rmSync(folder, { recursive: true, force: true })
      tell({ at: 'idle', why, copy: true })
    })())
  }
  /** What was the copy is a house of this machine now, or was one: it stands with its others. */
  const shelve = (): void => {
    const copy = readFollowerFile(join(folder, 'standby.json'))?.folder
    if (copy !== undefined) renameSync(join(folder, copy), folderOnShelf(data, copy))
    rmSync(folder, { recursive: true, force: true })
  }

  const invitee = inviteeFor({
    tell,
    whyNot: () => (how.isHosting() ? 'hosts-itself' : running === undefined ? undefined : 'keeps-another'),
    agreed: async ({ key, host, from, house }) => {
      const port = options.port === 0 ? 0 : options.port + 1
      mkdirSync(dirname(file), { recursive: true })
      writeAtomically(file, { key, host, from, house, port })
      await begin({ key, host, from, house, port })
    },
    note,
  })

  const kept = readKeptCopy(data)
  const before = readFollowerFile(join(folder, 'standby.json'))?.folder
  // It was opened here and given on, and this app has ended since.
  if (before !== undefined && houseIn(join(folder, before))?.standing === 'given') shelve()
  else if (kept !== undefined) await begin(kept)

  return {
    offered: (offer: HouseOffer) => invitee.offered(offer),
    answer: yes => invitee.answer(yes),
    isAsked: () => invitee.isAsked(),
    released: () => ending,
    isOn: () => running !== undefined && !hasOpened,
    hasOpened: () => hasOpened,
    promote: () => void running?.promote(),
    leave: async () => {
      const leaving = running
      if (leaving === undefined || hasOpened) return
      // Where the host does not answer it waits for us, or for its owner's word.
      if (!(await leaving.leave())) await end('left')
    },
    retire: async () => {
      if (!hasOpened) return
      await running?.stop()
      running = undefined
      hasOpened = false
      shelve()
      tell({ at: 'idle' })
    },
    stop: async () => {
      invitee.stop()
      // With a host that answers it is over; one that does not may be gone, and then this is all there is of the house.
      if (!hasOpened && state.at === 'keeping' && state.how !== 'away') await running?.leave()
      await running?.stop()
      if (hasOpened) shelve()
    },
  }
}
