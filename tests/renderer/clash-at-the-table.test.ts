import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import type { ClashAction } from '../../src-engine/clash/actions.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { withIds } from '../../src-engine/clash/view/with-ids.ts'
import { games, play, start, type Json, type JsonObject } from '../../src-engine/index.ts'
import { botAction, counted, toAct, type Match } from '../../src-engine/core/match.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import type { ClashProps } from '../../src-renderer/games/clash/props.ts'
import { threadFor } from '../../src-renderer/games/clash/threads.ts'
import { useHand } from '../../src-renderer/games/clash/use-hand.ts'
import { usePrompt } from '../../src-renderer/games/clash/use-prompt.ts'
import { isBallot } from '../../src-renderer/games/clash/ballots.ts'
import { useSelection } from '../../src-renderer/games/clash/use-selection.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

/** Does at one seat's table what a bot decided, by nothing but its cards, buttons and what may be chosen: what is sent. */
function doneAtTheTable(match: Match, seat: string, meant: ClashAction): JsonObject {
  const offers = match.game.offers(match.state, seat)
  const view = viewFor(match.game, match.state, seat) as unknown as ClashView
  const props = { view, offers, viewer: seat, names: namesOf({}), events: [] } as unknown as ClashProps
  const thread = (): ReturnType<typeof threadFor> => threadFor(view, seat)
  let sent: JsonObject | undefined
  const selection = useSelection(props, thread, act => {
    sent = withIds(view, act)
    return Promise.resolve(true)
  })
  const { hand, nth } = useHand(props, selection, thread)
  const { buttons } = usePrompt(props, thread, selection, () => undefined)
  const keys = (): readonly string[] => buttons.value.map(({ key }) => key)
  const problem = (what: string): Error =>
    new Error(`${what} for ${JSON.stringify(meant)}: ${keys().join()} | ${[...selection.lit.value].join()}`)
  /** Presses the first of these that is there. */
  function press(...wanted: readonly string[]): void {
    const button = wanted.flatMap(key => buttons.value.find(one => one.key === key) ?? [])[0]
    if (button === undefined) throw problem(`No button ${wanted.join()}`)
    button.run()
  }
  function choose(name: string): void {
    if (!selection.lit.value.has(name)) throw problem(`${name} may not be chosen`)
    if (name in view.seats) selection.tapSeat(name)
    else selection.tapThings([name], undefined)
  }
  function pairUp(pairs: { readonly [name: string]: string }): void {
    for (const [name, to] of Object.entries(pairs)) {
      choose(name)
      if (selection.pairs.value[name] === to) continue
      choose(to)
    }
    expect(selection.pairs.value).toEqual(pairs)
  }
  function start(card: string, fits: (offer: (typeof offers)[number]) => boolean): void {
    const at = selection.options.value.findIndex(fits)
    if (at < 0) throw problem(`${card} offers nothing`)
    press(`${selection.options.value[at]!.do} ${at}`)
    if ('x' in meant && meant.x !== undefined && selection.numberChoice.value) selection.fillNext(meant.x)
    const [colour] = ('colours' in meant ? meant.colours : undefined) ?? []
    if (colour !== undefined && selection.colourChoices.value.includes(colour)) selection.fillNext([colour])
    if ('sacrifice' in meant && meant.sacrifice !== undefined) choose(meant.sacrifice)
    for (const target of ('targets' in meant ? meant.targets : undefined) ?? []) choose(target)
  }
  const holds = (offer: (typeof offers)[number], field: string, value: Json | undefined): boolean => {
    const blank = offer.blanks[field]
    return value === undefined || (blank?.pick === 'one' && blank.from.includes(value))
  }
  function takeUp(card: string): void {
    const at = hand.value.indexOf(card)
    selection.tapCard(card, at, nth(card, at))
  }
  function reply(picked: readonly string[]): void {
    const question = selection.question.value
    // Its two ways are buttons of a panel of their own: refusing an offer is the one without a place.
    if (question !== undefined && isBallot(question) && picked.length === 0) return selection.reply()
    const inHand = selection.inHand.value
    const places = new Set<number>()
    for (const card of picked) {
      const at = (inHand ? hand.value : question!.options!).findIndex((one, i) => one === card && !places.has(i))
      places.add(at)
      if (inHand) selection.tapCard(card, at, nth(card, at))
      else selection.pick(at)
    }
    if (sent === undefined) press('done', 'none')
  }

  switch (meant.do) {
    case 'keep':
    case 'mulligan':
      press(meant.do)
      break
    case 'land':
      takeUp(meant.card)
      start(meant.card, offer => offer.do === 'land')
      break
    case 'cast':
      if (meant.from === 'graveyard') selection.tapBuried(meant.card)
      else takeUp(meant.card)
      start(meant.card, offer => offer.do === 'cast' && holds(offer, 'mode', meant.mode))
      break
    case 'activate':
      if (meant.from === 'hand') takeUp(meant.card)
      else selection.tapThings([meant.card], undefined)
      start(meant.card, offer => holds(offer, 'ability', meant.ability))
      break
    case 'attack':
      pairUp(meant.attackers)
      press(Object.keys(meant.attackers).length > 0 ? 'attack' : 'no-attack')
      break
    case 'move':
      press('moving')
      pairUp(meant.creatures)
      press('move')
      break
    case 'block':
      pairUp(meant.blockers)
      press(Object.keys(meant.blockers).length > 0 ? 'block' : 'no-block')
      break
    case 'order':
      for (const blocker of meant.blockers) if (sent === undefined) choose(blocker)
      break
    case 'choose':
      reply(typeof meant.pick === 'string' ? [meant.pick] : meant.pick)
      break
    case 'discard':
      reply(meant.cards)
      break
    case 'pass':
      press('resolve', 'go', 'no-attack', 'no-block', 'battle', 'end')
      break
    default:
      throw problem('Nothing at the table')
  }
  if (sent === undefined) throw problem('Nothing was sent')
  return sent
}

/** Nobody attacks or blocks: as good as passing; and past one's main phase one passes to what comes next. */
function samePass(action: JsonObject): JsonObject {
  const { do: what, attackers, blockers, phase: _to, ids: _ids, ...rest } = action
  const isEmpty = (pairs: Json | undefined): boolean => Object.keys((pairs ?? {}) as JsonObject).length === 0
  if (what === 'pass-to' || (what === 'attack' && isEmpty(attackers)) || (what === 'block' && isEmpty(blockers)))
    return { ...rest, do: 'pass' }
  return action
}

interface Played {
  readonly winners: readonly string[]
  /** Kinds of actions that the second seat took. */
  readonly done: readonly string[]
}
const one = (from: Json | undefined): object => ({ pick: 'one', from: [from] })
/** A game of bots to its end; the second of them plays at the socket, or at the table. */
function playedBy(how: 'socket' | 'table', format: string, seats: readonly string[], seed: number): Played {
  const made = start(games['clash']!, { seats, options: { format, stops: 'default' }, seed })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  const done: string[] = []
  for (;;) {
    const outcome = match.game.outcome(match.state)
    if (outcome !== undefined) return { winners: outcome.draw ? [] : outcome.winners, done }
    const seat = toAct(match)[0]!
    let action = botAction(match, seat, 'normal', counted(1)) as unknown as JsonObject
    // Where it is asked is set once, by the switches of a sheet; the table asks for one order of blockers after the other.
    const [asked] = match.game.offers(match.state, seat).filter(offer => offer.do === 'order')
    const isAnother = action['do'] === 'order' && !isDeepStrictEqual(asked?.blanks['attacker'], one(action['attacker']))
    if (how === 'table' && seat === seats[1] && action['do'] !== 'stops' && !isAnother) {
      const sent = doneAtTheTable(match, seat, action as unknown as ClashAction)
      if (!isDeepStrictEqual(samePass(sent), samePass(action)))
        throw new Error(`${JSON.stringify(sent)} was sent instead of ${JSON.stringify(action)}`)
      done.push(String(action['do']))
      action = sent
    }
    const next = play(match, seat, action)
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.refused}`)
    match = next.match
  }
}

/** By format: how many players, how many games. */
const formats = {
  'free-for-all': [2, 8],
  star: [5, 2],
  emperor: [6, 2],
  'two-headed-giant': [4, 2],
} as const
it.each(Object.entries(formats))('Clash, %s: a bot plays at the table as at the socket', (format, [players, count]) => {
  const seats = Array.from({ length: players }, (_, at) => `P${at + 1}`)
  const done = new Set<string>()
  for (let seed = 1; seed <= count; seed++) {
    const table = playedBy('table', format, seats, seed)
    expect(table.winners).toEqual(playedBy('socket', format, seats, seed).winners)
    for (const kind of table.done) done.add(kind)
  }
  expect([...done]).toEqual(expect.arrayContaining(['land', 'cast', 'attack', 'block']))
})
