import { describe, expect, it } from 'vitest'
import {
  askedOf,
  botAction,
  chanceFrom,
  counted,
  games,
  play,
  start,
  toAct,
  type Action,
  type Json,
  type JsonObject,
  type Match,
} from '../../../src-engine/index.ts'
import { reasonCodes } from '../../../src-engine/clash/bots/reasons.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

const clash = games['clash']!

function at(given: JsonObject, steps: readonly (readonly [string, JsonObject])[] = []): Match {
  const library = { Ann: ['Plains', 'Plains', 'Plains'], Ben: ['Plains', 'Plains', 'Plains'] }
  const options = { format: 'free-for-all' }
  const made = start(clash, { seats: ['Ann', 'Ben'], options, given: { stops: 'default', library, ...given }, seed: 1 })
  if (!made.ok) throw new Error(JSON.stringify(made))
  return steps.reduce((match, [by, action]) => {
    const played = play(match, by, action as Json)
    if (!played.ok) throw new Error(`${by} was refused: ${played.refused}`)
    return played.match
  }, made.match)
}

function advise(match: Match, seat: string) {
  return match.game.coach!({
    ...askedOf(match, seat),
    level: 'hard',
    chance: chanceFrom({ seed: 'ef'.repeat(16), drawn: {} }),
    thinking: counted(60),
  })
}

describe('Clash: the coach', () => {
  it('names of a pack what the hard bot takes, with why, and says nothing to decks, which build themselves', () => {
    const made = start(clash, { seats: ['Ann', 'Ben'], options: { decksFrom: 'draft' }, seed: 1 })
    if (!made.ok) throw new Error(made.code)
    const codes = new Set<string>()
    let match = made.match
    while (viewFor(clash, match.state, 'table')['draft'] !== undefined) {
      const seat = toAct(match)[0]!
      const [best] = advise(match, seat)
      const botsOwn = botAction(match, seat, 'hard', counted(0))
      expect(best?.action).toEqual(botsOwn['do'] === 'build' ? undefined : botsOwn)
      if (best !== undefined) codes.add(best.reason.code)
      const played = play(match, seat, botsOwn as unknown as Json)
      if (!played.ok) throw new Error(played.refused)
      match = played.match
    }
    expect(reasonCodes as readonly string[]).toEqual(expect.arrayContaining([...codes]))
    expect([...codes]).toEqual(expect.arrayContaining(['pick-strong', 'pick-colours']))
  })

  it('names the attack that wins, and why', () => {
    const match = at({
      active: 'Ann',
      phase: 'attack',
      life: { Ben: 4 },
      battlefield: { Ann: ['Sky Lancer', 'Sky Lancer', 'Hill Goat'], Ben: ['Stump Giant'] },
    })
    const [best] = advise(match, 'Ann')
    expect(best).toMatchObject({ action: { do: 'attack' }, reason: { code: 'attack-lethal', params: { who: 'Ben' } } })
  })

  it('blocks where that kills and loses nothing', () => {
    const before = { active: 'Ben', phase: 'attack', battlefield: { Ann: ['Stump Giant'], Ben: ['Hill Goat'] } }
    const match = at(before, [['Ben', { do: 'attack', attackers: { 'Hill Goat': 'Ann' } }]])
    const [best] = advise(match, 'Ann')
    expect(best!.action).toEqual({ do: 'block', blockers: { 'Stump Giant': 'Hill Goat' } })
    expect(best!.reason).toEqual({ code: 'block-wins' })
  })

  it('never names a block that is one creature short against menace (CLA-5)', () => {
    const before = {
      active: 'Ben',
      phase: 'attack',
      battlefield: { Ann: ['Stump Giant', 'Hill Goat'], Ben: ['Crown Thief'] },
    }
    const match = at(before, [['Ben', { do: 'attack', attackers: { 'Crown Thief': 'Ann' } }]])
    const blocks = advise(match, 'Ann').map(
      ({ action }) => Object.keys((action as { blockers?: object }).blockers ?? {}).length,
    )
    expect(new Set(blocks)).toEqual(new Set([0, 2]))
  })

  it('blocks what is left of an attack once one of the attackers has died', () => {
    const before = {
      active: 'Ben',
      phase: 'attack',
      hand: { Ann: ['Fire Bolt'] },
      battlefield: { Ann: ['Stump Giant', 'Mountain'], Ben: ['Hill Goat', 'Forest Bear'] },
      stops: 'all',
    }
    let match = at(before, [['Ben', { do: 'attack', attackers: { 'Hill Goat': 'Ann', 'Forest Bear': 'Ann' } }]])
    const act = (by: string, action: JsonObject): void => {
      const played = play(match, by, action)
      if (!played.ok) throw new Error(`${by} was refused: ${played.refused}`)
      match = played.match
    }
    while (toAct(match)[0] === 'Ben') act('Ben', { do: 'pass' })
    act('Ann', { do: 'cast', card: 'Fire Bolt', targets: ['Hill Goat'] })
    for (let i = 0; i < 8 && !clash.offers(match.state, 'Ann').some(one => one.do === 'block'); i++)
      act(toAct(match)[0]!, { do: 'pass' })
    const blocks = advise(match, 'Ann').map(one => (one.action as { blockers?: object }).blockers)
    expect(blocks).toContainEqual({ 'Stump Giant': 'Forest Bear' })
  })

  it('aims a bolt at who has no more life than that', () => {
    const match = at({
      active: 'Ann',
      life: { Ben: 3 },
      hand: { Ann: ['Fire Bolt'] },
      battlefield: { Ann: ['Mountain'], Ben: ['Hill Goat'] },
    })
    const [best] = advise(match, 'Ann')
    expect(best!.action).toEqual({ do: 'cast', card: 'Fire Bolt', targets: ['Ben'] })
    expect(best!.reason).toEqual({ code: 'cast-lethal', params: { who: 'Ben' } })
  })

  it('says what the rules allow, the best first, at every moment of a game; nothing where one is not asked', () => {
    const options = { format: 'free-for-all', quick: true, stops: 'default' }
    const made = start(clash, { seats: ['Ann', 'Ben'], options, seed: 5 })
    if (!made.ok) throw new Error(made.code)
    let { match } = made
    const reasons = new Set<string>()
    for (let step = 0; step < 160 && clash.outcome(match.state) === undefined; step++) {
      const seat = toAct(match)[0]!
      const idle = ['Ann', 'Ben'].filter(one => !toAct(match).includes(one))
      for (const one of idle) expect(advise(match, one)).toEqual([])
      const asked = () => ({
        ...askedOf(match, seat),
        level: 'hard' as const,
        chance: chanceFrom({ seed: 'ab'.repeat(16), drawn: { thought: step } }),
        thinking: counted(4),
      })
      const advice = clash.coach!(asked())
      // A hard bot does what the coach would: neither blames the other.
      const { ids: _ids, ...bots } = clash.bot(asked()) as Action & { readonly ids?: object }
      expect([bots.do === 'stops' ? bots : advice[0]?.action]).toEqual([bots])
      expect(advice.length).toBeGreaterThan(0)
      const scores = advice.map(one => one.score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      for (const { action, reason } of advice) {
        expect(reasonCodes as readonly string[]).toContain(reason.code)
        reasons.add(reason.code)
        expect(play(match, seat, action as unknown as Json)).toMatchObject({ ok: true })
      }
      const played = play(match, seat, advice[0]!.action as unknown as Json)
      if (played.ok) match = played.match
    }
    for (const code of ['land', 'cast-creature', 'pass'] as const) expect(reasons).toContain(code)
  })
})
