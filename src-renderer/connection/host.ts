import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef, watch as onChange } from 'vue'
import type { JsonObject, Json } from '../../src-engine/core/json.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { useToasts } from '../design/index.ts'
import { me, tokens } from '../device/keys.ts'
import { HostSocket, type Message } from './socket.ts'
import { emptyTable, take, type KnownTable } from './table.ts'

export type Status = 'off' | 'connecting' | 'here' | 'lost' | 'turned-away'
type Said<S extends ToClient['say']> = Extract<ToClient, { say: S }>
/** What a request says beside its number, which is this store's business. */
type Unnumbered<M> = M extends { readonly n: number } ? Omit<M, 'n'> : never
export type Request = Unnumbered<Message>

export class Refused extends Error {
  readonly code: string
  constructor(code: string, text: string) {
    super(text)
    this.code = code
  }
}
interface Waiting {
  readonly done: (answer: Json) => void
  readonly fail: (error: Error) => void
}

/** What is known of a house nobody has let us into. */
const empty: Said<'lobby'> = { say: 'lobby', tables: [], mine: [], saved: [], people: [] }

/** This window's one connection: who we are there, the lobby, and every table we sit at or watch. It mirrors the host. */
export const useHost = defineStore('host', () => {
  const status = ref<Status>('off')
  const origin = ref('')
  const welcome = shallowRef<Said<'welcome'>>()
  const lobby = shallowRef(empty)
  const bye = shallowRef<Said<'bye'>>()
  const tables = shallowReactive(new Map<string, KnownTable>())
  const chats = shallowRef<readonly Said<'chat'>[]>([])
  const points = shallowRef<Said<'point'>>()
  const toasts = useToasts()

  let socket: HostSocket | undefined
  let pin: string | undefined
  let ownerKey: string | undefined
  let hostId: string | undefined
  let display = false
  let number = 0
  const waiting = new Map<number, Waiting>()
  const watched = new Set<string>()

  function connect(
    to: string,
    how: {
      readonly pin?: string | undefined
      readonly ownerKey?: string | undefined
      readonly display?: boolean
      /** The host's id, where it is known: our seat there is ours at whatever address and port it is today. */
      readonly id?: string | undefined
    } = {},
  ): void {
    if (socket && origin.value === to && how.pin === undefined && status.value !== 'turned-away') return
    disconnect()
    const same = origin.value === to
    hostId = how.id ?? (same ? hostId : undefined)
    // One house's PIN is no business of another's.
    pin = how.pin ?? (same ? pin : undefined)
    origin.value = to
    ownerKey = how.ownerKey
    display = how.display ?? display
    status.value = 'connecting'
    bye.value = undefined
    socket = new HostSocket(to, { opened: hello, said, lost })
  }
  /** Resolves once the host has let us in, however long that takes; rejects, with its reason, where it turns us away. */
  function arrived(): Promise<void> {
    return new Promise((done, fail) => {
      const look = (now: Status): boolean => {
        if (now === 'here') done()
        else if (now === 'turned-away') fail(new Refused(now, bye.value?.text ?? 'The host let nobody in.'))
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
    welcome.value = undefined
    lobby.value = empty
    tables.clear()
    watched.clear()
    failAll('The connection was closed.')
  }
  function hello(): void {
    const who = me.read()
    const token = (hostId === undefined ? undefined : tokens.ofHost(hostId)) ?? tokens.of(origin.value)
    socket?.send({
      say: 'hello',
      protocol: protocolVersion,
      ...(who === undefined ? {} : { name: who.name, colour: who.colour, avatar: who.avatar }),
      ...(token === undefined || display ? {} : { token }),
      ...(pin === undefined ? {} : { pin }),
      ...(ownerKey === undefined ? {} : { ownerKey }),
      ...(display ? { display: true } : {}),
    })
  }
  function lost(): void {
    if (status.value !== 'turned-away') status.value = 'lost'
    failAll('The connection to the host was lost; trying again …')
  }
  function failAll(why: string): void {
    for (const one of waiting.values()) one.fail(new Refused('lost', why))
    waiting.clear()
    for (const [id, table] of tables) if (table.pending) tables.set(id, { ...table, pending: undefined })
  }

  function said(message: ToClient): void {
    switch (message.say) {
      case 'welcome':
        welcome.value = message
        status.value = 'here'
        bye.value = undefined
        if (!display) tokens.keep(origin.value, message.host.id, message.token)
        for (const id of watched) void request({ say: 'watch', table: id }).catch(() => watched.delete(id))
        return
      case 'lobby':
        lobby.value = message
        return
      case 'table':
      case 'view':
      case 'missed': {
        const id = message.say === 'table' ? message.table.id : message.table
        const table = take(
          tables.get(id) ?? emptyTable(),
          message,
          viewer => void socket?.send({ say: 'sync', table: id, viewer }),
        )
        tables.set(id, table)
        return
      }
      case 'gone':
        tables.delete(message.table)
        watched.delete(message.table)
        if (message.why) toasts.say(message.why)
        return
      case 'done':
      case 'answer':
        waiting.get(message.n)?.done(message.say === 'answer' ? message.answer : (message as unknown as Json))
        waiting.delete(message.n)
        return
      case 'refused':
        // It stuttered on the way: the answer to the first of the two is still to come.
        if (message.code === 'sent-twice') return
        waiting.get(message.n)?.fail(new Refused(message.code, message.text))
        waiting.delete(message.n)
        return
      case 'chat':
        chats.value = [...chats.value.slice(-199), message]
        return
      case 'point':
        points.value = message
        return
      case 'notice':
        toasts.say(message.text, {
          kind: message.kind === 'error' ? 'bad' : message.kind === 'warning' ? 'warn' : 'plain',
        })
        return
      case 'bye':
        bye.value = message
        if (message.code !== 'closing') {
          status.value = 'turned-away'
          socket?.stop()
          socket = undefined
        }
        return
      case 'pong':
    }
  }

  /** Asks the host for something; resolves with `done` or the answer, rejects with the reason in plain words. */
  function request(what: Request): Promise<Json> {
    return new Promise((done, fail) => {
      const n = ++number
      waiting.set(n, { done, fail })
      if (socket?.send({ ...what, n } as Message) !== true) {
        waiting.delete(n)
        fail(new Refused('lost', 'There is no connection to the host just now.'))
      }
    })
  }
  /** The same for a press of a button: a refusal is shown to the person, and the promise says only whether it worked. */
  async function tried(what: Request): Promise<boolean> {
    try {
      await request(what)
      return true
    } catch (error) {
      toasts.say((error as Error).message, { kind: 'bad' })
      return false
    }
  }
  /** Sends a move for a seat. Its effect may be shown at once (`pending`); the host's refusal takes it back. */
  async function act(id: string, seat: string, action: JsonObject): Promise<boolean> {
    const table = tables.get(id)
    if (table) tables.set(id, { ...table, pending: { seat, action } })
    const worked = await tried({ say: 'act', table: id, seat, action })
    const after = tables.get(id)
    if (after?.pending?.action === action) tables.set(id, { ...after, pending: undefined })
    return worked
  }
  /** Follows a table; gives whether it is there. Whoever asks says what that means. */
  async function watch(id: string): Promise<boolean> {
    watched.add(id)
    const worked = await request({ say: 'watch', table: id }).then(
      () => true,
      () => false,
    )
    if (!worked) watched.delete(id)
    return worked
  }
  async function leave(id: string): Promise<void> {
    watched.delete(id)
    await tried({ say: 'leave', table: id })
    tables.delete(id)
  }
  /** What was missed at this table has been read. */
  function read(id: string): void {
    const table = tables.get(id)
    if (table) tables.set(id, { ...table, missed: undefined })
  }
  const ask = (what: string, about?: JsonObject): Promise<Json> =>
    request({ say: 'ask', what, ...(about === undefined ? {} : { about }) })
  const say = (message: Message): void => void socket?.send(message)
  const game = (id: string) => welcome.value?.games.find(one => one.id === id)

  return {
    status,
    origin,
    welcome,
    lobby,
    bye,
    tables,
    chats,
    points,
    you: computed(() => welcome.value?.you),
    connect,
    arrived,
    disconnect,
    request,
    tried,
    act,
    watch,
    leave,
    read,
    ask,
    say,
    game,
    wake: () => socket?.wake(),
  }
})
