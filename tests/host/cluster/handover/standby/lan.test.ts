import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { freshFolder } from '../../../../support/host-run.ts'
import { makeLan, noLan, type Lan, type LanProgram } from '../../../../support/lan.ts'
import { standbyKey } from '../../../../support/standby-guest.ts'

// A host, its standby and two phones on a real network, and whichever cable is cut.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: a house with a standby on a network that is cut: ${why}\n`)

let lan: Lan
const folders: string[] = []
afterEach(() => {
  lan.remove()
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true })
})
function folder(): string {
  const made = freshFolder()
  folders.push(made)
  return made
}

/** Every play that was acknowledged: its number, and by whom. */
const acted = (phones: readonly LanProgram[]): readonly { readonly seq: number; readonly at: string }[] =>
  phones.flatMap(({ lines }) =>
    lines.flatMap(line => {
      const [what, seq = '', at = ''] = line.split(' ')
      return what === 'acted' ? [{ seq: Number(seq), at }] : []
    }),
  )
const last = ({ lines }: LanProgram, what: string): string | undefined =>
  lines.findLast(line => line.startsWith(`${what} `))?.slice(what.length + 1)

interface Evening {
  readonly host: string
  readonly standby: string
  readonly hosting: LanProgram
  /** Whether the standby has taken the house over. */
  isOpen(): boolean
  bothHave(what: 'way' | 'at', value: string): Promise<void>
  /** Another play is acknowledged there. */
  goesOnAt(where: string): Promise<void>
  /** The old host has heard whose the house is, and no play counts twice or is missing. */
  hasOneHistory(): Promise<void>
}

/** Two phones that play at a host with a standby, each in a place of its own. */
async function evening(): Promise<Evening> {
  lan = makeLan(4)
  const [host, standby] = lan.places.map(({ address }) => `http://${address}:4680`) as [string, string]
  const words = ['--port', '4680', '--interface', 'eth0', '--standby-key', standbyKey]
  const program = 'src-main/headless.ts'
  const hosting = lan.run(0, program, [...words, '--data', folder()])
  await hosting.line(line => line.startsWith('listening'))
  const standing = lan.run(1, program, [...words, '--data', folder(), '--standby', lan.places[0]!.address])
  const phone = 'tests/support/lan-standby-phone.ts'
  const ann = lan.run(2, phone, [host, 'Ann', 'opens'])
  const table = (await ann.line(line => line.startsWith('table'))).split(' ')[1]!
  const phones = [ann, lan.run(3, phone, [host, 'Ben', table])]
  const bothHave: Evening['bothHave'] = async (what, value) =>
    await expect.poll(() => phones.map(one => last(one, what))).toEqual([value, value])
  const goesOnAt: Evening['goesOnAt'] = async where => {
    const before = Math.max(0, ...acted(phones).map(({ seq }) => seq))
    await expect.poll(() => acted(phones).some(one => one.seq > before && one.at === where)).toBe(true)
  }
  await bothHave('way', 'yes')
  await goesOnAt(host)
  return {
    host,
    standby,
    hosting,
    isOpen: () => standing.lines.some(line => line.startsWith('listening')),
    bothHave,
    goesOnAt,
    hasOneHistory: async () => {
      const asks = `node -e "fetch('${host}/info').then(async one => console.log((await one.json()).id))"`
      await expect.poll(() => lan.sh(2, asks)).toContain('moved')
      await goesOnAt(standby)
      const at = (where: string): number[] => acted(phones).flatMap(one => (one.at === where ? [one.seq] : []))
      expect(Math.min(...at(standby))).toBeGreaterThan(Math.max(...at(host)))
      expect(new Set(acted(phones).map(({ seq }) => seq)).size).toBe(acted(phones).length)
    },
  }
}

describe.runIf(why === undefined)('a house with a standby, on a network that is cut', () => {
  it('goes on at one of the two and never at both, and nothing that was acknowledged is lost', async () => {
    const { host, standby, isOpen, bothHave, goesOnAt, hasOneHistory } = await evening()

    // The cable between the two: the phones hear both, let go of the standby, and the host goes on alone.
    lan.isolate([0, 1], true)
    await bothHave('way', 'no')
    await goesOnAt(host)
    expect(isOpen()).toBe(false)
    lan.isolate([0, 1], false)
    await bothHave('way', 'yes')

    // The standby is alone.
    lan.cut(1, true)
    await bothHave('way', 'no')
    await goesOnAt(host)
    expect(isOpen()).toBe(false)
    lan.cut(1, false)
    await bothHave('way', 'yes')

    // The host is alone: it deals no more, and the phones take the house to the standby.
    lan.cut(0, true)
    await bothHave('at', standby)
    await goesOnAt(standby)
    lan.cut(0, false)
    await hasOneHistory()
  })

  it('goes on at the standby when the host falls asleep, and the host that wakes deals no more', async () => {
    const { standby, hosting, isOpen, bothHave, goesOnAt, hasOneHistory } = await evening()
    expect(isOpen()).toBe(false)
    hosting.kill('SIGSTOP')
    await bothHave('at', standby)
    await goesOnAt(standby)
    hosting.kill('SIGCONT')
    await hasOneHistory()
  })
})
