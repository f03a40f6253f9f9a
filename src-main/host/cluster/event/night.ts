import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { NightAct } from '../../../../src-engine/night/acts.ts'
import { gameOfTable, phaseOf, type Night } from '../../../../src-engine/night/night.ts'
import { reduceNight } from '../../../../src-engine/night/reduce.ts'
import { nightActOf } from '../../../store/nights.ts'
import type { Write } from '../../../store/write.ts'
import { close, type Lobby } from '../../lobby/lobby.ts'
import { endsMs, keys } from './keys.ts'

/** Who has the night, where its process is still there; else this one has it from now on. */
const claimScript = `
  local by = redis.call('GET', KEYS[1])
  if by and by ~= ARGV[1] and redis.call('EXISTS', '${keys.lobby('')}' .. by) == 1 then return by end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ${endsMs.night})
  return ARGV[1]`

const actShape = z.looseObject({ do: z.string() })

/**
 * The night of the house. One process has it: it opens the tables, and its word on the night is everybody's. At the others
 * the same is shown, and whatever happens there to the night is told as an act.
 */
export interface SharedNight {
  /** Makes it this process' own, if no other has it; gives which has it. */
  claim(): Promise<string>
  isOurs(): boolean
  /** Whether a table belongs to the game that is on: its process may not have told of it yet. */
  hasOpened(table: string): boolean
  /** After a beat: `by` had it, and `living` are there. */
  beaten(by: string, living: (process: string) => boolean): Promise<void>
  /** What others are to be told of writes of ours. */
  toTell(writes: readonly Write[]): { readonly night: readonly Write[]; readonly acts: readonly NightAct[] }
  /** Another's act, as it came. */
  takeAct(act: unknown): void
  /** What follows here from writes of others. */
  takeWrites(writes: readonly Write[]): void
}

interface How {
  readonly redis: Redis
  readonly by: string
  readonly lobby: Lobby
  /** Makes writes that others know already. */
  adopt(writes: readonly Write[]): void
}

export function sharedNight({ redis, by, lobby, adopt }: How): SharedNight {
  const { store, tuning } = lobby.context
  let owner = ''
  const latest = (): Night | undefined => store.nights.latest()?.night
  const isOurs = (): boolean => owner === by

  const happens = (act: NightAct): void => {
    const before = latest()
    const made = before === undefined ? undefined : reduceNight(before, act)
    if (made === undefined || 'refused' in made || made.night === before) return
    const write: Write = { write: 'night', night: made.night }
    // Ours is told to all; the others' own is a guess until they hear it.
    if (isOurs()) store.log.commit([write], tuning.now())
    else adopt([write])
  }
  return {
    isOurs,
    hasOpened: table =>
      latest()
        ?.opened.at(-1)
        ?.tables.some(({ id }) => id === table) === true,
    claim: async () => {
      owner = z.string().parse(await redis.eval(claimScript, 1, keys.night, by))
      return owner
    },
    beaten: async (now, living) => {
      owner = now
      const night = latest()
      if (night === undefined || phaseOf(night) === 'over' || isOurs() || living(now)) return
      const had = await redis.eval(claimScript, 1, keys.night, by)
      owner = z.string().parse(had)
      // As it is here from now on, whatever the one before had still to say.
      if (isOurs()) store.log.commit([{ write: 'night', night }], tuning.now())
    },
    toTell: writes => {
      if (isOurs()) return { night: writes.filter(one => one.write === 'night'), acts: [] }
      const night = latest()
      if (night === undefined) return { night: [], acts: [] }
      const acts = writes.flatMap(write => {
        // People's names are told by themselves.
        const act = write.write === 'profile' ? undefined : nightActOf(write, writes, store.tables.all())
        if (act === undefined || (act.do !== 'take-back' && !('table' in act))) return []
        return 'table' in act && gameOfTable(night, act.table) < 0 ? [] : [act]
      })
      return { night: [], acts }
    },
    takeAct: act => happens(actShape.parse(act) as unknown as NightAct),
    takeWrites: writes => {
      for (const write of writes) {
        if (write.write === 'profile' && isOurs()) happens({ do: 'rename', who: write.person })
        if (write.write !== 'night') continue
        const before = latest()
        adopt([write])
        const opened = write.night.opened.flatMap(({ tables }) => tables.map(({ id }) => id))
        const isNext = before?.id === write.night.id && opened.some(id => gameOfTable(before, id) < 0)
        // As the next game opens, the tables of the last one are closed, wherever they are.
        if (isNext)
          for (const live of lobby.tables.values())
            if (gameOfTable(before, live.table.id) >= 0) close(live, { code: '' })
      }
    },
  }
}
