import { rmSync } from 'node:fs'
import { expect } from 'vitest'
import { freshFolder } from './host-run.ts'
import { makeLan, type Lan, type LanProgram } from './lan.ts'
import { standbyKey } from './standby-guest.ts'

/** A host, its standby and phones that play at it, each in a place of its own on a LAN made for a test. */
export interface Evening {
  readonly lan: Lan
  readonly host: string
  readonly standby: string
  readonly hosting: LanProgram
  readonly standing: LanProgram
  readonly phones: readonly LanProgram[]
  /** Starts the host or the standby again on its own disk, at this place of the LAN, once the one before has ended. */
  again(which: 'host' | 'standby'): LanProgram
  /** Whether the standby has taken the house over. */
  isOpen(): boolean
  /** All phones say this of the way to the standby, or of where they are. */
  allHave(what: 'way' | 'to' | 'at', value: string): Promise<void>
  /** Another play is acknowledged there. */
  goesOnAt(where: string): Promise<void>
  /** This phone says this now. */
  says(phone: number, what: 'way' | 'at' | 'told', value: string): Promise<void>
  /** This phone has another play acknowledged, where it is. */
  plays(phone: number): Promise<void>
  /** How many plays of each phone were acknowledged up to now; each once, and none was taken back. */
  acknowledged(): readonly number[]
  /** The old host, which is at this address now, has heard whose the house is, and no play counts twice or is missing. */
  hasOneHistory(oldHost?: string): Promise<void>
  remove(): void
}

const words = ['--port', '4680', '--interface', 'eth0', '--standby-key', standbyKey]
const program = 'src-main/headless.ts'
const phone = 'tests/support/lan-standby-phone.ts'

/** Two phones that play at a host with a standby; or so many, each against a bot. Places: 0 the host, 1 the standby, then the phones. */
export async function evening(alone = 0): Promise<Evening> {
  const lan = makeLan(2 + (alone || 2))
  const folders: string[] = []
  const remove = (): void => {
    lan.remove()
    for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true })
  }
  try {
    return await begun(lan, folders, remove, alone)
  } catch (error) {
    remove()
    throw error
  }
}

async function begun(lan: Lan, folders: string[], remove: () => void, alone: number): Promise<Evening> {
  const [host, standby] = lan.places.map(({ address }) => `http://${address}:4680`) as [string, string]
  folders.push(freshFolder(), freshFolder())
  const [hostDisk, standbyDisk] = folders as [string, string]
  const hosts = (): LanProgram => lan.run(0, program, [...words, '--data', hostDisk])
  const stands = (): LanProgram =>
    lan.run(1, program, [...words, '--data', standbyDisk, '--standby', host.slice('http://'.length)])
  const hosting = hosts()
  await hosting.line(line => line.startsWith('listening'))
  const standings = [stands()]
  const phones: LanProgram[] = []
  if (alone > 0) for (let i = 0; i < alone; i++) phones.push(lan.run(2 + i, phone, [host, `Phone ${i}`, 'alone']))
  else {
    const ann = lan.run(2, phone, [host, 'Ann', 'opens'])
    const table = (await ann.line(line => line.startsWith('table'))).split(' ')[1]!
    phones.push(ann, lan.run(3, phone, [host, 'Ben', table]))
  }
  const allHave: Evening['allHave'] = async (what, value) =>
    await expect.poll(() => phones.map(one => last(one, what))).toEqual(phones.map(() => value))
  const goesOnAt: Evening['goesOnAt'] = async where => {
    const before = Math.max(0, ...acted(phones).map(({ seq }) => seq))
    await expect.poll(() => acted(phones).some(one => one.seq > before && one.at === where)).toBe(true)
  }
  await allHave('way', 'yes')
  await goesOnAt(host)
  return {
    lan,
    host,
    standby,
    hosting,
    standing: standings[0]!,
    phones,
    again: which => {
      if (which === 'host') return hosts()
      standings.push(stands())
      return standings.at(-1)!
    },
    isOpen: () => standings.some(({ lines }) => lines.some(line => line.startsWith('listening'))),
    allHave,
    goesOnAt,
    says: async (i, what, value) => await expect.poll(() => last(phones[i]!, what)).toBe(value),
    plays: async i => {
      const before = acted([phones[i]!]).length
      await expect.poll(() => acted([phones[i]!]).length).toBeGreaterThan(before)
    },
    acknowledged: () =>
      phones.map(one => {
        const numbers = acted([one]).map(({ seq }) => seq)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        return numbers.length
      }),
    hasOneHistory: async (oldHost = host) => {
      const asks = `node -e "fetch('${oldHost}/info').then(async one => console.log((await one.json()).id))"`
      await expect.poll(() => lan.sh(2, asks)).toContain('moved')
      await goesOnAt(standby)
      const at = (where: string): number[] => acted(phones).flatMap(one => (one.at === where ? [one.seq] : []))
      expect(Math.min(...at(standby))).toBeGreaterThan(Math.max(...at(host)))
      expect(new Set(acted(phones).map(({ seq }) => seq)).size).toBe(acted(phones).length)
    },
    remove,
  }
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
