import { describe, expect, it } from 'vitest'
import {
  asScenario,
  botAction,
  counted,
  games,
  play,
  readScenario,
  replay,
  runScenario,
  start,
  toAct,
  type Json,
  type MatchRecord,
  type RecordedAction,
} from '../../../src-engine/index.ts'

const game = games['knock-out-whist']!

function played(seed: number): { record: MatchRecord; seen: string } {
  const started = start(game, { seats: ['Ann', 'Ben', 'Cal'], seed })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  const actions: RecordedAction[] = []
  while (game.outcome(match.state) === undefined) {
    const seat = toAct(match)[0]!
    const done = play(match, seat, botAction(match, seat, 'normal', counted(0)) as unknown as Json)
    if (!done.ok) throw new Error(done.refused)
    actions.push({ by: seat, ...done.action } as RecordedAction)
    match = done.match
  }
  const { seats, options, chance } = started.match
  const record = { game: game.id, options, seats, names: { Ann: 'Ann Ó Brien' }, seed: chance.seed, actions }
  return { record, seen: JSON.stringify(game.digestedView(match.state)) }
}

describe('a record', () => {
  it('plays again to the very same end, and to any point before it', () => {
    const { record, seen } = played(5)
    const again = replay(games, record)
    expect(again.ok && JSON.stringify(game.digestedView(again.match.state))).toBe(seen)
    const half = replay(games, { ...record, actions: record.actions.slice(0, 10) })
    expect(half.ok && half.match.seq).toBe(10)
  })

  it('edited, it says which action did not hold and why', () => {
    const { record } = played(6)
    const actions = record.actions.map((action, i) => (i === 4 ? { ...action, by: 'Zoe' } : action))
    expect(replay(games, { ...record, actions })).toEqual({
      ok: false,
      unplayable: { why: 'refused', at: 5, code: 'not-seated' },
    })
    expect(replay(games, { ...record, options: { dogs: 'x' } })).toMatchObject({
      ok: false,
      unplayable: { why: 'set-up', code: 'bad-option' },
    })
  })

  it('cut short, it is a game that is not over', () => {
    const { record } = played(6)
    const short = replay(games, { ...record, actions: record.actions.slice(0, 9) })
    expect(short.ok && game.outcome(short.match.state)).toBeUndefined()
  })

  it('is a scenario as it stands', () => {
    const { record, seen } = played(7)
    const read = readScenario(JSON.stringify(asScenario(record, 'an evening')))
    if (!read.ok) throw new Error(read.error)
    const verdict = runScenario(games, read.scenario)
    expect(verdict).toMatchObject({ ok: true })
    expect(verdict.ok && JSON.stringify(game.digestedView(verdict.match!.state))).toBe(seen)
  })

  it('carries the players’ faces along, and nothing hangs on them', () => {
    const { record, seen } = played(8)
    const faces = { Ann: { avatar: 'owl', colour: 4 }, Ben: { avatar: '', colour: 0, bot: true } }
    const file = asScenario({ ...record, faces }, 'an evening')
    const read = readScenario(JSON.stringify(file))
    if (!read.ok) throw new Error(read.error)
    expect(read.scenario.faces).toEqual(faces)
    const verdict = runScenario(games, read.scenario)
    expect(verdict.ok && JSON.stringify(game.digestedView(verdict.match!.state))).toBe(seen)
    expect(asScenario(record, 'an evening')).not.toHaveProperty('faces')
  })
})
