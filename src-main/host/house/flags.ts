import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { defaultPort, limits, pinPattern, shortPort } from '../../../src-engine/protocol/version.ts'
import { readAuthority, urlOfAuthority, type Authority } from '../context/authority.ts'
import { defaultDataFolder } from './data-folder.ts'

/** What the command line and the environment say about the host, for `npm run host` and the desktop app alike. */
export interface HostFlags {
  readonly port: number
  /** Listened on as well, so that nobody has to type a port. */
  readonly shortPort?: number
  readonly name: string
  readonly data: string
  readonly pin?: string
  readonly interfaces: readonly string[]
  /** Names and addresses others reach the host by, besides its own. */
  readonly reachedBy: readonly Authority[]
  /** Where newer versions are announced. */
  readonly updates?: string
  /** Where the house is that this machine keeps a copy of: `http://192.168.1.20:4680`. */
  readonly standby?: string
  /** What a host and its standby both say. */
  readonly standbyKey?: string
  /** The other of the two is gone for good. */
  readonly alone?: boolean
  /** The Redis of an event. */
  readonly redis?: string
  /** Plays wait for the disk too. */
  readonly careful?: boolean
  readonly help: boolean
  readonly newHouse?: boolean
  readonly report: boolean
}

export const hostHelp = `Usage: npm run host -- [flags]

  --port NUMBER        port to try first (default ${defaultPort}; 0 takes any free one)
  --short-port NUMBER  listened on as well, so that nobody has to type a port, where the system allows it
                       (${shortPort}; 0 for none, and none by itself where --port is 0)
  --name TEXT          what the host is called in the list of tables
  --data FOLDER        folder for records, settings and logs
  --pin DIGITS         4 to 8 digits that guests are asked for
  --interface NAME     network interface or address to listen and advertise on; may be given more
                       than once
  --address NAME       name or address others reach this host by where it is not its own (a container's
                       published port, a name of the router's), with :PORT where it is another one,
                       with https:// where something that speaks it stands before the host; may be
                       given more than once
  --standby ADDRESS    keeps a copy of the house at this address, and goes on with it here once that
                       host is gone; both are started with the same --standby-key
  --standby-key WORDS  12 characters or more that nobody guesses: who says the same may be this
                       house's standby
  --alone              the other computer, host or standby, is gone for good: goes on without it
  --redis URL          forms one house with all other hosts that are started with the same Redis
                       (redis://:PASSWORD@192.168.1.10:6379): for an event too large for one
  --careful            nobody sees a play before the disk has it: a power cut loses nothing, where
                       otherwise it may take the last 40 ms of plays along
  --new-house          makes a house of its own of a data folder that was copied from another computer,
                       with all that is in it, and ends
  --report             prints a report of this host for anyone who looks for a fault, and ends
  --help               this text

Without a flag these say the same: KNOCKABOUT_PORT, KNOCKABOUT_NAME, KNOCKABOUT_DATA, KNOCKABOUT_PIN,
KNOCKABOUT_STANDBY_KEY, KNOCKABOUT_REDIS, KNOCKABOUT_INTERFACES and KNOCKABOUT_ADDRESSES (separated by commas).
KNOCKABOUT_UPDATES is an address that tells of newer versions; without one nobody is asked.`

const options = {
  port: { type: 'string' },
  'short-port': { type: 'string' },
  name: { type: 'string' },
  data: { type: 'string' },
  pin: { type: 'string' },
  interface: { type: 'string', multiple: true },
  address: { type: 'string', multiple: true },
  standby: { type: 'string' },
  'standby-key': { type: 'string' },
  alone: { type: 'boolean' },
  redis: { type: 'string' },
  seal: { type: 'string' },
  careful: { type: 'boolean' },
  'new-house': { type: 'boolean' },
  report: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the flags of the host. An unknown flag or a value that makes no sense gives `problem`, one line.
 * `lenient` passes over words it does not know: Chromium's own switches stand on the app's command line too.
 */
export function readFlags(
  words: readonly string[],
  environment: Environment,
  computer: string,
  lenient = false,
): HostFlags | { readonly problem: string } {
  let values
  try {
    values = parseArgs({ args: [...words], options, strict: !lenient, allowPositionals: lenient }).values
  } catch (error) {
    const text = error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error)
    return { problem: `${text.replace(/\.$/, '')}. Try --help.` }
  }
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

  const port = text(values.port) ?? (environment.KNOCKABOUT_PORT || String(defaultPort))
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    return { problem: `--port wants a number from 0 to 65535, not “${cut(port)}”.` }
  }
  const short = text(values['short-port']) ?? (Number(port) === 0 ? '0' : String(shortPort))
  if (!/^\d{1,5}$/.test(short) || Number(short) > 65535) {
    return { problem: `--short-port wants a number from 0 to 65535, not “${cut(short)}”.` }
  }
  const name = (text(values.name) ?? (environment.KNOCKABOUT_NAME || computer.slice(0, 32))).trim() // the host tidies it further
  if (name === '' || [...name].length > limits.nameLength) {
    return { problem: `--name wants 1 to ${limits.nameLength} characters.` }
  }
  const pin = text(values.pin) ?? (environment.KNOCKABOUT_PIN || undefined)
  if (pin !== undefined && !pinPattern.test(pin)) return { problem: '--pin wants 4 to 8 digits.' }
  const data = text(values.data) ?? (environment.KNOCKABOUT_DATA || undefined)
  if (data === '') return { problem: '--data wants a folder.' }

  const list = (given: readonly unknown[] | undefined, otherwise: string | undefined): string[] => {
    const said = (given ?? []).filter(word => typeof word === 'string')
    return (said.length > 0 ? said : (otherwise ?? '').split(',')).map(word => word.trim()).filter(word => word !== '')
  }
  const interfaces = list(values.interface, environment.KNOCKABOUT_INTERFACES)
  const reachedBy: Authority[] = []
  for (const word of list(values.address, environment.KNOCKABOUT_ADDRESSES)) {
    const authority = readAuthority(word)
    if (authority === undefined) return { problem: `--address wants a name or an address, not “${cut(word)}”.` }
    reachedBy.push(authority)
  }
  const standby = standbyFrom(text(values.standby), text(values['standby-key']) ?? environment.KNOCKABOUT_STANDBY_KEY)
  if ('problem' in standby) return standby
  const redis = text(values.redis) ?? (environment.KNOCKABOUT_REDIS || undefined)
  if (redis !== undefined && !/^rediss?:\/\/\S+$|^\//.test(redis))
    return { problem: `--redis wants an address like redis://192.168.1.10:6379, not “${cut(redis)}”.` }
  if (redis !== undefined && standby.standbyKey !== undefined)
    return { problem: '--redis and a standby exclude each other: hosts of an event take each other’s tables up.' }
  if (values.seal !== undefined)
    return { problem: '--seal is gone: pages go over plain HTTP, and only apps come by TLS. Leave it out.' }
  return {
    port: Number(port),
    ...(Number(short) === 0 ? {} : { shortPort: Number(short) }),
    name,
    data: data === undefined ? defaultDataFolder() : resolve(data),
    ...(pin === undefined ? {} : { pin }),
    interfaces,
    reachedBy,
    ...standby,
    ...(values.alone === true ? { alone: true } : {}),
    ...(redis === undefined ? {} : { redis }),
    ...(values.careful === true ? { careful: true } : {}),
    ...(environment.KNOCKABOUT_UPDATES ? { updates: environment.KNOCKABOUT_UPDATES } : {}),
    help: values.help === true,
    ...(values['new-house'] === true ? { newHouse: true } : {}),
    report: values.report === true,
  }
}

const shortestKey = 12

function standbyFrom(
  address: string | undefined,
  key: string | undefined,
): Pick<HostFlags, 'standby' | 'standbyKey'> | { readonly problem: string } {
  if (key !== undefined && key !== '' && key.length < shortestKey)
    return { problem: `--standby-key wants ${shortestKey} characters or more.` }
  const standbyKey = key ? { standbyKey: key } : {}
  if (address === undefined) return standbyKey
  const authority = readAuthority(address.replace(/^http:\/\//, '').replace(/\/$/, ''))
  if (authority === undefined) return { problem: `--standby wants the host’s address, not “${cut(address)}”.` }
  if (!key) return { problem: '--standby wants a --standby-key, the same as the host’s.' }
  return { ...standbyKey, standby: urlOfAuthority(authority, defaultPort) }
}

/** The flags as the words that say them again: for the host started in the app's place, which knows no others. */
export function wordsOf({
  port,
  shortPort: short = 0,
  name,
  data,
  pin,
  interfaces,
  reachedBy,
  ...more
}: HostFlags): readonly string[] {
  const addresses = reachedBy.map(({ name: published, port: publishedPort, secure }) => {
    const host = published.includes(':') ? `[${published}]` : published
    return `--address=${secure === true ? 'https://' : ''}${host}${publishedPort === undefined ? '' : `:${publishedPort}`}`
  })
  const lists = [...interfaces.map(one => `--interface=${one}`), ...addresses]
  const words = [`--port=${port}`, `--short-port=${short}`, `--name=${name}`, `--data=${data}`, ...lists]
  if (pin !== undefined) words.push(`--pin=${pin}`)
  if (more.standbyKey !== undefined) words.push(`--standby-key=${more.standbyKey}`)
  if (more.standby !== undefined) words.push(`--standby=${more.standby.replace('http://', '')}`)
  if (more.redis !== undefined) words.push(`--redis=${more.redis}`)
  if (more.careful === true) words.push('--careful')
  return more.alone === true ? [...words, '--alone'] : words
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
