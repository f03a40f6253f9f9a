import { choiceLabel, formatList, t } from '../../words/index.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import type { Captions, Names } from '../../table/contract.ts'
import { isDuel } from '../../table/duel.ts'
import { awardsOf } from './awards.ts'
import { actionText, advice } from './learn/advice.ts'
import type { ClashEvent } from '../../../src-engine/clash/events.ts'
import { cardNamed } from '../../../src-engine/clash/book.ts'
import { effectOf } from '../../../src-engine/clash/cards/effect-of.ts'
import { modeText } from './cards/text.ts'
import { cardNameOf, thingText, thingsText } from './names.ts'

type Of<T extends ClashEvent['type']> = Extract<ClashEvent, { readonly type: T }>

/** One sentence for an event, or none for what everybody sees anyway. The log, the TV and screen readers use the same. */
export function caption(event: ClashEvent, names: Names): string {
  const who = (seat: string): string => names[seat] ?? seat
  const thing = (name: string): string => thingText(name, names)
  switch (event.type) {
    case 'opened':
      return t('clash.caption.opened', { format: called(event), who: formatList(event.seats.map(who)) })
    case 'pack':
      return t('clashDraft.caption.pack', { n: event.round })
    case 'building':
      return t('clashDraft.caption.building')
    case 'built':
      return t('clashDraft.caption.built', { who: who(event.seat), n: event.cards })
    case 'mulligan':
      return t('clash.caption.mulligan', { who: who(event.seat) })
    case 'kept':
      return t('clash.caption.kept', { who: who(event.seat), n: event.cards })
    case 'drew':
      return t('clash.caption.drew', { who: who(event.seat), n: event.count })
    case 'land':
      return t('clash.caption.land', { who: who(event.seat), card: event.card })
    case 'cast':
    case 'ability':
    case 'trigger': {
      const params = { who: who(event.seat), card: event.card }
      if (event.targets.length === 0) return t(`clash.caption.${event.type}`, params)
      return t(`clash.caption.${event.type}-at`, { ...params, targets: thingsText(event.targets, names) })
    }
    case 'countered':
    case 'fizzled':
      return t(`clash.caption.${event.type}`, { card: event.card })
    case 'entered':
      return event.token ? t('clash.caption.token', { who: who(event.seat), card: event.card }) : ''
    case 'left':
      return left(event, who(event.seat))
    case 'damaged':
      if (names[event.to] === undefined) return ''
      return t('clash.caption.damaged-player', { by: cardNameOf(event.by), to: who(event.to), n: event.amount })
    case 'prevented':
      return t('clash.caption.prevented', { to: thing(event.to), n: event.amount })
    case 'control':
      return t('clash.caption.control', { to: who(event.to), thing: cardNameOf(event.thing) })
    case 'moved':
      return t('clash.caption.moved', { thing: thing(event.thing), to: who(event.to) })
    case 'attached':
      return t('clash.caption.attached', { thing: cardNameOf(event.thing), host: thing(event.host) })
    case 'counters':
      return t('clash.caption.counters', { thing: thing(event.thing), n: event.amount })
    case 'attack':
      return attack(event, names)
    case 'block':
      return block(event, names)
    case 'discarded':
    case 'milled':
      return t(`clash.caption.${event.type}`, { who: who(event.seat), cards: formatList(event.cards) })
    case 'searched':
      if (event.cards.length === 0) return t('clash.caption.searched-none', { who: who(event.seat) })
      return t('clash.caption.searched', { who: who(event.seat), cards: formatList(event.cards) })
    case 'taken-back':
      return t('clash.caption.taken-back', { who: who(event.seat) })
    case 'crown':
      return t('clash.caption.crown', { who: who(event.seat) })
    case 'bounty':
      return t('clash.caption.bounty', { who: who(event.seat), n: event.now })
    case 'collected':
      return t('clash.caption.collected', { who: who(event.seat), of: who(event.of), n: event.count })
    case 'truce':
      return t('clash.caption.truce', { who: who(event.seat), with: who(event.with) })
    case 'answered':
      return answered(event, names)
    case 'loop':
      return t('clash.caption.loop')
    case 'turn-begins':
      return t('clash.caption.turn-begins', { who: who(event.seat), n: event.turn })
    case 'turn-waits':
    case 'turn-removed':
    case 'position-gone':
      return t(`clash.caption.${event.type}`, { who: who(event.seat) })
    case 'fewer-turns':
      return t('clash.caption.fewer-turns', { n: event.allowed })
    case 'life':
      return t(event.amount < 0 ? 'clash.caption.lost' : 'clash.caption.gained', {
        who: who(event.seat),
        n: Math.abs(event.amount),
        life: event.life,
      })
    case 'knocked-out':
      return knockedOut(event, who)
    case 'points':
      return t('clash.caption.points', { who: who(event.seat), n: event.points, total: event.total })
    case 'spoils':
      return t('clash.caption.spoils', { who: who(event.seat), of: who(event.of) })
    case 'over':
      if (event.draw) return t('clash.caption.draw')
      return t('clash.caption.wins', { who: formatList(event.winners.map(who)), n: event.winners.length })
    // Everybody sees these on the table.
    case 'phase':
    case 'picked':
    case 'resolved':
    case 'tapped':
    case 'untapped':
    case 'returned':
    case 'asked':
    case 'turn-ends':
      return ''
  }
}

/** What the game is called: of two who play against each other it is a duel. */
function called({ format, seats }: Of<'opened'>): string {
  if (isDuel(format, seats.length)) return t('clash.tv.duel')
  return choiceLabel('clash', 'format', format)
}

/** A vote, or the answer to an offer. */
function answered({ seat, kind, card, picked }: Of<'answered'>, names: Names): string {
  const who = names[seat] ?? seat
  const [pick = ''] = picked
  if (kind === 'elect') return t('clash.caption.voted', { who, what: names[pick] ?? pick })
  if (kind === 'replacement') return t('clash.caption.first', { who, what: cardNameOf(pick) })
  if (kind !== 'vote') return t(picked.length > 0 ? 'clash.caption.took' : 'clash.caption.refused', { who, card })
  const way = effectOf(cardNamed(card), 'vote')?.ways[Number(pick) - 1]
  return t('clash.caption.voted', { who, what: way === undefined ? pick : modeText({ effects: way }) })
}

function left({ thing, to, why }: Of<'left'>, who: string): string {
  const params = { who, thing: cardNameOf(thing) }
  if (why === 'sacrificed') return t('clash.caption.sacrificed', params)
  if (to === 'graveyard' || to === 'nowhere') return t('clash.caption.dies', params)
  return t(`clash.caption.left-${to}`, params)
}

function attack({ seat, attackers }: Of<'attack'>, names: Names): string {
  const who = names[seat] ?? seat
  const byWhom = new Map<string, string[]>()
  for (const [name, whom] of Object.entries(attackers))
    byWhom.set(whom, [...(byWhom.get(whom) ?? []), cardNameOf(name)])
  if (byWhom.size === 0) return t('clash.caption.no-attack', { who })
  const attacks = [...byWhom].map(([whom, things]) =>
    t('clash.caption.attack-at', { things: formatList(counted(things)), whom: names[whom] ?? whom }),
  )
  return t('clash.caption.attack', { who, attacks: formatList(attacks) })
}

/** Equal ones as one: “Forest Bear ×3”. */
function counted(things: readonly string[]): readonly string[] {
  const count = new Map<string, number>()
  for (const one of things) count.set(one, (count.get(one) ?? 0) + 1)
  return [...count].map(([one, n]) => (n === 1 ? one : `${one} ×${n}`))
}

function block({ seat, blockers }: Of<'block'>, names: Names): string {
  const blocks = Object.entries(blockers).map(([blocker, attacker]) =>
    t('clash.caption.block-at', { blocker: cardNameOf(blocker), attacker: cardNameOf(attacker) }),
  )
  return blocks.length === 0 ? '' : t('clash.caption.block', { who: names[seat] ?? seat, blocks: formatList(blocks) })
}

function knockedOut({ seat, why, by }: Of<'knocked-out'>, who: (seat: string) => string): string {
  const params = { who: who(seat) }
  if (why === 'life') {
    return by === undefined
      ? t('clash.caption.out-life', params)
      : t('clash.caption.out-life-by', { ...params, by: who(by) })
  }
  if (why === 'library' || why === 'conceded' || why === 'with-team') return t(`clash.caption.out-${why}`, params)
  return t('clash.caption.out-else', params)
}

export const captions: Captions<ClashView, ClashEvent> = {
  caption,
  reason: advice,
  awards: awardsOf,
  actionText: action => actionText(action),
}
