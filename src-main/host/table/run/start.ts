import type { House } from '../../context/house.ts'
import { live as makeLive, type Live } from './live.ts'
import { setBots } from './bot-play.ts'
import { submit } from './queue.ts'
import { settle } from '../model/settle.ts'
import type { EventLog } from '../storage/event-log.ts'
import type { Table } from '../model/table.ts'

/** Sets a table going that is on disk already. `ended` is called once it is no more. */
export function startTable(house: House, table: Table, eventLog: EventLog, ended: () => void): Live {
  const live = makeLive(house, table, eventLog, ended, submit)
  const { timers, bots } = settle(undefined, table, [], house.tuning)
  live.clock.schedule(timers, [])
  setBots(live, bots)
  return live
}
