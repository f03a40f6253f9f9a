import type { House } from '../../context/house.ts'
import { live as makeLive, type Live } from './live.ts'
import { setBots } from './bot-play.ts'
import { hang } from './clock.ts'
import { submit } from './queue.ts'
import { settle } from '../model/settle.ts'
import type { Story } from '../storage/event-log.ts'
import type { Table } from '../model/table.ts'

/** Sets a table going that is on disk already. `ended` is called once it is no more. */
export function setGoing(house: House, table: Table, story: Story, ended: () => void): Live {
  const live = makeLive(house, table, story, ended, entry => submit(live, entry))
  const { bells, bots } = settle(undefined, table, [], house.tuning)
  hang(live, bells, [])
  setBots(live, bots)
  return live
}
