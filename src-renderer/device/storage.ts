import type { JsonObject } from '../../src-engine/core/json.ts'
import { nameProblem, tidyName } from '../../src-engine/protocol/name.ts'

/** What this device keeps between visits. Every read and write may fail (private windows, a full storage); then the value is only kept in memory. */
export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
export function write(key: string, value: string): void {
  if (read(key) === value) return
  try {
    localStorage.setItem(key, value)
    window.desktop?.flushStorage()
  } catch {
    // kept for this visit only, by the one who asked
  }
}

/** Whether this browser keeps anything at all; private windows and blocked or full storages don't. */
export function keepsWhatIsStored(): boolean {
  write('knockabout.kept', '1')
  return read('knockabout.kept') === '1'
}

export interface Me {
  readonly name: string
  readonly colour: number
  readonly avatar: string
}

/** The secret that gets a seat back, one for each host: by its address until its id is known, then by both. */
export const tokens = {
  of: (origin: string): string | undefined => read(`knockabout.token.${origin}`),
  ofHost: (id: string): string | undefined => read(`knockabout.token.host.${id}`),
  /** One that came from another address of the same host. */
  carry: (origin: string, token: string): void => write(`knockabout.token.${origin}`, token),
  keep: (origin: string, id: string, token: string): void => {
    write(`knockabout.token.${origin}`, token)
    write(`knockabout.token.host.${id}`, token)
  },
}

/** A random id of this device, by which a host counts its wrong PINs. It is not a secret. */
let called: string | undefined
export const device = {
  own: (): string => {
    called ??= read('knockabout.device') ?? Math.random().toString(36).slice(2, 14)
    write('knockabout.device', called)
    return called
  },
}

export const me = {
  /** A stored value the host would refuse is ignored, because every hello with it would be refused. */
  read: (): Me | undefined => {
    try {
      const stored = JSON.parse(read('knockabout.me') ?? 'null') as Partial<Me> | null
      const name = typeof stored?.name === 'string' ? tidyName(stored.name) : ''
      if (nameProblem(name) !== undefined) return undefined
      const colour = Number(stored?.colour)
      return {
        name,
        colour: Number.isInteger(colour) && colour >= 0 && colour < 40 ? colour : 0,
        avatar: String(stored?.avatar ?? '').slice(0, 40),
      }
    } catch {
      return undefined
    }
  },
  keep: (who: Me): void => write('knockabout.me', JSON.stringify(who)),
}

export interface LastSolo {
  readonly game: string
  readonly bots: number
  readonly level: 'easy' | 'normal' | 'hard' | 'master'
  readonly options?: JsonObject
}
export const lastSolo = {
  read: (): LastSolo => {
    const usual: LastSolo = { game: 'knock-out-whist', bots: 3, level: 'normal' }
    try {
      return { ...usual, ...(JSON.parse(read('knockabout.solo') ?? '{}') as Partial<LastSolo>) }
    } catch {
      return usual
    }
  },
  keep: (last: LastSolo): void => write('knockabout.solo', JSON.stringify(last)),
}
