import { join } from 'node:path'
import type { Tuning } from '../context/context.ts'
import type { HostOptions } from '../context/running.ts'
import type { Follower } from '../cluster/replica/roles.ts'
import { startFollower } from '../cluster/replica/follower.ts'
import { waitingRoom, type WaitingRoom } from './waiting-room.ts'
import { pairKeysOf } from '../cluster/replica/messages.ts'
import { redirectAll } from '../cluster/peer/redirect.ts'
import { startTuned, type TunedHost } from './host.ts'
import { searchHouse } from './search-house.ts'

interface StandbyHow {
  readonly options: HostOptions
  /** What both machines know. */
  readonly key: string
  /** Where the house is: `http://192.168.1.20:4680`. */
  readonly host: string
  /** Its id, where that is known from the start. */
  readonly house?: string | undefined
  /** How it stands: also where devices knock meanwhile. */
  readonly tell: (what: 'waits' | 'holds' | 'lost' | 'no-room' | 'other-version' | 'ended', address: string) => void
  /** The house is here now. */
  readonly opened: (host: TunedHost) => void | Promise<void>
  /** It is elsewhere after all, and its host here has ended. */
  readonly closed?: () => Promise<void>
  readonly note: (what: string, error: unknown) => void
  readonly tuning?: Partial<Tuning>
}

export interface RunningStandby extends Pick<Follower, 'promote' | 'leave' | 'stop'> {
  readonly port: number
}

/**
 * Keeps a copy of the house at another machine, and is its host once that one is gone (cluster/replica/REPLICA.md).
 * Throws in plain words where it can't.
 */
export async function startStandby({
  options,
  key,
  host: at,
  house,
  tell,
  opened,
  closed,
  note,
  tuning = {},
}: StandbyHow): Promise<RunningStandby> {
  const shared = pairKeysOf(key)
  let room: WaitingRoom | undefined
  let host: TunedHost | undefined
  let standing: Follower | undefined
  // Where the host can't announce itself it still answers where the devices were told to go.
  let known: readonly string[] = []
  const addresses = (): readonly string[] => {
    const now = host?.local().addresses ?? []
    return now.length > 0 ? now : known
  }
  const behind: Parameters<typeof waitingRoom>[1] = {
    host: () => standing?.hostAt() ?? at,
    shown: (ticket, isSure) => standing?.shown(ticket, isSure),
  }
  const wait = async (port: number): Promise<WaitingRoom> => (room = await waitingRoom({ ...options, port }, behind))
  const first = await wait(options.port)
  const { port } = first
  known = first.addresses()
  tell('waits', first.addresses()[0] ?? '')
  standing = await startFollower({
    folder: join(options.data, 'standby'),
    host: at,
    house,
    shared,
    search: id => searchHouse(id, options.interfaces, port),
    addresses,
    open: async (folder, settings) => {
      const answering = room
      const { alone: _alone, ...rest } = options
      const more = { ...settings, port, data: folder, shelf: options.data, open: true }
      host = await startTuned({ ...rest, ...more }, tuning, answering && (handlers => answering.giveTo(handlers)))
      room = undefined
      await opened(host)
    },
    close: async to => {
      if (host !== undefined) {
        host.lobby.context.move.isHalted = true
        redirectAll(host.lobby.context, to, shared.sign)
        await host.stop()
      }
      host = undefined
      await closed?.()
      await wait(port)
    },
    tell: what => tell(what, addresses()[0] ?? ''),
    note,
  })
  if (options.alone === true) await standing.promote()
  const { promote, leave, stop } = standing
  return {
    port,
    promote,
    leave,
    stop: async () => {
      await stop()
      await host?.stop()
      await room?.close()
    },
  }
}
