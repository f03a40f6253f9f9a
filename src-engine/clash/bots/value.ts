import type { Seat } from '../../core/game.ts'
import { cardNamed } from '../book.ts'
import type { EffectList, Effect, PermanentSelector, PlayerSelector } from '../cards/card.ts'
import { manaValue } from '../cards/cost.ts'
import type { Keyword } from '../cards/keywords.ts'
import { kills } from './combat.ts'
import { combatPreventionValue, preventionValue } from './prevention.ts'
import { amountOf, graveTarget, isPlayers, isThings, seats, side, things, type Aimed } from './aimed.ts'
import { creaturesOf, is, type Situation, type Thing } from './situation.ts'
import { creatureValue, creatureCardValue } from '../cards/worth.ts'
import { bare, permanentValue, hurt } from './worth.ts'

/** What a spell or ability with these targets would bring its player; a plain 2/2 is worth about 3. */
export function valueOf(
  effectList: EffectList,
  targets: readonly string[],
  situation: Situation,
  about: { readonly x?: number; readonly source?: string; readonly you?: Seat; readonly player?: Seat } = {},
): number {
  const { x = 0, source, you = situation.seat, player } = about
  const aimed = { situation, targets, x, source, you, player }
  return sum(effectList.effects, aimed)
}

function effectValue(effect: Effect, aimed: Aimed): number {
  const { situation } = aimed
  const each = (what: PermanentSelector, of: (thing: Thing) => number): number =>
    things(what, aimed).reduce((total, thing) => total + of(thing) * side(situation, thing.controller), 0)
  const players = (who: PlayerSelector, of: (seat: Seat) => number): number =>
    seats(who, aimed).reduce((total, seat) => total + of(seat) * side(situation, seat), 0)
  const n = 'amount' in effect && effect.amount !== 'all' ? amountOf(effect.amount, aimed) : 0
  switch (effect.do) {
    case 'damage': {
      const list = typeof effect.to === 'object' && 'length' in effect.to ? effect.to : [effect.to]
      return list.reduce(
        (total: number, to) =>
          total +
          (isThings(to) ? each(to, thing => (n >= thing.toughness ? -creatureValue(thing) : -0.1)) : 0) +
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
      return each(effect.what, thing => (is(thing, 'indestructible') ? 0 : -permanentValue(thing)))
    case 'exile':
      return each(effect.what, thing => -permanentValue(thing))
    case 'tuck':
      return each(effect.what, thing => -permanentValue(thing) * 0.9)
    case 'return': {
      const card = graveTarget(effect.what, aimed)
      return card === undefined
        ? each(effect.what, thing =>
            isEndangered(situation, thing) ? permanentValue(thing) * 0.5 : -permanentValue(thing) * 0.45,
          )
        : 0.8 + creatureCardValue(card) * 0.3
    }
    case 'reanimate': {
      const card = graveTarget(effect.what, aimed)
      return card === undefined ? 0 : creatureCardValue(card)
    }
    case 'tap':
      return each(effect.what, thing => (thing.tapped ? 0 : isFighting(situation, thing) ? -0.2 : -thing.power * 0.25))
    case 'untap':
      return each(effect.what, thing => (thing.tapped ? 0.3 : 0))
    case 'sacrifice':
      return players(effect.who, seat => -Math.min(3, ...creaturesOf(situation, seat).map(creatureValue), 99) * n)
    case 'bonus':
      return each(
        effect.what,
        thing =>
          bonusValue(situation, thing, amountOf(effect.power ?? 0, aimed), amountOf(effect.toughness ?? 0, aimed)) +
          gainsValue(situation, thing, effect.gains ?? []),
      )
    case 'set':
      return each(effect.what, thing =>
        bonusValue(situation, thing, effect.power - thing.power, effect.toughness - thing.toughness),
      )
    case 'counters':
      return each(effect.what, () => n * 1.4)
    case 'control': {
      const away =
        effect.until === 'ever' ? 2 : situation.phase === 'main' && situation.active === situation.seat ? 0.6 : 0
      return each(effect.what, thing => -creatureValue(thing) * away)
    }
    case 'token':
      return players(effect.who ?? 'you', () => n * creatureCardValue(cardNamed(effect.token)!))
    case 'counter': {
      const spell = situation.stack.find(item => item.card === bare(aimed.targets[effect.what.target] ?? ''))
      return spell === undefined ? 0 : -side(situation, spell.by) * manaValue(cardNamed(spell.card)!.manaCost)
    }
    case 'prevent': {
      const most = effect.amount === 'all' ? Infinity : n
      return (
        (isThings(effect.to) ? each(effect.to, thing => preventionValue(situation, thing, most)) : 0) +
        (isPlayers(effect.to) ? players(effect.to, seat => preventionValue(situation, seat, most)) : 0)
      )
    }
    case 'no-combat-damage':
      return combatPreventionValue(situation, of => side(situation, of))
    case 'arrange':
      return 0.4
    case 'search':
      return 1.2
    case 'fight':
      return fightValue(things(effect.one, aimed)[0], things(effect.other, aimed)[0], situation)
    case 'move':
      return -0.5
    case 'attach':
      return each(effect.to, thing => 1 + thing.power * 0.3)
    case 'protect':
      return each(effect.what, thing => (isEndangered(situation, thing) ? 1 + permanentValue(thing) * 0.4 : 0))
    case 'crown':
      return players(effect.who, seat => (situation.crown === seat ? 0 : crownWorth)) + crownLost(effect.who, aimed)
    case 'bounty':
      return players(effect.who, () => -0.6 * n)
    case 'vote':
      return voteValue(
        effect.ways.map(effects => sum(effects, aimed)),
        situation,
      )
    case 'elect':
      return voteValue(
        seats(effect.from, aimed).map(player => sum(effect.effects, { ...aimed, player })),
        situation,
      )
    case 'offer': {
      // Whoever is asked takes what is better for them.
      const [player] = seats(effect.to, aimed)
      return Math.min(...[effect.taken, effect.refused ?? []].map(effects => sum(effects, { ...aimed, player })))
    }
    case 'truce':
      return truceValue(effect.with, aimed)
    case 'later':
      return 0.8 * sum(effect.effects, aimed)
    case 'special':
      return specialValue(effect.rule, aimed)
  }
}

const crownWorth = 2.6

/** What it is worth that the holder loses the crown to these. */
function crownLost(to: PlayerSelector, aimed: Aimed): number {
  const { crown } = aimed.situation
  if (crown === undefined || seats(to, aimed).includes(crown)) return 0
  return -side(aimed.situation, crown) * crownWorth * 0.6
}

function sum(effects: readonly Effect[], aimed: Aimed): number {
  return effects.reduce((all, effect) => all + effectValue(effect, aimed), 0)
}

/** With one other player a tie makes the vote one's own; with more the others have a say. */
function voteValue(values: readonly number[], { foes }: Situation): number {
  if (values.length === 0) return 0
  const best = Math.max(...values)
  return foes.length < 2 ? best : best * 0.6 + Math.min(...values) * 0.4
}

/** Not to be attacked is worth what the other could do more than oneself. */
function truceValue(whom: PlayerSelector, aimed: Aimed): number {
  const { situation, you } = aimed
  const power = (seat: Seat): number => creaturesOf(situation, seat).reduce((all, thing) => all + thing.power, 0)
  const others = you === situation.seat ? seats(whom, aimed) : [you]
  return others.reduce((all, other) => all + Math.max(-2, (power(other) - power(situation.seat)) * 0.3), 0.3)
}

function specialValue(rule: string, { situation, targets }: Aimed): number {
  const gap = (situation.life[targets[0] ?? situation.seat] ?? 0) - situation.life[situation.seat]!
  if (rule === 'swap-life') return gap * 0.5
  if (rule === 'share-life') return gap * 0.4
  const own = creaturesOf(situation, situation.seat).map(creatureValue)
  if (rule === 'creatures-go-left') return own.length === 0 ? 3 : 2 - Math.min(...own)
  return situation.foes.length > 1 ? 2 : 0
}

/** An opponent's spell or ability on the stack targets it. */
function isEndangered({ stack, foes }: Situation, thing: Thing): boolean {
  return stack.some(item => foes.includes(item.by) && item.targets.includes(thing.name))
}

function isFighting({ attacks }: Situation, thing: Thing): boolean {
  return attacks.some(fight => fight.attacker === thing.name || fight.blockers.includes(thing.name))
}

/** What a change of numbers until end of turn is worth: most of it once blocks are declared. */
function bonusValue(situation: Situation, thing: Thing, power: number, toughness: number): number {
  if (thing.toughness + toughness <= 0) return -creatureValue(thing)
  const fight = situation.attacks.find(each => each.attacker === thing.name || each.blockers.includes(thing.name))
  if (situation.phase !== 'block' || fight === undefined || situation.stack.length > 0) return 0
  const attacks = fight.attacker === thing.name
  const others = (attacks ? fight.blockers : [fight.attacker]).flatMap(name => situation.things.get(name) ?? [])
  if (attacks && fight.blockers.length === 0) return hurt(situation, fight.whom, power) - 0.8
  const changed: Thing = { ...thing, power: Math.max(0, thing.power + power), toughness: thing.toughness + toughness }
  const dies = (thing: Thing): boolean => others.some(other => kills(other, thing))
  const saved = Number(dies(thing)) - Number(dies(changed))
  const killed = others.reduce(
    (sum, other) => sum + (Number(kills(changed, other)) - Number(kills(thing, other))) * creatureValue(other),
    0,
  )
  return saved * creatureValue(thing) + killed
}

/** What a keyword until end of turn is worth: what saves a creature as it is about to die, evasion before an attack. */
function gainsValue(situation: Situation, thing: Thing, gains: readonly Keyword[]): number {
  let sum = 0
  if (gains.includes('indestructible') && !is(thing, 'indestructible')) {
    const dies = situation.attacks.some(fight =>
      (fight.attacker === thing.name ? fight.blockers : fight.blockers.includes(thing.name) ? [fight.attacker] : [])
        .flatMap(name => situation.things.get(name) ?? [])
        .some(other => kills(other, thing)),
    )
    if (isEndangered(situation, thing) || (situation.phase === 'block' && situation.stack.length === 0 && dies))
      sum += creatureValue(thing)
  }
  const attacksSoon = situation.active === situation.seat && situation.phase === 'main' && !thing.tapped
  if (gains.includes('unblockable') && !is(thing, 'unblockable') && attacksSoon) sum += thing.power * 0.5 - 0.4
  return sum
}

function fightValue(thing: Thing | undefined, other: Thing | undefined, situation: Situation): number {
  if (thing === undefined || other === undefined) return 0
  const falls = (a: Thing, b: Thing): boolean => b.power >= a.toughness || (b.power > 0 && is(b, 'deathtouch'))
  return (
    (falls(thing, other) ? creatureValue(thing) : 0) * side(situation, thing.controller) * -1 +
    (falls(other, thing) ? creatureValue(other) : 0) * side(situation, other.controller) * -1
  )
}
