import type { Seat } from '../../core/game.ts'
import { changeLife, isIn, lifeOf, lifeTotalSeat } from '../../formats/index.ts'
import { traitsOf } from '../state/board.ts'
import { bitOf } from '../cards/keywords.ts'
import type { Transaction } from '../state/transaction.ts'
import type { ChoiceKey } from '../question.ts'
import { nameOf } from '../state/names.ts'
import type { Permanent } from '../state.ts'
import type { InReach } from '../state/scope.ts'
import type { Cause, Reached, Touchable } from './cause.ts'
import { payPrizes } from './prizes.ts'
import {
  settleDamage,
  type DamageDealt,
  type ReplacementChoice,
  type SettledDamage,
  type Source,
} from './replacements.ts'
import { queueTriggers } from './triggers.ts'

/** Damage and life. */

const lifelink = bitOf('lifelink')
const deathtouch = bitOf('deathtouch')

/**
 * Damage dealt at the same moment: each part is redirected or prevented where an effect says so, the rest is dealt. Where
 * it matters which of several effects comes first, nothing is dealt, and the choice is returned that must be made;
 * `chosen`: those that have been made for it, in order (RULES CLA-17).
 */
export function dealDamage<Tx extends Transaction>(
  tx: Tx,
  turn: number,
  blows: readonly Touchable<Tx, DamageDealt>[],
  combat: boolean,
  chosen: readonly ChoiceKey[],
): ReplacementChoice | undefined {
  const settled = settleDamage(tx, turn, blows, combat, chosen)
  if ('seat' in settled) return settled
  wearShields(tx, settled.worn)
  const life = new Map<Seat, number>()
  const gains = new Map<Seat, number>()
  /** Who dealt it: at one moment nobody is dealt damage by two, as only whose turn it is attacks. */
  const dealers = new Map<Seat, Seat>()
  const hits: { readonly by: Seat; readonly on: Seat }[] = []
  for (const { blow, to, amount, prevented } of settled.blows) {
    for (const part of prevented) tx.emit({ type: 'prevented', to: nameOf(tx, part.to), amount: part.amount })
    if (amount <= 0) continue
    const { source } = blow
    const keywords = keywordsOf(tx, source)
    if (!tx.silent) tx.emit({ type: 'damaged', by: nameOfSource(tx, source), to: nameOf(tx, to), amount, combat })
    if (typeof to === 'string') {
      life.set(to, (life.get(to) ?? 0) - amount)
      dealers.set(to, source.by)
    } else {
      const thing = tx.permanents.get(to)!
      tx.wear([to], {
        damage: thing.damage + amount,
        damagedInTurn: turn,
        dealtDeathtouch: thing.dealtDeathtouch || (keywords & deathtouch) !== 0,
      })
    }
    if ((keywords & lifelink) !== 0 && isIn(tx.format, source.by))
      gains.set(source.by, (gains.get(source.by) ?? 0) + amount)
    const thing = source.id === undefined ? undefined : tx.permanents.get(source.id)
    if (combat && typeof to === 'string' && thing !== undefined) {
      queueTriggers(tx, turn, { when: 'deals-combat-damage-to-player', thing, player: to })
      hits.push({ by: thing.controller, on: to })
    }
  }
  changeLives<Transaction>(tx, turn, [...life, ...gains], seat => dealers.get(seat))
  for (const { by, on } of hits) payPrizes(tx, turn, by, on)
  return undefined
}

/** Of two creatures that fight, each deals damage equal to its power to the other. */
export function fightBlows(
  { tx }: Cause,
  a: InReach<Permanent>,
  b: InReach<Permanent>,
): readonly InReach<DamageDealt>[] {
  const blow = (by: Permanent, to: Permanent): DamageDealt => ({
    source: { card: by.card, by: by.controller, id: by.id },
    to: to.id,
    amount: Math.max(0, traitsOf(tx.board, by).power),
  })
  return [blow(a, b), blow(b, a)] as readonly DamageDealt[] as readonly InReach<DamageDealt>[]
}

/** A spell or ability deals so much to each of these. */
export function blowsOf({ item }: Cause, to: readonly Reached[], amount: number): readonly InReach<DamageDealt>[] {
  const { card, by, source: id } = item
  const source = { card, by, ...(id === undefined ? {} : { id }) }
  const blows = to.map(aim => ({ source, to: typeof aim === 'string' ? aim : aim.id, amount }))
  return blows as readonly DamageDealt[] as readonly InReach<DamageDealt>[]
}

function wearShields(tx: Transaction, worn: SettledDamage['worn']): void {
  if (worn.size === 0) return
  tx.continuousEffects = tx.continuousEffects.flatMap(effect => {
    const stopped = effect.kind === 'shield' ? worn.get(effect) : undefined
    if (effect.kind !== 'shield' || stopped === undefined) return [effect]
    const left = effect.left! - stopped
    return left > 0 ? [{ ...effect, left }] : []
  })
}

/**
 * Life is changed first and judged at the next state check (RULES CLA-6). `takenBy`: whose doing it is that a seat loses
 * life; nobody's where it pays.
 */
export function changeLives<Tx extends Transaction>(
  tx: Tx,
  turn: number,
  changes: readonly (readonly [Touchable<Tx, Seat>, number])[],
  takenBy: (seat: Seat) => Seat | undefined = () => undefined,
): void {
  const real = changes.filter(([seat, amount]) => amount !== 0 && isIn(tx.format, seat))
  if (real.length === 0) return
  tx.step(
    changeLife(
      tx.format,
      real.map(([seat, amount]) => ({ seat, amount })),
    ),
  )
  for (const [player, amount] of real) {
    if (amount < 0 && lifeOf(tx.format, player) <= 0) {
      const by = takenBy(player)
      tx.setPlayer(lifeTotalSeat(tx.format, player), { lastLifeTakenBy: by === player ? undefined : by })
    }
    queueTriggers(tx, turn, { when: amount > 0 ? 'gains-life' : 'loses-life', player })
  }
}

function keywordsOf(tx: Transaction, { card, id }: Source): number {
  const thing = id === undefined ? undefined : tx.permanents.get(id)
  return thing === undefined ? card.keywordSet : traitsOf(tx.board, thing).keywords
}

function nameOfSource(tx: Transaction, { card, id }: Source): string {
  return id !== undefined && tx.permanents.has(id) ? nameOf(tx, id) : card.name
}
