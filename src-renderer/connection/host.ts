import { t, translateCode } from '../words/index.ts'
import { createEventHook } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch as onChange } from 'vue'
import type { Coded } from '../../src-engine/core/coded.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { LocalHost } from '../../src-engine/protocol/desktop.ts'
import type { AskWhat, Answers } from '../../src-engine/protocol/asks.ts'
import type { FromHost } from '../../src-engine/protocol/reader.ts'
import type { TableState, ToClient } from '../../src-engine/protocol/to-client.ts'
import { tokens } from '../device/storage.ts'
import { helloTo, type Arrival, type TurnedAway } from './hello.ts'
import { useMirror } from './mirror.ts'
import { Refused, Requests } from './requests.ts'
import { HostSocket, type Message } from './socket.ts'
import { useTalk } from './talk.ts'

export type Status = 'off' | 'connecting' | 'here' | 'lost' | 'turned-away'
/** A notice of the host. It stays a code, so that a change of language translates it while it is shown. */
export interface Notice {
  readonly kind: Extract<ToClient, { say: 'notice' }>['kind']
  readonly message: Coded
  readonly rooms: readonly string[]
}

/** Milliseconds without a host before its standby is asked for. */
const goneForMs = 1500

/** This window's one connection to a host: its status, what the host sent and the requests to it. It shows nothing itself. */
export const useHost = defineStore('host', () => {
  const status = ref<Status>('off')
  const origin = ref('')
  const bye = shallowRef<TurnedAway>()
  /** Why the host ended the connection, in words. */
  const byeText = computed(() => bye.value && translateCode(bye.value, ['endings.bye']))
  const notice = createEventHook<Notice>()
  const mirror = useMirror((table, viewer, from) => void send({ say: 'sync', table, viewer, from }))
  const { welcome, watched } = mirror
  const talk = useTalk()
  const requests = new Requests(send, table => mirror.tables.get(table)?.state?.game)

  /** The house is on its way to another computer, or stays after all. */
  const move = shallowRef<Extract<ToClient, { say: 'move' }>>()
  /** Where the house goes on if this host is gone: another computer keeps a copy of it. */
  const way = shallowRef<Extract<ToClient, { say: 'standby' }>>()
  /** How it stands with the copy of this house, where there is one or was. */
  const copy = shallowRef<Extract<ToClient, { say: 'copy' }>>()
  let socket: HostSocket | undefined
  let arrival: Arrival = {}

  function send(message: Message): boolean {
    return socket?.send(message) === true
  }
  function connect(to: string, how: Arrival = {}): void {
    const becomesOwner = how.ownerKey !== undefined && how.ownerKey !== arrival.ownerKey
    const isNewTry = becomesOwner || (how.insist ?? how.pin) !== undefined || status.value === 'turned-away'
    if (socket && origin.value === to && !isNewTry) return
    disconnect()
    const same = origin.value === to
    arrival = {
      id: how.id ?? (same ? arrival.id : undefined),
      // A PIN is never sent to another host.
      pin: how.pin ?? (same ? arrival.pin : undefined),
      ownerKey: how.ownerKey,
      display: how.display ?? arrival.display,
      ticket: how.ticket ?? (same ? arrival.ticket : undefined),
      insist: how.insist,
      trusted: how.trusted,
    }
    move.value = way.value = copy.value = undefined
    origin.value = to
    status.value = 'connecting'
    bye.value = undefined
    const bridge = how.ownerKey === undefined ? window.desktop : undefined
    socket = new HostSocket(to, {
      opened: () => send(helloTo(to, arrival)),
      said,
      lost,
      way: bridge && (() => bridge.wayTo(to, arrival.trusted === true)),
      isOther: () => turnedAway({ code: 'proof' }),
    })
  }
  /** Resolves once the host has admitted us, however long that takes; rejects with its reason if it refuses. */
  function arrived(): Promise<void> {
    return new Promise((done, fail) => {
      const look = (now: Status): boolean => {
        if (now === 'here') done()
        else if (now === 'turned-away') fail(new Refused(now, byeText.value ?? t('refusals.turned-away')))
        else return false
        return true
      }
      if (look(status.value)) return
      const stop = onChange(status, now => look(now) && stop())
    })
  }
  function disconnect(): void {
    socket?.stop()
    socket = undefined
    status.value = 'off'
    mirror.forgetAll()
    requests.failAll(t('refusals.closed'))
  }
  function lost(): void {
    if (status.value !== 'turned-away') status.value = 'lost'
    requests.failAll(t('refusals.lost-again'))
  }

  function turnedAway(why: TurnedAway): void {
    bye.value = why
    status.value = 'turned-away'
    socket?.stop()
    socket = undefined
  }

  function said(message: FromHost): void {
    switch (message.say) {
      case 'welcome':
        welcome.value = message
        status.value = 'here'
        bye.value = undefined
        // What a house on its way said is over, but not why it stays.
        if (move.value?.at !== 'kept') move.value = undefined
        // That of another connection, which counts no more.
        way.value = copy.value = undefined
        arrival = { ...arrival, ticket: undefined, trusted: undefined }
        if (!arrival.display) tokens.keep(origin.value, message.host.id, message.token)
        for (const id of watched) void watch(id)
        return
      case 'lobby':
        mirror.lobby.value = message
        return
      case 'night':
        return mirror.nightSaid(message.night)
      case 'table':
        void addPart(message.table)
        return mirror.tableSaid(message)
      case 'view':
      case 'missed':
        return mirror.tableSaid(message)
      case 'gone':
        mirror.forgetTable(message.table)
        if (message.code !== undefined)
          void notice.trigger({ kind: 'info', message: { ...message, code: message.code }, rooms: ['endings.gone'] })
        return
      case 'done':
      case 'answer':
      case 'refused':
        return requests.answered(message)
      case 'chat':
      case 'point':
      case 'seen':
        return talk.heard(message)
      case 'notice':
        return void notice.trigger({
          kind: message.kind,
          message: { ...message, code: message.text },
          rooms: ['notices'],
        })
      case 'bye':
        if (message.code === 'closing') bye.value = message
        else turnedAway(message)
        return
      case 'move':
        move.value = message
        return
      case 'copy':
        copy.value = message
        return
      case 'moved':
        return void import('./moved.ts').then(({ followHouse }) => followHouse(message, origin.value, connect))
      case 'standby':
        way.value = message
        // Once it is needed there is nobody to fetch it from.
        return void import('./moved.ts').catch(() => undefined)
      case 'let-go':
        way.value = undefined
        return void send({ say: 'let-gone', round: message.round })
      case 'house-offered':
        return void window.desktop?.houseOffered({ url: origin.value, ...message })
      case 'addresses':
        // What is shown to scan, as the host's networks come and go.
        if (welcome.value)
          welcome.value = {
            ...welcome.value,
            host: { ...welcome.value.host, addresses: message.addresses, short: message.short },
          }
        return
      case 'seat-back':
        // As who they were: the page stays as it is, and is shown their seat.
        disconnect()
        return connect(origin.value, { ...arrival, ticket: message.ticket })
      case 'reach':
        // The host is gone meanwhile, and asks the next guest.
        return void import('./page-doctor.ts')
          .then(({ tryToReach }) => tryToReach(message.address, ask))
          .catch(() => undefined)
      case 'pong':
    }
  }

  /** Gives this host up for good, and asks for the house where its copy is. */
  async function goOnThere(): Promise<void> {
    const message = way.value
    if (message === undefined) return
    const { followHouse } = await import('./moved.ts')
    socket?.stop()
    await followHouse({ ...message, say: 'moved' }, origin.value, connect)
  }
  /** The house has opened at this very machine: its window goes on there as who it was, as the owner's. */
  function goHome({ url, id, ownerKey }: LocalHost): void {
    if ((welcome.value?.host.id ?? arrival.id) === id)
      connect(url, { id, ownerKey, ticket: arrival.ticket ?? way.value?.ticket })
  }
  let gone: ReturnType<typeof setTimeout> | undefined
  /** A host that is gone without a word: where the page may look whether the standby answers, nobody need tap. */
  function goOnByItself(): void {
    const message = way.value
    // One that said goodbye closed the house: whether it goes on is for people to say.
    if (message === undefined || status.value !== 'lost' || bye.value !== undefined) return
    gone = setTimeout(async () => {
      const { isAnswered } = await import('./moved.ts')
      const isThere = await isAnswered(message.to, origin.value)
      if (way.value !== message || status.value !== 'lost') return
      if (isThere) await goOnThere()
      else goOnByItself()
    }, goneForMs)
  }
  onChange(status, () => {
    clearTimeout(gone)
    goOnByItself()
  })
  /** Where a seed is drawn together, this device adds its part. One that comes too late is left out, and all are told. */
  async function addPart(table: TableState): Promise<void> {
    const { you } = welcome.value ?? {}
    if (table.draw === undefined || you === undefined || arrival.display === true) return
    try {
      const joint = await import('./joint.ts')
      await joint.addPart(table, you.id, what => requests.order(what))
    } catch {
      // It was drawn without this part, or the host is gone.
    }
  }
  /** Follows a table; resolves to whether it exists. */
  async function watch(id: string): Promise<boolean> {
    watched.add(id)
    const worked = await requests.order({ say: 'watch', table: id }).then(
      () => true,
      () => false,
    )
    if (!worked) watched.delete(id)
    return worked
  }
  /** Stops following a table, also where the host does not answer. */
  function leave(id: string): Promise<unknown> {
    watched.delete(id)
    return requests.order({ say: 'leave', table: id }).finally(() => mirror.tables.delete(id))
  }
  /** Asks the host a question (protocol/asks.ts); rejects with `Refused`. */
  function ask<What extends AskWhat>(what: What, about?: JsonObject): Promise<Answers[What]> {
    return requests.question(what, about)
  }

  return {
    status,
    origin,
    bye,
    byeText,
    welcome,
    move,
    way,
    copy,
    goOnThere,
    /** Whether this device has a voice in whether the house goes on at the computer with the copy. */
    hasVoice: () => arrival.ticket?.includes('~') === true,
    goHome,
    lobby: mirror.lobby,
    night: mirror.night,
    tables: mirror.tables,
    chats: talk.chats,
    pointed: talk.pointed,
    seen: talk.seen,
    you: computed(() => welcome.value?.you),
    onNotice: notice.on,
    connect,
    arrived,
    disconnect,
    wake: () => socket?.wake(),
    /** Asks the host to do something; resolves once it has, rejects with `Refused`. */
    request: requests.order.bind(requests),
    ask,
    /** Sends a message that has no answer. */
    send,
    watch,
    leave,
    read: mirror.read,
    game: (id: string) => welcome.value?.games.find(one => one.id === id),
  }
})
