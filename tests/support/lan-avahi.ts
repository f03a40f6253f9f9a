import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lan, LanProgram } from './lan.ts'

/** What avahi tells of a service it has resolved. */
export interface Resolved {
  readonly name: string
  readonly host: string
  readonly address: string
  readonly port: number
  readonly txt: Readonly<Record<string, string>>
}
/** Debian's mDNS, which shares no line of code with ours, on one machine of a test's LAN. */
export interface Avahi {
  readonly daemon: LanProgram
  /** `avahi-browse` for our kind of service, going on until the LAN is removed. */
  browse(): LanProgram
  /** `avahi-publish`: a service of our kind, until it is killed. Lines as avahi prints them. */
  publish(name: string, port: number, txt: Readonly<Record<string, string>>): LanProgram
}

/** Why avahi cannot be run here, or nothing where it can. */
export function noAvahi(): string | undefined {
  for (const program of ['avahi-daemon', 'avahi-browse', 'avahi-publish', 'dbus-daemon', 'stdbuf']) {
    try {
      execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    } catch {
      return `${program} is missing (sudo apt-get install avahi-daemon avahi-utils)`
    }
  }
  return undefined
}

const service = '_knockabout._tcp'
const busPolicy = [
  'user="*"',
  'own="*"',
  'send_type="method_call"',
  'send_requested_reply="true"',
  'receive_sender="*"',
]

/** Starts avahi, and a message bus of its own by which its tools reach it, in one place. Ends when the LAN is removed. */
export async function avahiOn(lan: Lan, place: number): Promise<Avahi> {
  const folder = join(lan.folder, `avahi-${place}`)
  mkdirSync(folder)
  const bus = `unix:path=${folder}/bus`
  writeFileSync(
    join(folder, 'bus.conf'),
    `<busconfig><type>system</type><listen>${bus}</listen><auth>EXTERNAL</auth><policy context="default">
${busPolicy.map(rule => `<allow ${rule}/>`).join('')}</policy></busconfig>`,
  )
  writeFileSync(
    join(folder, 'avahi.conf'),
    `[server]\nhost-name=avahi-${place}\nuse-ipv6=no\nallow-interfaces=eth0\n[publish]\npublish-hinfo=no\npublish-workstation=no\n`,
  )
  const tool = (words: string): LanProgram =>
    lan.start(place, `DBUS_SYSTEM_BUS_ADDRESS=${bus} exec stdbuf -oL ${words} 2>&1`)
  const busDaemon = lan.start(
    place,
    `dbus-daemon --config-file=${folder}/bus.conf --nofork --nopidfile --print-address 2>&1`,
  )
  await busDaemon.line(line => line.startsWith('unix:'))
  // Where it keeps its process id is fixed; each has a folder of its own there, in the namespace's own view of the disk.
  const own = 'mkdir -p /run/avahi-daemon && mount -t tmpfs none /run/avahi-daemon'
  const daemon = lan.start(
    place,
    `${own} && DBUS_SYSTEM_BUS_ADDRESS=${bus} exec avahi-daemon -f ${folder}/avahi.conf --no-drop-root --no-chroot --no-rlimits 2>&1`,
  )
  await daemon.line(line => line.includes('Server startup complete'))
  return {
    daemon,
    browse: () => tool(`avahi-browse --parsable --resolve --no-db-lookup ${service}`),
    publish: (name, port, txt) => {
      const words = [name, service, String(port), ...Object.entries(txt).map(([key, value]) => `${key}=${value}`)]
      return tool(`avahi-publish -s ${words.map(quoted).join(' ')}`)
    },
  }
}

/** Reads a line of `avahi-browse --parsable --resolve`; nothing unless it tells of a resolved service. */
export function resolvedIn(line: string): Resolved | undefined {
  const [sign, , , name, , , host, address, port, ...txt] = line.split(';')
  if (sign !== '=' || name === undefined || host === undefined || address === undefined) return undefined
  const pairs = [...txt.join(';').matchAll(/"([^"=]+)=([^"]*)"/g)].map(([, key = '', value = '']) => [
    key,
    plain(value),
  ])
  return { name: plain(name), host, address, port: Number(port), txt: Object.fromEntries(pairs) }
}

/** avahi writes bytes it does not like as `\DDD`. */
function plain(text: string): string {
  const bytes = text.replace(/\\(\d{3})/g, (_all, number: string) => String.fromCharCode(Number(number)))
  const latin = [...bytes].every(character => character.charCodeAt(0) < 256)
  return latin ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
