import { rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { Client } from '../context/client.ts'
import { done, no, type Handled } from '../context/refusal.ts'
import type { HostOptions } from '../context/running.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Sender } from './transfer/sender.ts'
import { whenGreeted } from './peer/greeting.ts'
import { until } from '../context/until.ts'
import type { Primary } from './replica/roles.ts'
import { inviterFor, whyNotAsked } from './replica/invitation.ts'
import {
  chosenFollowerFileIn,
  isBound,
  readChosenFollower,
  writeAtomically,
  type ChosenFollower,
} from './replica/files.ts'
import { startPrimary } from './replica/primary.ts'
import { pairKeysOf } from './replica/messages.ts'

interface MachinesOptions {
  readonly lobby: Lobby
  readonly options: Pick<HostOptions, 'standbyKey' | 'alone' | 'data'>
  readonly sender: Pick<Sender, 'greet' | 'isUnderWay'>
  name(): string
  pin(): string | undefined
  addresses(): readonly string[]
  announced(on: boolean): void
}

/** Other machines at this house: its standby, and those it may be given to. */
interface Machines extends Pick<Primary, 'revoked' | 'hasCopy'> {
  /** One of them dials; `greeted` is called once it has said what for. */
  enter(socket: WebSocket, request: IncomingMessage, greeted: () => void): void
  /** What the owner says of a copy at another machine. */
  keepCopy(to: number | 'stop' | 'alone', client: Client): Handled | Promise<Handled>
  /** The copy that was chosen is kept no longer; false where that can't be said to its machine. */
  endCopy(): Promise<boolean>
  /** The house is open under another name or PIN: it is so again after a kill. */
  settingsChanged(): void
  /** Where the standby is, while there is one. */
  elsewhere(): readonly string[]
  /** Resolves once the standby has what was written by now, and at the latest after a second. */
  settled(): Promise<void>
  /** The house is closed in order, and its standby told; at the latest after a second. */
  release(): Promise<void>
  stop(): void
}

const settledWithinMs = 1000
/** So long the end waits for the copy's machine to hear that it is released; else it hears so another time. */
const forgottenWithinMs = 300

export function machinesOf({ lobby, options, sender, addresses, ...more }: MachinesOptions): Machines {
  const { context } = lobby
  const { log, ephemeral } = context.store
  const { data } = options
  let chosen = options.standbyKey === undefined ? readChosenFollower(data) : undefined
  let standby: Primary | undefined
  let offer: string | undefined
  const begin = (key: string | undefined): void => {
    const shared = key === undefined ? undefined : pairKeysOf(key)
    offer = shared?.offer
    const { by, released: isReleased = false } = chosen ?? {}
    standby = startPrimary({
      lobby,
      shared,
      by,
      isReleased,
      wantsToLeave: () => void dismiss(),
      hasLeft: forget,
      ...more,
    })
  }
  const keep = (next: Omit<ChosenFollower, 'name' | 'pin'>): void => {
    const pin = more.pin()
    const now: ChosenFollower = { ...next, name: more.name(), ...(pin === undefined ? {} : { pin }) }
    writeAtomically(chosenFollowerFileIn(data), now)
    chosen = now
  }
  /** The copy's machine knows that it is released. */
  const forget = (): void => {
    standby?.end()
    standby = offer = chosen = undefined
    rmSync(chosenFollowerFileIn(data), { force: true })
  }
  const dismiss = async (): Promise<boolean> => {
    if (standby === undefined || !(await standby.dismiss())) return false
    try {
      if (chosen !== undefined) keep({ key: chosen.key, by: chosen.by, released: true })
    } catch (error) {
      context.journal.broke('that no copy is wanted could not be written', error)
    }
    return true
  }
  const inviter = inviterFor({
    context,
    name: more.name,
    agreed: (key, by) => {
      if (standby !== undefined) forget()
      keep({ key, by })
      begin(key)
    },
  })

  const key = options.standbyKey ?? chosen?.key
  const mayHave = key !== undefined || isBound(data) || log.standing().standing === 'given'
  if (mayHave && !ephemeral) begin(key)
  if (options.alone === true) standby?.goAlone()

  const isWanted = (): boolean => standby !== undefined && chosen?.released !== true
  const ask = (device: number, client: Client): Handled => {
    const why = whyNotAsked(client, context, addresses())
    if (why !== undefined) return no(why)
    if (sender.isUnderWay() || inviter.isUnderWay()) return no('hand-over-on')
    // Another computer may have the house, or has it.
    if (isWanted() || context.move.isHalted) return no('copy-kept-already')
    if (lobby.event !== undefined) return no('no-copy-at-event')
    return inviter.ask(device, client)
  }
  return {
    enter: (socket, request, greeted) =>
      whenGreeted(socket, request, by => {
        greeted()
        if (inviter.greet(by)) return
        if (offer === undefined || by.hello.offer !== offer) sender.greet(by)
        // It tries again in a moment, and by then the house is here or there.
        else if (sender.isUnderWay()) socket.terminate()
        else standby?.greet(by)
      }),
    keepCopy: (to, client) => {
      if (!client.owner) return no('not-owner')
      if (typeof to === 'number') return ask(to, client)
      if (to === 'alone') standby?.goAlone()
      else if (inviter.isUnderWay()) inviter.stop()
      // One that headless hosts were started with is theirs.
      else if (chosen === undefined) return no('no-copy')
      else return dismiss().then(is => (is ? done : no('copy-away')))
      return done
    },
    endCopy: async () => {
      if (chosen === undefined || inviter.isUnderWay() || !(await dismiss())) return false
      // It may be the one the house goes to, which keeps nothing any more once it says so.
      await until(() => chosen === undefined, settledWithinMs)
      return true
    },
    settingsChanged: () => {
      if (chosen !== undefined) keep(chosen)
    },
    revoked: (client, round) => standby?.revoked(client, round),
    hasCopy: () => inviter.isUnderWay() || (standby?.hasCopy() ?? false),
    elsewhere: () => standby?.at() ?? [],
    settled: async () => {
      if (standby === undefined) return
      const late = new Promise<void>(resolve => setTimeout(resolve, settledWithinMs).unref())
      await Promise.race([log.flushed().catch(() => undefined), late])
    },
    release: async () => {
      inviter.stop()
      // One that was chosen is chosen for as long as this house is open; one given by a key comes back by itself.
      if (chosen === undefined || context.move.isHalted) await standby?.release()
      else if (await dismiss()) await until(() => chosen === undefined, forgottenWithinMs)
    },
    stop: () => standby?.stop(),
  }
}
