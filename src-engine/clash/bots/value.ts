import type { Seat } from '../../core/game.ts'
import { cardNamed } from '../cards/book.ts'
import type { Amount, EffectList, Effect, PermanentSelector, PermanentFilter, PlayerSelector } from '../cards/card.ts'
import { manaValue } from '../cards/cost.ts'
import type { Keyword } from '../cards/keywords.ts'
import { kills } from './combat.ts'
import { creaturesOf, is, type Situation, type Thing } from './situation.ts'
import { bare, permanentValue, creatureValue, creatureCardValue } from './worth.ts'

/** What a spell or ability with these targets would bring its player; a plain 2/2 is worth about 3. */
export function valueOf(
  effectList: EffectList,
  targets: readonly string[],
  situation: Situation,
  { x = 0, source }: { readonly x?: number; readonly source?: string } = {},
): number {
  const aimed = { situation, targets, x, source }
  return effectList.effects.reduce((sum, effect) => sum + effectValue(effect, aimed), 0)
}

interface Aimed {
  readonly situation: Situation
  readonly targets: readonly string[]
  readonly x: number
  /** The permanent whose ability it is. */
  readonly source: string | undefined
}

function effectValue(effect: Effect, aimed: Aimed): number {
  const { situation } = aimed
  const each = (what: PermanentSelector, of: (thing: Thing) => number): number =>
    things(what, aimed).reduce((sum, one) => sum + of(one) * side(situation, one.controller), 0)
  const players = (who: PlayerSelector, of: (seat: Seat) => number): number =>
    seats(who, aimed).reduce((sum, seat) => sum + of(seat) * side(situation, seat), 0)
  const n = 'amount' in effect && effect.amount !== 'all' ? amountOf(effect.amount, aimed) : 0
  switch (effect.do) {
    case 'damage': {
      const list = typeof effect.to === 'object' && 'length' in effect.to ? effect.to : [effect.to]
      return list.reduce(
        (sum: number, to) =>
          sum +
          (isThings(to) ? each(to, one => (n >= one.toughness ? -creatureValue(one) : -0.1)) : 0) +
          (isPlayers(to) ? players(to, seat => -hurt(situation, seat, n)) : 0),
        0,
      )
    }
    case 'gain-life':
      return players(effect.who, seat => n * (situation.life[seat]! <= 8 ? 0.5 : 0.25))
    case 'lose-life':
      return players(effect.who, seat => -hurt(situation, seat, n))
    case 'draw':
      return players(effect.who, () => n * 1.4)
    case 'mill':
      return players(effect.who, () => -0.1 * n)
    case 'discard':
      // Of one's own cards one gives up the worst.
      return players(
        effect.who,
        seat => -(seat === situation.seat ? 0.5 : 1.2) * Math.min(n, situation.handSize[seat]!),
      )
    case 'destroy':
      return each(effect.what, one => (is(one, 'indestructible') ? 0 : -permanentValue(one)))
    case 'exile':
      return each(effect.what, one => -permanentValue(one))
    case 'tuck':
      return each(effect.what, one => -permanentValue(one) * 0.9)
    case 'return': {
      const card = graveTarget(effect.what, aimed)
      return card === undefined
        ? each(effect.what, one =>
            isEndangered(situation, one) ? permanentValue(one) * 0.5 : -permanentValue(one) * 0.45,
          )
        : 0.8 + creatureCardValue(card) * 0.3
    }
    case 'reanimate': {
      const card = graveTarget(effect.what, aimed)
      return card === undefined ? 0 : creatureCardValue(card)
    }
    case 'tap':
      return each(effect.what, one => (one.tapped ? 0 : isFighting(situation, one) ? -0.2 : -one.power * 0.25))
    case 'untap':
      return each(effect.what, one => (one.tapped ? 0.3 : 0))
    case 'sacrifice':
      return players(effect.who, seat => -Math.min(3, ...creaturesOf(situation, seat).map(creatureValue), 99) * n)
    case 'bonus':
      return each(
        effect.what,
        one =>
          bonusValue(situation, one, amountOf(effect.power ?? 0, aimed), amountOf(effect.toughness ?? 0, aimed)) +
          gainsValue(situation, one, effect.gains ?? []),
      )
    case 'set':
      return each(effect.what, one =>
        bonusValue(situation, one, effect.power - one.power, effect.toughness - one.toughness),
      )
    case 'counters':
      return each(effect.what, () => n * 1.4)
    case 'control': {
      const away =
        effect.until === 'ever' ? 2 : situation.phase === 'main' && situation.active === situation.seat ? 0.6 : 0
      return each(effect.what, one => -creatureValue(one) * away)
    }
    case 'token':
      return players(effect.who ?? 'you', () => n * creatureCardValue(cardNamed(effect.token)!))
    case 'counter': {
      const spell = situation.stack.find(one => one.card === bare(aimed.targets[effect.what.target] ?? ''))
      return spell === undefined ? 0 : -side(situation, spell.by) * manaValue(cardNamed(spell.card)!.manaCost)
    }
    case 'prevent':
      return 0.2
    case 'no-combat-damage': {
      const incoming = situation.attacks.filter(one => one.whom === situation.seat && one.blockers.length === 0)
      const sum = incoming.reduce((all, one) => all + (situation.things.get(one.attacker)?.power ?? 0), 0)
      return situation.phase === 'block' && sum >= situation.life[situation.seat]! ? 20 : 0
    }
    case 'arrange':
      return 0.4
    case 'search':
      return 1.2
    case 'fight':
      return fightValue(things(effect.one, aimed)[0], things(effect.other, aimed)[0], situation)
    case 'move':
      return -0.5
    case 'attach':
      return each(effect.to, one => 1 + one.power * 0.3)
    case 'protect':
      return each(effect.what, one => (isEndangered(situation, one) ? 1 + permanentValue(one) * 0.4 : 0))
    case 'special':
      return specialValue(effect.rule, aimed)
  }
}

function specialValue(rule: string, { situation, targets }: Aimed): number {
  const gap = (situation.life[targets[0] ?? situation.seat] ?? 0) - situation.life[situation.seat]!
  if (rule === 'swap-life') return gap * 0.5
  if (rule === 'share-life') return gap * 0.4
  const own = creaturesOf(situation, situation.seat).map(creatureValue)
  if (rule === 'creatures-go-left') return own.length === 0 ? 3 : 2 - Math.min(...own)
  return situation.foes.length > 1 ? 2 : 0
}

/** 1 for oneself, less for one's team, −1 for opponents, nothing for whoever is neither. */
function side({ seat, foes, mates }: Situation, of: Seat): number {
  return foes.includes(of) ? -1 : of === seat ? 1 : mates.includes(of) ? 0.3 : 0
}

function hurt(situation: Situation, seat: Seat, n: number): number {
  const life = situation.life[seat]!
  return n >= life ? 60 : n * (0.25 + 2.5 / Math.max(1, life))
}

/** An opponent's spell or ability on the stack targets it. */
function isEndangered({ stack, foes }: Situation, one: Thing): boolean {
  return stack.some(item => foes.includes(item.by) && item.targets.includes(one.name))
}

function isFighting({ attacks }: Situation, one: Thing): boolean {
  return attacks.some(fight => fight.attacker === one.name || fight.blockers.includes(one.name))
}

/** What a change of numbers until end of turn is worth: most of it once blocks are declared. */
function bonusValue(situation: Situation, one: Thing, power: number, toughness: number): number {
  if (one.toughness + toughness <= 0) return -creatureValue(one)
  const fight = situation.attacks.find(each => each.attacker === one.name || each.blockers.includes(one.name))
  if (situation.phase !== 'block' || fight === undefined || situation.stack.length > 0) return 0
  const attacks = fight.attacker === one.name
  const others = (attacks ? fight.blockers : [fight.attacker]).flatMap(name => situation.things.get(name) ?? [])
  if (attacks && fight.blockers.length === 0) return hurt(situation, fight.whom, power) - 0.8
  const changed: Thing = { ...one, power: Math.max(0, one.power + power), toughness: one.toughness + toughness }
  const dies = (thing: Thing): boolean => others.some(other => kills(other, thing))
  const saved = Number(dies(one)) - Number(dies(changed))
  const killed = others.reduce(
    (sum, other) => sum + (Number(kills(changed, other)) - Number(kills(one, other))) * creatureValue(other),
    0,
  )
  return saved * creatureValue(one) + killed
}

/** What a keyword until end of turn is worth: what saves a creature as it is about to die, evasion before an attack. */
function gainsValue(situation: Situation, one: Thing, gains: readonly Keyword[]): number {
  let sum = 0
  if (gains.includes('indestructible') && !is(one, 'indestructible')) {
    const dies = situation.attacks.some(fight =>
      (fight.attacker === one.name ? fight.blockers : fight.blockers.includes(one.name) ? [fight.attacker] : [])
        .flatMap(name => situation.things.get(name) ?? [])
        .some(other => kills(other, one)),
    )
    if (isEndangered(situation, one) || (situation.phase === 'block' && situation.stack.length === 0 && dies))
      sum += creatureValue(one)
  }
  const attacksSoon = situation.active === situation.seat && situation.phase === 'main' && !one.tapped
  if (gains.includes('unblockable') && !is(one, 'unblockable') && attacksSoon) sum += one.power * 0.5 - 0.4
  return sum
}

function fightValue(one: Thing | undefined, other: Thing | undefined, situation: Situation): number {
  if (one === undefined || other === undefined) return 0
  const falls = (a: Thing, b: Thing): boolean => b.power >= a.toughness || (b.power > 0 && is(b, 'deathtouch'))
  return (
    (falls(one, other) ? creatureValue(one) : 0) * side(situation, one.controller) * -1 +
    (falls(other, one) ? creatureValue(other) : 0) * side(situation, other.controller) * -1
  )
}

function isThings(to: PermanentSelector | PlayerSelector): to is PermanentSelector {
  return to === 'this' || to === 'host' || to === 'it' || typeof to === 'object'
}

function isPlayers(to: PermanentSelector | PlayerSelector): to is PlayerSelector {
  return !(to === 'this' || to === 'host' || to === 'it') && !(typeof to === 'object' && 'every' in to)
}

function things(what: PermanentSelector, { situation, targets, source }: Aimed): readonly Thing[] {
  if (typeof what !== 'object') return what === 'this' ? [situation.things.get(source ?? '') ?? []].flat() : []
  if ('target' in what) return [situation.things.get(targets[what.target] ?? '') ?? []].flat()
  return [...situation.things.values()].filter(one => fits(one, what.every, situation))
}

/** A filter as far as a bot looks at it. */
function fits(one: Thing, which: PermanentFilter, situation: Situation): boolean {
  if (which.is !== undefined && !one.card.is.includes(which.is)) return false
  if (which.type !== undefined && one.card.types?.includes(which.type) !== true) return false
  if (which.powerAtLeast !== undefined && one.power < which.powerAtLeast) return false
  if (which.with !== undefined && !is(one, which.with)) return false
  if (which.of === 'you') return one.controller === situation.seat
  if (which.of === undefined) return true
  return which.of === 'team-mates' ? side(situation, one.controller) === 0.3 : situation.foes.includes(one.controller)
}

function seats(who: PlayerSelector, { situation, targets }: Aimed): readonly Seat[] {
  if (typeof who === 'object') {
    const seat = targets[who.target] ?? ''
    return situation.life[seat] === undefined ? [] : [seat]
  }
  if (who === 'you') return [situation.seat]
  if (who === 'everybody') return [situation.seat, ...situation.foes]
  if (who === 'team-mates' || who === 'that-player' || who === 'its-controller') return []
  return who === 'left' || who === 'right' ? situation.foes.slice(0, 1) : situation.foes
}

function graveTarget(what: PermanentSelector, { situation, targets }: Aimed): ReturnType<typeof cardNamed> {
  if (typeof what !== 'object' || !('target' in what)) return undefined
  const name = targets[what.target] ?? ''
  return situation.things.has(name) ? undefined : cardNamed(bare(name))
}

function amountOf(amount: Amount, aimed: Aimed): number {
  if (typeof amount === 'number') return amount
  if (amount === 'x') return aimed.x
  if (amount === 'that-much') return 1
  const times = 'times' in amount ? (amount.times ?? 1) : 1
  if ('count' in amount) return things({ every: amount.count }, aimed).length * times
  if ('players' in amount) return seats(amount.players, aimed).length * times
  if ('powerOf' in amount) return things(amount.powerOf, aimed)[0]?.power ?? 2
  return times
}
