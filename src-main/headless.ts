import { hostname } from 'node:os'
import { join } from 'node:path'
import { typedAddress } from '../src-engine/protocol/house-address.ts'
import { codeOfOrigin } from '../src-engine/protocol/address-code.ts'
import { watchForCopies } from './host/house/search-house.ts'
import { startTuned, type TunedHost } from './host/house/host.ts'
import { startStandby } from './host/house/standby-house.ts'
import { reportOf } from './host/requests/report.ts'
import type { RunningHost } from './host/context/running.ts'
import { hostHelp, readFlags } from './host/house/flags.ts'
import { paceFrom } from './host/house/pace.ts'
import { makeNewHouse } from './store/new-house.ts'
import { houseToOpen } from './store/shelf.ts'
import { tellCauses } from './tell-causes.ts'
import { codeToScan, inEnglish } from './terminal.ts'

/** The host without Electron; the desktop app's windows are browsers on the LAN instead. */
async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2), process.env, hostname())
  if ('problem' in flags) {
    process.stderr.write(`${flags.problem}\n`)
    process.exit(2)
  }
  if (flags.help) {
    process.stdout.write(`${hostHelp}\n`)
    return
  }
  if (flags.report) {
    process.stdout.write(reportOf({ data: flags.data }))
    return
  }
  if (flags.newHouse === true) {
    const problem = makeNewHouse(houseToOpen(flags.data))
    if (problem === undefined) process.stdout.write('A house of its own now, with all that was in it.\n')
    else process.stderr.write(`${inEnglish({ text: problem, params: { folder: flags.data } })}\n`)
    process.exit(problem === undefined ? 0 : 1)
  }
  try {
    const { help: _help, report: _report, newHouse: _newHouse, standby, ...rest } = flags
    const options = { ...rest, app: join(__dirname, '..', 'renderer'), open: true }
    const { standbyKey } = options
    if (standby !== undefined && standbyKey !== undefined) {
      const standing = await startStandby({
        options,
        key: standbyKey,
        host: standby,
        tell: (what, address) => process.stdout.write(`${standbySays[what].replace('{address}', address)}\n`),
        opened: greet,
        note: (what, error) => process.stderr.write(`${what}: ${String(error)}\n`),
        tuning: paceFrom(process.env),
      })
      endTidily(standing)
    } else {
      const host = await startTuned(options, paceFrom(process.env))
      // Who reads that it listens may end it at once.
      endTidily(host)
      greet(host)
      await watchForCopies(host, options.interfaces, address =>
        process.stderr.write(`${inEnglish({ text: 'house-copied', params: { address } })}\n`),
      )
    }
  } catch (error) {
    process.stderr.write(`Knockabout cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  // An error nobody caught must not end everybody's game; it goes to the terminal.
  process.on('uncaughtException', error => process.stderr.write(`${error.stack ?? error.message}\n`))
}

const standbySays = {
  waits: 'standing by at {address}',
  holds: 'All of the house is here as well; if its host is gone, it goes on here.',
  lost: 'The host does not answer. The house goes on here once enough of those who sit at its tables ask for it, or with --alone.',
  'no-room':
    'There is no room on this disk for a copy of the house, so none is kept. Once there is room, it comes by itself.',
  ended: 'The host wants no copy any more.',
  'other-version': 'The host runs another version of Knockabout: update both.',
}

/**
 * Prints where the host is reached: one line for programs, the rest for people. Without a network there is no QR code.
 */
function greet(host: TunedHost): void {
  tellNotices(host)
  const { name, url, addresses, pin } = host.local()
  const address = addresses[0] ?? url
  const code = addresses.length === 0 ? '' : `${codeToScan(address)}\n\n`
  const scan = addresses.length === 0 ? ' on this computer' : ', or scan the code with a phone on the same network'
  process.stdout.write(`listening ${address}\n\n${code}${name}: open ${address} in a browser${scan}.\n`)
  const spoken = codeOfOrigin(addresses[0] ?? '')
  if (spoken !== undefined) process.stdout.write(`To call out across the room, typed in the app: ${spoken}\n`)
  const typed = `${new URL(address).protocol}//${typedAddress(address, host.lobby.context.card().short)}`
  process.stdout.write(`On the TV: ${typed}/tv${pin === undefined ? '' : `   PIN: ${pin}`}\n`)
  if (addresses.length > 1) process.stdout.write(`Also: ${addresses.slice(1).join('  ')}\n`)
  process.stdout.write('Ctrl-C ends it; unfinished games are kept.\n')
  tellCauses(host.whyNobodyComes, line => process.stderr.write(`${line}\n`))
}

function tellNotices(host: RunningHost): void {
  const printed = new Map<string, string>()
  host.onNotices(notices => {
    for (const notice of notices) {
      const { id } = notice
      const text = inEnglish(notice)
      if (printed.get(id) === text) continue
      printed.set(id, text)
      process.stderr.write(`${text}\n`)
    }
  })
}

const askAgainMs = 1500

/** Ends on Ctrl-C, on `kill` and with the process that started it, and always says goodbye on the LAN. */
function endTidily(host: Pick<RunningHost, 'stop'>): void {
  let asked: number | undefined
  const end = (): void => {
    // One Ctrl-C or `kill` arrives several times: from the terminal, from npm, from the process that started this one.
    // One that comes a while later is another, and ends the process at once.
    if (asked !== undefined) return performance.now() - asked > askAgainMs ? process.exit(1) : undefined
    asked = performance.now()
    const tooLong = setTimeout(() => process.exit(1), 5000)
    host.stop().then(
      () => {
        clearTimeout(tooLong)
        process.exit(0)
      },
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('SIGHUP', end)
  // A process whose parent has ended gets another parent.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined && !process.channel) return
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    end()
  }, 250)
  looking.unref()
}

void main()
