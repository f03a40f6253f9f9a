import type { LocalHost, Notice, IncomingHouse } from '../../../src-engine/protocol/desktop.ts'
import { whyNotWritten } from '../../store/database.ts'
import { makeNewHouse } from '../../store/new-house.ts'
import { houseToOpen, keptHouses, type KeptHouse } from '../../store/shelf.ts'
import type { Tuning } from '../context/context.ts'
import type { HostOptions, RunningHost } from '../context/running.ts'
import { startReceiver, type Receiver } from '../cluster/transfer/receiver.ts'
import { isBound, readChosenFollower } from '../cluster/replica/files.ts'
import { readHouseWord, type HouseSettings } from '../cluster/peer/house-word.ts'
import { startTuned, type TunedHost } from './host.ts'
import { startCopyKeeper } from './copy-keeper.ts'

/** The house a machine has, and with it the host that runs: another one once a house was handed to it. */
export interface House extends Omit<RunningHost, 'id' | 'port'> {
  /** Who runs now; a test looks inside. */
  host(): TunedHost
  /** A house that may come here from another machine, or its copy. */
  readonly receiver: Pick<Receiver, 'offered' | 'answer' | 'takeOver'> & {
    /** A copy is kept here no longer. */
    leave(): void
  }
  /** A house of this machine's own again, where it gave its away and everybody was told where that is. */
  ownHouse(): Promise<LocalHost>
  /** Makes a new house of this one, whose data folder was copied from another machine; `problem` says why not. */
  newHouse(): Promise<LocalHost>
}

/**
 * Starts the host of the house this machine has, as `startHost` does. `tell`: how it stands with a house that may come from
 * another machine, at once and whenever that changes.
 */
export async function startHouse(
  options: HostOptions,
  tell: (state: IncomingHouse) => void,
  tuning: Partial<Tuning> = {},
): Promise<House> {
  const { data } = options
  let folder = houseToOpen(data)
  let houses = keptHouses(data)
  const start = (more: Partial<HostOptions>): Promise<TunedHost> => {
    const given = houses.filter(({ standing }) => standing === 'given')
    return startTuned({ ...options, ...more, data: folder, shelf: data, given }, tuning)
  }
  const asHanded = ({ name, pin }: Pick<HouseSettings, 'name' | 'pin'>, open: boolean): Partial<HostOptions> => ({
    name,
    open,
    ...(pin === undefined ? {} : { pin }),
  })
  const asItWas = (): Partial<HostOptions> => receivedAs(houses, folder, asHanded) ?? boundAs(folder) ?? {}
  let host = await start(asItWas())

  const listeners = new Map<(notices: readonly Notice[]) => void, () => void>()
  const listen = (listener: (notices: readonly Notice[]) => void): void => {
    listeners.get(listener)?.()
    listeners.set(listener, host.onNotices(listener))
  }
  const logOf = (one: string): TunedHost['lobby']['context']['store']['log'] | undefined =>
    one === folder ? host.lobby.context.store.log : undefined
  const open = async (next: string, settings: HouseSettings): Promise<void> => {
    await host.stop()
    houses = keptHouses(data)
    folder = next
    host = await start(asHanded(settings, true))
    for (const listener of listeners.keys()) listen(listener)
  }
  // While a copy of a house is kept here, that is what is told.
  let isKeeping = false
  const note = (what: string, error: unknown): void => host.lobby.context.journal.broke(what, error)
  const newReceiver = (): Receiver =>
    startReceiver({
      data,
      houses,
      open,
      logOf,
      addresses: one => (one === folder ? host.local().addresses : []),
      tell: state => void (isKeeping || tell(state)),
      note,
    })
  let receiver = newReceiver()
  const makeWay = async (): Promise<void> => {
    receiver.stop()
    await host.stop()
    await keeper.retire()
    await startOwn()
  }
  const startOwn = async (): Promise<void> => {
    folder = houseToOpen(data)
    houses = keptHouses(data)
    host = await start(asItWas())
    for (const listener of listeners.keys()) listen(listener)
    receiver = newReceiver()
  }
  const keeper = await startCopyKeeper({
    options,
    tuning,
    tell: state => {
      isKeeping = state.at !== 'idle'
      tell(state)
    },
    isHosting: () => host.local().open && host.lobby.context.move.moved === undefined,
    opened: async next => {
      receiver.stop()
      await host.stop()
      host = next
      folder = next.lobby.context.data
      for (const listener of listeners.keys()) listen(listener)
    },
    closed: startOwn,
    note,
  })
  let makingWay: Promise<void> | undefined
  const ownHouse = async (): Promise<LocalHost> => {
    if (host.lobby.context.move.moved !== undefined) {
      makingWay ??= makeWay().finally(() => (makingWay = undefined))
    }
    await makingWay
    return host.local()
  }
  let becoming: Promise<LocalHost> | undefined
  const newHouse = async (): Promise<LocalHost> => {
    // It is on its way elsewhere, or came here as a standby's copy, whose machine decides with this one whose it is.
    if (host.lobby.context.move.isHalted || keeper.hasOpened()) return { ...host.local(), problem: 'new-house-later' }
    const { name, open: wasOpen, pin } = host.local()
    receiver.stop()
    await host.stop()
    let problem: string | undefined
    try {
      problem = makeNewHouse(folder)
    } catch (error) {
      problem = whyNotWritten(error).code
    }
    host = await start(asHanded({ name, ...(pin === undefined ? {} : { pin }) }, wasOpen))
    for (const listener of listeners.keys()) listen(listener)
    receiver = newReceiver()
    return { ...host.local(), ...(problem === undefined ? {} : { problem }) }
  }
  return {
    host: () => host,
    receiver: {
      offered: offer => {
        if (offer.copy === true) keeper.offered(offer)
        // It may be the house whose copy was kept here up to this moment.
        else if (!keeper.isOn()) void keeper.released().then(() => receiver.offered(offer))
      },
      answer: yes => (keeper.isAsked() ? keeper.answer(yes) : receiver.answer(yes)),
      takeOver: () => (keeper.isOn() ? keeper.promote() : receiver.takeOver()),
      leave: () => void keeper.leave(),
    },
    local: (): LocalHost => host.local(),
    ownHouse,
    newHouse: () => (becoming ??= newHouse().finally(() => (becoming = undefined))),
    openToLan: async how => {
      // Once that house went on here, whoever had come to this machine's own would be sent away.
      if (keeper.isOn()) return { ...host.local(), problem: 'keeps-copy' }
      await ownHouse()
      return host.openToLan(how)
    },
    closeToLan: () => host.closeToLan(),
    woken: () => host.woken(),
    asFound: () => host.asFound(),
    whyNobodyComes: () => host.whyNobodyComes(),
    guests: () => host.guests(),
    onNotices: listener => {
      listen(listener)
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
    stop: async () => {
      receiver.stop()
      await keeper.stop()
      await host.stop()
    },
  }
}

/** How a house is opened that another machine keeps a copy of, and may have by now: so that the two hear of each other. */
function boundAs(folder: string): Partial<HostOptions> | undefined {
  const chosen = isBound(folder) ? readChosenFollower(folder) : undefined
  if (chosen === undefined) return undefined
  return { name: chosen.name, open: true, ...(chosen.pin === undefined ? {} : { pin: chosen.pin }) }
}

/** How a house that was handed to us is opened at a start: to all, if the sender does not know yet that it is here. */
function receivedAs(
  houses: readonly KeptHouse[],
  folder: string,
  asHanded: (settings: HouseSettings, open: boolean) => Partial<HostOptions>,
): Partial<HostOptions> | undefined {
  const word = readHouseWord(houses.find(one => one.folder === folder)?.word ?? '')
  return word?.settings && asHanded(word.settings, word.giverKnows !== true)
}
