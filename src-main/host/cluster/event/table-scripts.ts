import type { Redis } from 'ioredis'
import { endsMs, keys } from './keys.ts'

// What is done to a table in Redis is done by one script each, so that nothing comes between a look and a change. Who has
// a table is written as `PROCESS EPOCH`.

const renewed = `
  redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2], 'PX', ${endsMs.table})
  redis.call('SADD', KEYS[3], ARGV[3])
  redis.call('PEXPIRE', KEYS[3], ${endsMs.table})
  redis.call('PEXPIRE', KEYS[2], ${endsMs.table})`

/** Another has it by a later epoch, or by the same. */
const isLost = `
  local held = redis.call('GET', KEYS[1])
  local by, epoch
  if held then by, epoch = held:match('^(%S+) (%d+)$') end
  if held and (tonumber(epoch) > tonumber(ARGV[2]) or (by ~= ARGV[1] and epoch == ARGV[2])) then return 'lost' end`

/** One more entry of a table's log. The same twice is one: its id is the epoch and the number in the writer's log. */
const add = `${isLost}
  if not held and ARGV[7] == '' then return 'missing' end
  if ARGV[7] ~= '' then redis.call('DEL', KEYS[2]) end
  local id = ARGV[2] .. '-' .. ARGV[4]
  local added = redis.pcall('XADD', KEYS[2], id, 'entry', ARGV[5])
  if type(added) == 'table' and added.err and not added.err:find('equal or smaller') then return added end
  if ARGV[6] ~= '' then redis.call('XTRIM', KEYS[2], 'MINID', id) end
  ${renewed}
  return 'kept'`

const renew = `${isLost}
  if not held then return 'missing' end
  ${renewed}
  return 'kept'`

const drop = `${isLost}
  redis.call('DEL', KEYS[1], KEYS[2])
  redis.call('SREM', KEYS[3], ARGV[3])
  return 'kept'`

/** Takes a table up of a process whose lease has run out: gives the next epoch, or 0 where it is not to be had. */
const claim = `
  if redis.call('EXISTS', KEYS[5]) == 1 then return 0 end
  local held = redis.call('GET', KEYS[1])
  local by, epoch
  if held then by, epoch = held:match('^(%S+) (%d+)$') end
  redis.call('SREM', KEYS[4], ARGV[3])
  if by ~= ARGV[4] then return 0 end
  ARGV[2] = tonumber(epoch) + 1
  ${renewed}
  return ARGV[2]`

/** What was claimed can't be carried on here: it is the gone process' again, by the epoch before where nothing was added by ours. */
const giveBack = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] .. ' ' .. ARGV[2] then return 0 end
  local last = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)[1]
  local epoch = tonumber(ARGV[2])
  if not last or tonumber(last[1]:match('^%d+')) < epoch then epoch = epoch - 1 end
  redis.call('SET', KEYS[1], ARGV[4] .. ' ' .. epoch, 'PX', ${endsMs.table})
  redis.call('SREM', KEYS[3], ARGV[3])
  redis.call('SADD', KEYS[4], ARGV[3])
  return redis.call('PEXPIRE', KEYS[4], ${endsMs.table})`

/** Nothing is left of a process that is gone. */
const forget = `
  if redis.call('EXISTS', KEYS[1]) == 1 or redis.call('SCARD', KEYS[2]) > 0 then return 0 end
  return redis.call('HDEL', '${keys.hosts}', ARGV[1])`

/** What became of something that was to be done to a table: another has it · Redis does not know it · it is done. */
export type TableAnswer = 'lost' | 'missing' | 'kept'

export interface TableScripts {
  /** `cut`: nothing before it is needed any more. `whole`: it is all of the table, whatever was there. */
  add(table: string, epoch: number, number: number, entry: string, how: 'more' | 'cut' | 'whole'): Promise<TableAnswer>
  renew(table: string, epoch: number): Promise<TableAnswer>
  drop(table: string, epoch: number): Promise<TableAnswer>
  claim(table: string, from: string): Promise<number>
  giveBack(table: string, epoch: number, to: string): Promise<number>
  /** Forgets a process that is gone, if none of its tables is left. */
  forget(process: string): Promise<number>
}

interface Commands {
  tableAdd(...words: readonly (string | number)[]): Promise<TableAnswer>
  tableRenew(...words: readonly (string | number)[]): Promise<TableAnswer>
  tableDrop(...words: readonly (string | number)[]): Promise<TableAnswer>
  tableClaim(...words: readonly (string | number)[]): Promise<number>
  tableGiveBack(...words: readonly (string | number)[]): Promise<number>
  forgetProcess(...words: readonly string[]): Promise<number>
}

/** `by`: this process. */
export function tableScripts(redis: Redis, by: string): TableScripts {
  redis.defineCommand('tableAdd', { numberOfKeys: 3, lua: add })
  redis.defineCommand('tableRenew', { numberOfKeys: 3, lua: renew })
  redis.defineCommand('tableDrop', { numberOfKeys: 3, lua: drop })
  redis.defineCommand('tableClaim', { numberOfKeys: 5, lua: claim })
  redis.defineCommand('tableGiveBack', { numberOfKeys: 4, lua: giveBack })
  redis.defineCommand('forgetProcess', { numberOfKeys: 2, lua: forget })
  const commands = redis as Redis & Commands
  const keysOf = (table: string): [string, string, string] => [keys.table(table), keys.log(table), keys.of(by)]
  return {
    add: (table, epoch, number, entry, how) =>
      commands.tableAdd(
        ...keysOf(table),
        by,
        epoch,
        table,
        number,
        entry,
        how === 'more' ? '' : '1',
        how === 'whole' ? '1' : '',
      ),
    renew: (table, epoch) => commands.tableRenew(...keysOf(table), by, epoch, table),
    drop: (table, epoch) => commands.tableDrop(...keysOf(table), by, epoch, table),
    claim: (table, from) => commands.tableClaim(...keysOf(table), keys.of(from), keys.lobby(from), by, 0, table, from),
    giveBack: (table, epoch, to) => commands.tableGiveBack(...keysOf(table), keys.of(to), by, epoch, table, to),
    forget: process => commands.forgetProcess(keys.lobby(process), keys.of(process), process),
  }
}
