import type { Seat } from '../../core/game.ts'
import { cardNamed } from '../cards/book.ts'
import type { Amount, Doing, Effect, What, Which, Who } from '../cards/card.ts'
import { total } from '../cards/cost.ts'
import { kills } from './combat.ts'
import { creaturesOf, is, type Look, type Thing } from './situation.ts'
import { price, worth, worthOfCard } from './worth.ts'

/** What a spell or ability would bring its player, aimed at these targets: about 3 for a plain 2/2. */
export function valueOf(doing: Doing, targets: readonly string[], look: Look, x = 0): number {
  return doing.effects.reduce((sum, effect) => sum + effectValue(effect, { look, targets, x }), 0)
}

interface Aimed {
  readonly look: Look
  readonly targets: readonly string[]
  readonly x: number
}

function effectValue(effect: Effect, aimed: Aimed): number {
  const { look } = aimed
  const each = (what: What, of: (thing: Thing) => number): number =>
    things(what, aimed).reduce((sum, one) => sum + of(one) * side(look, one.controller), 0)
  const players = (who: Who, of: (seat: Seat) => number): number =>
    seats(who, aimed).reduce((sum, seat) => sum + of(seat) * side(look, seat), 0)
  const n = 'amount' in effect && effect.amount !== 'all' ? amountOf(effect.amount, aimed) : 0
  switch (effect.do) {
    case 'damage': {
      const list = typeof effect.to === 'object' && 'length' in effect.to ? effect.to : [effect.to]
      return list.reduce(
        (sum: number, to) =>
          sum +
          (isThings(to) ? each(to, one => (n >= one.toughness ? -worth(one) : -0.1)) : 0) +
          (isPlayers(to) ? players(to, seat => -hurt(look, seat, n)) : 0),
        0,
      )
    }
    case 'gain-life':
      return players(effect.who, seat => n * (look.life[seat]! <= 8 ? 0.5 : 0.25))
    case 'lose-life':
      return players(effect.who, seat => -hurt(look, seat, n))
    case 'draw':
      return players(effect.who, () => n * 1.4)
    case 'mill':
      return players(effect.who, () => -0.1 * n)
    case 'discard':
      return players(effect.who, seat => -1.2 * Math.min(n, look.handSize[seat]!))
    case 'destroy':
      return each(effect.what, one => (is(one, 'indestructible') ? 0 : -price(one)))
    case 'exile':
      return each(effect.what, one => -price(one))
    case 'bury':
      return graveTarget(effect.what, aimed) ? 0.3 : each(effect.what, one => -price(one) * 0.9)
    case 'return': {
      const card = graveTarget(effect.what, aimed)
      return card === undefined
        ? each(effect.what, one => (isEndangered(look, one) ? price(one) * 0.5 : -price(one) * 0.45))
        : 0.8 + worthOfCard(card) * 0.3
    }
    case 'raise': {
      const card = graveTarget(effect.what, aimed)
      return card === undefined ? 0 : worthOfCard(card)
    }
    case 'tap':
      return each(effect.what, one => (one.tapped ? 0 : isFighting(look, one) ? -0.2 : -one.power * 0.25))
    case 'untap':
      return each(effect.what, one => (one.tapped ? 0.3 : 0))
    case 'sacrifice':
      return players(effect.who, seat => -Math.min(3, ...creaturesOf(look, seat).map(worth), 99) * n)
    case 'bonus':
      return each(effect.what, one =>
        bonusValue(look, one, amountOf(effect.power ?? 0, aimed), amountOf(effect.toughness ?? 0, aimed)),
      )
    case 'set':
      return each(effect.what, one => bonusValue(look, one, effect.power - one.power, effect.toughness - one.toughness))
    case 'counters':
      return each(effect.what, () => n * 1.4)
    case 'control': {
      const away = effect.until === 'ever' ? 2 : look.phase === 'main' && look.active === look.seat ? 0.6 : 0
      return each(effect.what, one => -worth(one) * away)
    }
    case 'token':
      return players(effect.who ?? 'you', () => n * worthOfCard(cardNamed(effect.token)!))
    case 'counter': {
      const spell = look.stack.find(one => one.card === bare(aimed.targets[effect.what.target] ?? ''))
      return spell === undefined ? 0 : -side(look, spell.by) * total(cardNamed(spell.card)!.price)
    }
    case 'prevent':
      return 0.2
    case 'no-combat-damage': {
      const incoming = look.fights.filter(one => one.whom === look.seat && one.blockers.length === 0)
      const sum = incoming.reduce((all, one) => all + (look.things.get(one.attacker)?.power ?? 0), 0)
      return look.phase === 'block' && sum >= look.life[look.seat]! ? 20 : 0
    }
    case 'arrange':
      return 0.4
    case 'search':
      return 1.2
    case 'fight':
      return fightValue(things(effect.one, aimed)[0], things(effect.other, aimed)[0], look)
    case 'move':
      return -0.5
    case 'attach':
      return each(effect.to, one => 1 + one.power * 0.3)
    case 'protect':
      return each(effect.what, one => (isEndangered(look, one) ? 1 + price(one) * 0.4 : 0))
    case 'special':
      return specialValue(effect.rule, aimed)
  }
}

function specialValue(rule: string, { look, targets }: Aimed): number {
  const gap = (look.life[targets[0] ?? look.seat] ?? 0) - look.life[look.seat]!
  if (rule === 'swap-life') return gap * 0.5
  if (rule === 'share-life') return gap * 0.4
  const own = creaturesOf(look, look.seat).map(worth)
  if (rule === 'creatures-go-left') return own.length === 0 ? 3 : 2 - Math.min(...own)
  return look.foes.length > 1 ? 2 : 0
}

/** +1 for oneself and one's team, −1 for opponents. */
function side({ seat, foes }: Look, of: Seat): number {
  return foes.includes(of) ? -1 : of === seat ? 1 : 0.3
}

function hurt(look: Look, seat: Seat, n: number): number {
  const life = look.life[seat]!
  return n >= life ? 60 : n * (0.25 + 2.5 / Math.max(1, life))
}

/** An opponent's spell or ability that is about to happen is aimed at it. */
function isEndangered({ stack, foes }: Look, one: Thing): boolean {
  return stack.some(item => foes.includes(item.by) && item.targets.includes(one.name))
}

function isFighting({ fights }: Look, one: Thing): boolean {
  return fights.some(fight => fight.attacker === one.name || fight.blockers.includes(one.name))
}

/** What a change of numbers until end of turn is worth: most of it once blocks are declared. */
function bonusValue(look: Look, one: Thing, power: number, toughness: number): number {
  if (one.toughness + toughness <= 0) return -worth(one)
  const fight = look.fights.find(each => each.attacker === one.name || each.blockers.includes(one.name))
  if (look.phase !== 'block' || fight === undefined || look.stack.length > 0) return 0
  const attacks = fight.attacker === one.name
  const others = (attacks ? fight.blockers : [fight.attacker]).flatMap(name => look.things.get(name) ?? [])
  if (attacks && fight.blockers.length === 0) return hurt(look, fight.whom, power) - 0.8
  const changed: Thing = { ...one, power: Math.max(0, one.power + power), toughness: one.toughness + toughness }
  const dies = (thing: Thing): boolean => others.some(other => kills(other, thing))
  const saved = Number(dies(one)) - Number(dies(changed))
  const killed = others.reduce(
    (sum, other) => sum + (Number(kills(changed, other)) - Number(kills(one, other))) * worth(other),
    0,
  )
  return saved * worth(one) + killed
}

function fightValue(one: Thing | undefined, other: Thing | undefined, look: Look): number {
  if (one === undefined || other === undefined) return 0
  const falls = (a: Thing, b: Thing): boolean => b.power >= a.toughness || (b.power > 0 && is(b, 'deathtouch'))
  return (
    (falls(one, other) ? worth(one) : 0) * side(look, one.controller) * -1 +
    (falls(other, one) ? worth(other) : 0) * side(look, other.controller) * -1
  )
}

function isThings(to: What | Who): to is What {
  return to === 'this' || to === 'host' || to === 'it' || typeof to === 'object'
}

function isPlayers(to: What | Who): to is Who {
  return !(to === 'this' || to === 'host' || to === 'it') && !(typeof to === 'object' && 'every' in to)
}

function things(what: What, { look, targets }: Aimed): readonly Thing[] {
  if (typeof what !== 'object') return []
  if ('target' in what) return [look.things.get(targets[what.target] ?? '') ?? []].flat()
  return [...look.things.values()].filter(one => fits(one, what.every, look))
}

/** A filter as far as a bot weighs it. */
function fits(one: Thing, which: Which, look: Look): boolean {
  if (which.is !== undefined && !one.card.is.includes(which.is)) return false
  if (which.with !== undefined && !is(one, which.with)) return false
  if (which.of === 'you') return one.controller === look.seat
  if (which.of === undefined) return true
  return which.of === 'team-mates' ? side(look, one.controller) === 0.3 : look.foes.includes(one.controller)
}

function seats(who: Who, { look, targets }: Aimed): readonly Seat[] {
  if (typeof who === 'object') {
    const seat = targets[who.target] ?? ''
    return look.life[seat] === undefined ? [] : [seat]
  }
  if (who === 'you') return [look.seat]
  if (who === 'everybody') return [look.seat, ...look.foes]
  if (who === 'team-mates' || who === 'that-player' || who === 'its-controller') return []
  return who === 'left' || who === 'right' ? look.foes.slice(0, 1) : look.foes
}

function graveTarget(what: What, { look, targets }: Aimed): ReturnType<typeof cardNamed> {
  if (typeof what !== 'object' || !('target' in what)) return undefined
  const name = targets[what.target] ?? ''
  return look.things.has(name) ? undefined : cardNamed(bare(name))
}

/** A card's own name out of `Ben:Name#2`. */
export function bare(name: string): string {
  return name.replace(/^[^:]*:/, '').replace(/#\d+$/, '')
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
