import type { WebSocket } from 'ws'
import type { HostOptions } from '../../context/running.ts'
import type { Lobby } from '../../lobby/lobby.ts'
import type { Giving } from '../giving.ts'
import { whenGreeted } from '../greeting.ts'
import { isBound } from './kept.ts'
import { withStandby, type WithStandby } from './with-standby.ts'
import { sharedBy } from './words.ts'

interface ForHouse {
  readonly lobby: Lobby
  readonly options: Pick<HostOptions, 'standbyKey' | 'alone' | 'data'>
  readonly giving: Pick<Giving, 'greet' | 'isUnderWay'>
  name(): string
  pin(): string | undefined
  announced(on: boolean): void
}

/** Other machines at this house: its standby, and those it may be given to. */
interface Machines extends Pick<WithStandby, 'letGo' | 'hasCopy'> {
  /** One of them dials. */
  enter(socket: WebSocket): void
  /** Where the standby is, while there is one. */
  elsewhere(): readonly string[]
  /** Resolves once the standby has what was written by now, and at the latest after a second. */
  settled(): Promise<void>
  /** The house is closed in order, and its standby told; at the latest after a second. */
  release(): Promise<void>
  stop(): void
}

const settledWithinMs = 1000

export function machinesOf({ lobby, options, giving, ...more }: ForHouse): Machines {
  const { log, ephemeral } = lobby.context.store
  const shared = options.standbyKey === undefined ? undefined : sharedBy(options.standbyKey)
  const mayHave = shared !== undefined || isBound(options.data) || log.standing().standing === 'given'
  const standby = mayHave && !ephemeral ? withStandby({ lobby, shared, ...more }) : undefined
  if (options.alone === true) standby?.insist()
  return {
    enter: socket =>
      whenGreeted(socket, hello => {
        if (shared === undefined || hello.offer !== shared.offer) giving.greet(socket, hello)
        // It tries again in a moment, and by then the house is here or there.
        else if (giving.isUnderWay()) socket.terminate()
        else standby?.greet(socket, hello)
      }),
    letGo: (client, round) => standby?.letGo(client, round),
    hasCopy: () => standby?.hasCopy() ?? false,
    elsewhere: () => standby?.at() ?? [],
    settled: async () => {
      if (standby === undefined) return
      const late = new Promise<void>(resolve => setTimeout(resolve, settledWithinMs).unref())
      await Promise.race([log.flushed().catch(() => undefined), late])
    },
    release: async () => standby?.release(),
    stop: () => standby?.stop(),
  }
}
