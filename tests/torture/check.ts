import { games, isObject, replay, sameJson, type Json, type JsonObject } from '../../src-engine/index.ts'
import { openStore } from '../../src-main/store/store.ts'
import type { Ledger } from './players.ts'

export interface Checked {
  readonly records: number
  readonly actions: number
  /** Of finished games, one for each person who sat there. */
  readonly results: number
  /** Plays of the last moment that a power cut took along. */
  readonly lost: number
}

/** Whether what is on disk says what was said, and perhaps more: the host may write its own reading of an action. */
function holds(kept: Json, said: Json | undefined): boolean {
  if (!isObject(kept) || !isObject(said)) return sameJson(kept, said)
  return Object.keys(said).every(key => Object.hasOwn(kept, key) && sameJson(kept[key]!, said[key]!))
}

/**
 * Looks into the store of a host that is gone: each acknowledged action is there, once, under its number; numbers have
 * no gaps; every record can be played again; one that is over counts once for everybody who sat there, and no other does. What is wrong is added to the ledger's problems. `only`: these
 * records; `cut`: after a power cut, from when on plays may be gone, which then are acknowledged no longer.
 */
export function check(data: string, ledger: Ledger, only?: ReadonlySet<string>, cut = Infinity): Checked {
  const store = openStore(data)
  const before = (at: number): string => (cut === Infinity ? '' : ` ${cut - at} ms too early to be lost`)
  let actions = 0
  let results = 0
  let lost = 0
  try {
    for (const [record, numbers] of ledger.done) {
      if (only !== undefined && !only.has(record)) continue
      const kept = store.records.actions(record).map(one => one.action as JsonObject)
      for (const [seq, { action, at }] of numbers) {
        actions++
        const found = kept[seq - 1]
        if (found === undefined && at >= cut && numbers.delete(seq)) lost++
        else if (found === undefined)
          ledger.problems.push(`${record}: ${seq} was acknowledged${before(at)} and is gone`)
        else if (!holds(found, action)) {
          ledger.problems.push(`${record}: ${seq} is ${JSON.stringify(found)}, acknowledged ${JSON.stringify(action)}`)
        }
      }
      const rows = store.reader.rows('SELECT number FROM actions WHERE record = ? ORDER BY number', record)
      rows.forEach((row, index) => {
        const { number } = row as { number: number }
        if (Number(number) !== index + 1)
          ledger.problems.push(`${record}: number ${number} stands where ${index + 1} belongs`)
      })
      const head = store.records.find(record)?.head
      if (head === undefined) ledger.problems.push(`${record}: has no head`)
      else {
        const again = replay(games, { ...head, actions: kept as never })
        if (!again.ok) ledger.problems.push(`${record}: cannot be played again: ${JSON.stringify(again)}`)
        else {
          const { game, state } = again.match
          const due = game.outcome(state) === undefined ? 0 : Object.keys(head.people).length
          const counted = store.reader.row('SELECT count(*) AS count FROM results WHERE record = ?', record)
          const found = Number((counted as { count: number }).count)
          results += found
          if (found !== due) ledger.problems.push(`${record}: counts ${found} times where ${due} are due`)
        }
      }
    }
  } finally {
    store.close()
  }
  return { records: ledger.done.size, actions, results, lost }
}
