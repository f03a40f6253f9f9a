import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { arch, platform, versions } from 'node:process'
import { games } from '../../../src-engine/index.ts'
import type { LocalHost, Notice } from '../../../src-engine/protocol/desktop.ts'
import { tidyName } from '../../../src-engine/protocol/name.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'
import { updatesWanted } from '../../store/settings.ts'
import { whyNotWritten } from '../../store/database.ts'
import { finishNewHouse } from '../../store/new-house.ts'
import { openStore } from '../../store/store.ts'
import { workerPool } from '../workers/pool.ts'
import { relieve, type Connection } from '../gateway/connection.ts'
import { connectionsOf } from '../gateway/connections.ts'
import { admit } from '../gateway/admission.ts'
import { seatedGuests } from '../lobby/seated-guests.ts'
import { peoplesWords } from '../lobby/peoples-words.ts'
import { asFound, infoOf } from './info.ts'
import { until } from '../context/until.ts'
import { archiveAll, reopen, prune, type Lobby } from '../lobby/lobby.ts'
import { publishNights } from '../party/publish.ts'
import { lobbyBroadcast } from '../lobby/broadcast.ts'
import type { HostContext, Tuning } from '../context/context.ts'
import type { Event } from '../cluster/event/event.ts'
import { defaults } from './defaults.ts'
import { inTurn } from '../context/in-turn.ts'
import { seatCodesFor } from '../context/seat-codes.ts'
import { journalIn } from '../context/journal.ts'
import { houseCertificate, ownId } from './identity.ts'
import { noticeBoard } from './notice-board.ts'
import { lookForUpdates } from './updates.ts'
import { listenFrom, type Handlers, type Listeners } from '../gateway/http/listen.ts'
import { whoHas } from '../discovery/port-taken.ts'
import { hostDoctor } from '../discovery/host-doctor.ts'
import { lanAddresses, lanPresence, urlOf } from '../discovery/lan-presence.ts'
import { metricsOf } from '../requests/metrics.ts'
import { pagesFrom } from '../gateway/http/pages.ts'
import { pictureOf } from '../gateway/http/picture.ts'
import { sayUnsealed } from './unsealed.ts'
import { pinGuard } from '../gateway/pin.ts'
import { startSender } from '../cluster/transfer/sender.ts'
import { machinesOf } from '../cluster/machines.ts'
import { redirectAfterStart } from '../cluster/peer/redirect.ts'
import { woke } from '../table/run/devices.ts'
import { stop as stopTable } from '../table/run/live.ts'
import { isFollowed } from '../table/model/table.ts'
import type { HostOptions, RunningHost } from '../context/running.ts'
import { sessionsOf } from '../gateway/sessions.ts'
import { appVersion } from '../context/version.ts'
import { httpServer } from '../gateway/http/server.ts'

/** A host under test shows its inside. */
export interface TunedHost extends RunningHost {
  readonly lobby: Lobby
}

/** Starts a host: on loopback only, or open to the LAN at once. Throws in plain words when it can't. */
export function startHost(options: HostOptions): Promise<RunningHost> {
  return startTuned(options, {})
}

/** `listening`: on what others are answered, where something listens already. */
export async function startTuned(
  options: HostOptions,
  tuning: Partial<Tuning>,
  listening?: (handlers: Handlers) => Listeners,
): Promise<TunedHost> {
  const store = openStore(options.data, tuning.through)
  finishNewHouse(store, options.data)
  const board = noticeBoard(store.notices)
  const notice = (one: Notice): void => {
    if (board.put(one)) context.journal.note(`notice ${one.text}`)
  }

  const reachedBy = options.reachedBy ?? []
  const run = randomUUID()
  const now = tuning.now ?? defaults.now
  const ownProcess = ownId(store, now)
  let id = ownProcess
  let name = tidyName(options.name) || 'Knockabout'
  const broadcast = lobbyBroadcast(() => lobby)
  let listeners: Listeners | undefined
  const port = (): number => listeners?.port ?? 0

  const doctor = hostDoctor({ interfaces: options.interfaces, port, addresses: () => lan.addresses() })
  const context: HostContext = {
    tuning: { ...defaults, careful: options.careful === true, ...tuning, now },
    store,
    workers: workerPool(tuning.games ?? games),
    data: options.data,
    feed: options.updates,
    journal: journalIn(store.ephemeral ? undefined : join(options.data, 'logs'), () => peoplesWords(lobby, pins.pin)),
    clients: new Set(),
    people: new Map(),
    languages: new Map(),
    strangers: new Map(),
    sentAway: new Map(),
    seatCodes: seatCodesFor(() => context.tuning.steady()),
    move: { isHalted: false },
    disk: { isFailing: false },
    card: () => ({
      id,
      run,
      name,
      version: appVersion,
      protocol: protocolVersion,
      addresses: lan.addresses(),
      short: lan.short(),
      pin: pins.pin !== undefined,
    }),
    doctor,
    showAddress: address => lan.prefer(address),
    lobbyChanged: () => {
      broadcast.soon()
      event?.changed()
    },
    warn: (about, { code, params }) => {
      notice({ id: about, kind: 'warning', text: code, ...(params === undefined ? {} : { params }) })
    },
  }
  store.log.onUnsynced(error => store.isClosed() || context.warn('disk', whyNotWritten(error)))
  store.onUnreadable(() => context.warn('unreadable', { code: 'some-unreadable' }))
  const lobby: Lobby = {
    context,
    tables: new Map(),
    openers: new Map(),
    practice: new Map(),
    unplayable: new Map(),
    pruned: { turns: inTurn() },
    handHouse: (to, client) => sender.ask(to, client),
    revoked: (client, round) => machines.revoked(client, round),
    keepCopy: (to, client) => machines.keepCopy(to, client),
  }
  publishNights(context)
  sayUnsealed(context)
  const sessions = sessionsOf(context)
  const { quotas, steady } = context.tuning
  const pins = pinGuard(options.pin, steady, () =>
    notice({ id: 'pin-guessing', kind: 'warning', text: 'pin-guessing' }),
  )
  const counted = connectionsOf(quotas, steady)
  const connections = new Set<Connection>()
  let event: Event | undefined
  const process = (): string | undefined => (event === undefined ? undefined : ownProcess)
  const announced = (on: boolean): void => void (on ? lan.open(name) : lan.hush()).catch(() => undefined)
  const ofHouse = { lobby, name: () => name, pin: () => pins.pin, addresses: () => lan.addresses(), announced }
  const sender = startSender({
    ...ofHouse,
    hasCopy: () => machines.hasCopy(),
    endCopy: () => machines.endCopy(),
    before: options.given ?? [],
    data: options.shelf ?? options.data,
  })

  const machines = machinesOf({ ...ofHouse, options, sender })

  const server = httpServer({
    port,
    shortPort: options.shortPort,
    reachedBy,
    info: () => infoOf(lobby, process()),
    pages: pagesFrom(options.app, () => [...lan.addresses(), ...machines.elsewhere(), ...(event?.addresses() ?? [])]),
    picture: pictureOf(options.drawTv, pins, steady),
    came: doctor.came,
    metrics: () => metricsOf(lobby),
    broke: (where, error) => context.journal.broke(where, error),
    enter: (socket, request) => {
      const connection = admit({ lobby, sessions, pins, connections: counted }, socket, request)
      connections.add(connection)
      socket.on('close', () => connections.delete(connection))
    },
    handover: machines.enter,
    connections: counted,
    certificate: () => houseCertificate(store, now),
  })

  try {
    if (options.redis !== undefined) {
      const { joinEvent } = await import('../cluster/event/event.ts')
      lobby.event = event = await joinEvent(lobby, { url: options.redis, process: ownProcess, times: tuning.event })
      id = event.house
    }
    await reopen(lobby)
    const at = options.open ? lanAddresses(options.interfaces) : []
    listeners = listening?.(server) ?? (await listenFrom(options.port, at, server, options.shortPort))
  } catch (error) {
    broadcast.stop()
    event?.stop()
    for (const live of lobby.tables.values()) stopTable(live)
    store.close()
    throw error
  }
  if (options.port !== 0 && listeners.port !== options.port) notice(await whoHas(options.port, listeners.port))
  context.journal.note(`Knockabout ${appVersion} on ${platform} ${arch}, Node ${versions.node}`)
  const onAddresses = (addresses: readonly string[], short: readonly string[]): void => {
    for (const client of context.clients) client.send({ say: 'addresses', addresses, short })
    event?.changed()
  }
  const { interfaces } = options
  const lan = lanPresence({ id, listeners, interfaces, reachedBy, onNotice: notice, onAddresses, doctor })

  const beats = setInterval(() => {
    for (const connection of connections) connection.beat()
    void prune(lobby)
  }, context.tuning.heartbeatMs)
  const drains = setInterval(() => {
    for (const connection of connections) connection.catchUp()
    relieve(connections)
  }, 200)

  const endWaking = context.tuning.onWoken(() => {
    for (const live of lobby.tables.values()) woke(live)
  })

  const local = (problem?: string): LocalHost => ({
    id,
    name,
    url: urlOf('127.0.0.1', port()),
    ownerKey: sessions.ownerKey,
    open: lan.isOpen(),
    addresses: lan.addresses(),
    ...(pins.pin === undefined ? {} : { pin: pins.pin }),
    ...(problem === undefined ? {} : { problem }),
  })

  if (options.open) {
    const problem = await lan.open(name)
    if (problem !== undefined) notice({ id: 'lan', kind: 'warning', text: problem })
  } else if (redirectAfterStart(context, options.given ?? [])) {
    // Without a network nobody who was here can knock.
    await lan.answer().catch(() => undefined)
  }
  await event?.opened(() => (lan.isOpen() ? lan.addresses() : [local().url]))

  const playing = (): boolean =>
    [...lobby.tables.values()].some(({ table }) => table.phase.at === 'playing' && isFollowed(table))
  const endLooking =
    options.updates === undefined
      ? undefined
      : lookForUpdates({
          feed: options.updates,
          current: appVersion,
          busy: () => playing() || !updatesWanted(store),
          offer: params => notice({ id: 'update', kind: 'info', text: 'update-offered', params }),
          ...(tuning.updates === undefined ? {} : { pace: tuning.updates }),
        })

  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    await machines.settled()
    await machines.release()
    sender.stop()
    broadcast.stop()
    endLooking?.()
    endWaking()
    clearInterval(beats)
    clearInterval(drains)
    await event?.leave()
    // Told before the addresses they came by are closed.
    for (const connection of connections) connection.bye('closing')
    if (!context.move.isHalted) archiveAll(lobby)
    await until(() => server.sockets.clients.size === 0, 500) // Time for all to read their goodbye.
    await lan.close()
    for (const socket of server.sockets.clients) socket.terminate()
    await listeners?.close()
    // Anyone who slipped in until now may have opened another. Of a house that was given away nothing is ours to change.
    if (!context.move.isHalted) archiveAll(lobby)
    for (const live of lobby.tables.values()) stopTable(live)
    await context.workers.stop()
    context.journal.note('stopped')
    await machines.settled()
    machines.stop()
    event?.stop()
    store.close()
  }

  return {
    id,
    port: listeners.port,
    lobby,
    local: () => local(),
    openToLan: async how => {
      name = tidyName(how.name) || name
      pins.change(how.pin)
      machines.settingsChanged()
      delete context.move.redirect
      const problem = await lan.open(name)
      return local(problem)
    },
    asFound: () => asFound(context, process()),
    closeToLan: () => lan.close().then(() => local()),
    woken: () => lan.refresh(),
    whyNobodyComes: () => doctor.check(false),
    guests: () => new Set(seatedGuests(lobby).map(({ person }) => person?.id)).size,
    onNotices: tell => board.follow(tell),
    stop: () => (stopping ??= stop()),
  }
}
