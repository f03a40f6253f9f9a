import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtProgram } from './built-program.ts'

/** A small real LAN on this machine: namespaces joined by a bridge, with multicast. Nothing leaves the machine. */
export interface Lan {
  /** The namespaces, `a`, `b` …, and the address each has. */
  readonly places: readonly { readonly name: string; readonly address: string }[]
  /** A folder that goes with it. */
  readonly folder: string
  /** Runs one of the built programs in a namespace; its lines of output are read by `line`. */
  run(place: number, script: string, args?: readonly string[]): LanProgram
  /** Runs a shell command in a namespace as a program of its own. */
  start(place: number, command: string): LanProgram
  /** Runs a command in a namespace and gives its output. */
  sh(place: number, command: string, timeout?: number): string
  /** Keeps two or more places apart from each other, as a guest Wi-Fi does, or joins them again. */
  isolate(places: readonly number[], on: boolean): void
  /** Pulls the cable of a place, or puts it in again. */
  cut(place: number, on: boolean): void
  /** Puts these places on a switch of their own, that no cable leads to from the others'; none of them joins all again. */
  split(there: readonly number[]): void
  /** So many packets of a hundred that come to any place are lost. */
  lossy(percent: number): void
  /** Gives a place another address than it had, as a router may, and tells which. */
  readdress(place: number): string
  /** Ids of the processes in a namespace whose command line holds a word. */
  processes(place: number, word: string): readonly number[]
  remove(): void
}
export interface LanProgram {
  readonly process: ChildProcess
  readonly lines: readonly string[]
  /** Resolves with the first line that fits, also one already said; rejects where none comes. */
  line(fits: (line: string) => boolean): Promise<string>
  kill(signal?: NodeJS.Signals): void
}

/** A busy machine takes long to start a program, which says nothing about the app: this is for what would never come. */
const patientMs = 300_000

const root = resolve(import.meta.dirname, '../..')
const sh = (command: string, timeout = 10_000): string =>
  execFileSync('sh', ['-c', command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout })

/** Why no LAN can be made here, or nothing where it can. */
export function noLan(): string | undefined {
  if (process.platform !== 'linux') return 'network namespaces are Linux only'
  if (process.getuid?.() !== 0) return 'network namespaces need root'
  try {
    const name = `kb-try-${process.pid}`
    sh(`ip netns add ${name} && ip netns del ${name}`)
    return undefined
  } catch {
    return 'this machine does not let us make network namespaces (iproute2 missing, or not permitted)'
  }
}

let made = 0
/** Makes a LAN of `count` places at 10.87.N.1 … Remove it again, also when a test fails. */
export function makeLan(count: number): Lan {
  const tag = `kb${process.pid % 10000}${made++}`
  const net = (process.pid + made * 7) % 250
  const places = Array.from({ length: count }, (_, i) => ({ name: `${tag}n${i}`, address: `10.87.${net}.${i + 11}` }))
  const hub = `${tag}hub`
  sh(`ip netns add ${hub}`)
  for (const bridge of ['br0', 'br1'])
    sh(`ip -n ${hub} link add ${bridge} type bridge mcast_snooping 0 && ip -n ${hub} link set ${bridge} up`)
  for (const [i, place] of places.entries()) {
    const [mine, theirs] = [`${tag}a${i}`, `${tag}b${i}`]
    sh(
      [
        `ip netns add ${place.name}`,
        `ip link add ${mine} type veth peer name ${theirs}`,
        `ip link set ${theirs} netns ${hub} && ip -n ${hub} link set ${theirs} master br0 && ip -n ${hub} link set ${theirs} up`,
        `ip link set ${mine} netns ${place.name} && ip -n ${place.name} link set ${mine} name eth0`,
        `ip -n ${place.name} addr add ${place.address}/24 dev eth0`,
        `ip -n ${place.name} link set lo up && ip -n ${place.name} link set eth0 up`,
        `ip -n ${place.name} route add 224.0.0.0/4 dev eth0`,
      ].join(' && '),
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'knockabout-lan-'))
  const programs: LanProgram[] = []
  let moves = 0
  const begin = (place: number, words: readonly string[]): LanProgram => {
    const started = program(places[place]!.name, words)
    programs.push(started)
    return started
  }
  return {
    places,
    folder,
    sh: (place, command, timeout) => sh(`ip netns exec ${places[place]!.name} ${command}`, timeout),
    isolate: (apart, on) => {
      for (const i of apart) sh(`bridge -n ${hub} link set dev ${tag}b${i} isolated ${on ? 'on' : 'off'}`)
    },
    cut: (place, on) => void sh(`ip -n ${hub} link set ${tag}b${place} ${on ? 'down' : 'up'}`),
    split: there => {
      for (const i of places.keys()) sh(`ip -n ${hub} link set ${tag}b${i} master ${there.includes(i) ? 'br1' : 'br0'}`)
    },
    lossy: percent => {
      for (const { name } of places) {
        sh(`ip netns exec ${name} nft 'add table inet lossy; delete table inet lossy'`)
        if (percent === 0) continue
        const chain = 'add chain inet lossy in { type filter hook input priority 0 ; }'
        const rule = `add rule inet lossy in iifname eth0 numgen random mod 100 < ${percent} drop`
        sh(`ip netns exec ${name} nft 'add table inet lossy; ${chain}; ${rule}'`)
      }
    },
    readdress: place => {
      const { name, address: before } = places[place]!
      const address = `10.87.${net}.${100 + places.length + moves++}`
      places[place] = { name, address }
      sh(`ip -n ${name} addr del ${before}/24 dev eth0 && ip -n ${name} addr add ${address}/24 dev eth0`)
      sh(`ip -n ${name} route replace 224.0.0.0/4 dev eth0`)
      return address
    },
    processes: (place, word) =>
      sh(`ip netns pids ${places[place]!.name}`)
        .split('\n')
        .filter(id => id !== '' && commandLine(id).includes(word))
        .map(Number),
    run: (place, script, args = []) => begin(place, [process.execPath, builtProgram(script), ...args]),
    start: (place, command) => begin(place, ['sh', '-c', command]),
    remove: () => {
      for (const one of programs) one.kill('SIGKILL')
      for (const name of [...places.map(place => place.name), hub]) {
        try {
          // What a program of the test started is in its namespace too, and would keep that alive.
          sh(`kill -9 $(ip netns pids ${name}) 2>/dev/null; ip netns del ${name}`)
        } catch {
          // gone already
        }
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function commandLine(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return '' // it ended meanwhile
  }
}

function program(namespace: string, words: readonly string[]): LanProgram {
  const env = { ...process.env }
  delete env['KNOCKABOUT_INTERFACES'] // inside the namespace there is no other network to spare
  const child = spawn('ip', ['netns', 'exec', namespace, ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const waiting = new Set<(line: string) => void>()
  let rest = ''
  let isClosed = false
  child.once('close', () => (isClosed = true))
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (part: string) => {
    rest += part
    const whole = rest.split('\n')
    rest = whole.pop() ?? ''
    for (const line of whole) {
      lines.push(line)
      for (const tell of waiting) tell(line)
    }
  })
  return {
    process: child,
    lines,
    kill: (signal = 'SIGTERM') => void child.kill(signal),
    line: fits => {
      const found = new Promise<string>((done, fail) => {
        const said = lines.find(fits)
        if (said !== undefined) return done(said)
        const leave = (): void => {
          clearTimeout(timer)
          waiting.delete(tell)
          child.off('close', ended)
        }
        const tell = (line: string): void => {
          if (!fits(line)) return
          leave()
          done(line)
        }
        const none = (why: string): void => {
          leave()
          fail(new Error(`${why}; said: ${lines.join(' | ')}`))
        }
        const ended = (): void => none(`${words.join(' ')} ended before it said that`)
        const timer = setTimeout(() => none(`not said within ${patientMs} ms`), patientMs)
        // Once it is closed, all that it said has been read.
        if (isClosed) return ended()
        child.once('close', ended)
        waiting.add(tell)
      })
      // A test may have ended its program and no longer listen.
      void found.catch(() => undefined)
      return found
    },
  }
}
