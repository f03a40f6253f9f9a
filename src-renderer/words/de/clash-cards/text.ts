import type {
  ActivatedAbility,
  AdditionalCost,
  Card,
  Condition,
  Mode,
  ReplacementEffect,
  PreventionEffect,
  PlayerRelation,
  Static,
  Trigger,
  PermanentFilter,
} from '../../../../src-engine/clash/cards/card.ts'
import { changes, counters, doingWords } from './effects.ts'
import {
  colourNames,
  keywordWords,
  kindWords,
  listed,
  Naming,
  people,
  sentence,
  somebody,
  thing,
  withArticle,
} from './names.ts'

export { keywordWords, kindWords }

/** Der Text einer Karte, aus ihren Daten gemacht (wie `en/clash/text.ts`). */
export function textOf(card: Card): string {
  const lines: string[] = []
  if (card.keywords !== undefined) lines.push(sentence(card.keywords.map(keywordWords).join(', ')))
  if (card.enchants !== undefined && Object.keys(card.enchants).length > 1)
    lines.push(sentence(`verzaubert ${thing(card.enchants, 'ein')}`))
  if (card.mana !== undefined && card.basic !== true)
    lines.push(
      sentence(
        `tappen: gibt ${listed(
          card.mana.map(one => colourNames[one]!),
          'oder',
        )} Mana`,
      ),
    )
  if (card.costs !== undefined) lines.push(sentence(`zusätzlich: ${listed(costWords(card.costs), 'und')}`))
  if (card.spell !== undefined) lines.push(sentence(doingWords(card.spell)))
  if (card.modes !== undefined) lines.push(`Eines: ${card.modes.map(modeWords).join('; oder ')}.`)
  for (const one of card.replacements ?? []) lines.push(sentence(insteadWords(one)))
  for (const one of card.preventions ?? []) lines.push(sentence(preventsWords(one)))
  const host = card.enchants === undefined ? 'die ausgerüstete Kreatur' : 'die verzauberte Kreatur'
  for (const one of card.statics ?? []) lines.push(sentence(staticWords(one, host)))
  for (const one of card.triggers ?? []) lines.push(triggerWords(one))
  for (const one of card.abilities ?? []) lines.push(abilityWords(one))
  if (card.fromGraveyard !== undefined) lines.push(`Aus deinem Friedhof für ${card.fromGraveyard}.`)
  if (card.cycling !== undefined) lines.push(`Umwandlung ${card.cycling}.`)
  return lines
    .join(' ')
    .replaceAll(/,+([.,;])/g, '$1')
    .replaceAll(/,(:)/g, '$1')
}

/** Was eine von mehreren Arten tut, die Karte zu wirken. */
export function modeWords({ more, ...mode }: Mode): string {
  return `${more === undefined ? '' : `für ${more} mehr: `}${doingWords(mode)}`
}

function costWords({ life, discard, sacrifice }: AdditionalCost): readonly string[] {
  return [
    ...(life === undefined ? [] : [`${life} Leben`]),
    ...(discard ? ['eine Karte abwerfen'] : []),
    ...(sacrifice === undefined
      ? []
      : [`${sacrifice === 'this' ? 'diese Karte' : thing(sacrifice, 'ein').replace(/,$/, '')} opfern`]),
  ]
}

function staticWords({ on, power, toughness, sets, gains, loses, while: only }: Static, host: string): string {
  const plural = typeof on === 'object'
  const subject = on === 'this' ? 'diese Karte' : on === 'host' ? host : thing(on, 'alle', 'nom')
  const set = sets === undefined ? '' : `${plural ? 'sind' : 'ist'} ${sets.power}/${sets.toughness}`
  const words = changes(
    power,
    toughness,
    gains,
    loses,
    plural ? ['erhalten', 'haben', 'verlieren'] : ['erhält', 'hat', 'verliert'],
  )
  const condition = only === undefined ? '' : `, solange ${conditionWords(only)}`
  return `${subject} ${[set, words].filter(one => one !== '').join(' und ')}${condition}`
}

function conditionWords({ amount, atLeast, atMost }: Condition): string {
  const count = atLeast === undefined ? `höchstens ${atMost}` : `${atLeast} oder mehr`
  if (typeof amount === 'string') return `es ${count} sind`
  if ('count' in amount) {
    const { of, ...which } = amount.count
    const many =
      atLeast === 1 && atMost === undefined
        ? thing(which, 'ein')
        : `${count} ${thing(which, 'alle').replace(/^alle /, '')}`
    if (of === undefined) return `es ${many} gibt`
    const who = typeof of === 'object' ? people['that-player'] : people[of as PlayerRelation]
    return `${who.nom} ${many} ${of === 'you' ? 'kontrollierst' : who.plural ? 'kontrollieren' : 'kontrolliert'}`
  }
  if ('fallen' in amount) return atLeast === 1 ? 'jemand gefallen ist' : `${count} Spieler gefallen sind`
  if ('players' in amount) {
    const nouns: { readonly [who: string]: string } = {
      neighbours: 'Nachbarn',
      'team-mates': 'Teamkameraden',
      opponents: 'Gegner',
    }
    return `du ${count} ${nouns[amount.players as string] ?? 'Mitspieler'} hast`
  }
  if ('hand' in amount) return atMost === 0 ? 'deine Hand leer ist' : `du ${count} Karten auf der Hand hast`
  if ('graveyard' in amount) return `in deinem Friedhof ${count} Karten liegen`
  return `ihre Stärke ${count} ist`
}

function whenWords(trigger: Trigger): string {
  if ('what' in trigger) {
    const who =
      trigger.what === 'this'
        ? 'diese Karte'
        : trigger.what === 'host'
          ? 'die verzauberte Kreatur'
          : thing(trigger.what as PermanentFilter, 'ein', 'nom')
    return `wenn ${who} ${{ enters: 'ins Spiel kommt', dies: 'stirbt', attacks: 'angreift', blocks: 'blockt', moves: 'weiterzieht', 'deals-combat-damage-to-player': 'einen Spieler trifft' }[trigger.when]}`
  }
  const { nom } = somebody[trigger.who]
  const you = trigger.who === 'you'
  const of = you ? '' : ` von ${somebody[trigger.who].dat}`
  switch (trigger.when) {
    case 'attacked':
      return `wenn ${nom} angegriffen ${you ? 'wirst' : 'wird'}`
    case 'gains-life':
      return `wenn ${nom} Leben ${you ? 'erhältst' : 'erhält'}`
    case 'loses-life':
      return `wenn ${nom} Leben ${you ? 'verlierst' : 'verliert'}`
    case 'player-eliminated':
      return `wenn ${nom} ${you ? 'fällst' : 'fällt'}`
    case 'draws':
      return `wenn ${nom} eine Karte ${you ? 'ziehst' : 'zieht'}`
    case 'discards':
      return `wenn ${nom} eine Karte ${you ? 'abwirfst' : 'abwirft'}`
    case 'sacrifices':
      return `wenn ${nom} ${withArticle(trigger.is ?? 'permanent')} ${you ? 'opferst' : 'opfert'}`
    case 'casts':
      return `wenn ${nom} ${withArticle(trigger.is ?? 'spell')} ${you ? 'wirkst' : 'wirkt'}`
    case 'upkeep':
      return `zu Beginn ${you ? 'deines' : 'des'} Zuges${of}`
    case 'draw-step':
      return `im Ziehschritt${of}`
    case 'combat':
      return `zu Beginn ${you ? 'deines' : 'des'} Kampfes${of}`
    case 'end-step':
      return `am Ende ${you ? 'deines' : 'des'} Zuges${of}`
  }
}

function triggerWords(trigger: Trigger): string {
  const condition = trigger.if === undefined ? '' : `, falls ${conditionWords(trigger.if)}`
  return `${sentence(`${whenWords(trigger)}${condition}`).replace(/\.$/, '')}: ${sentence(doingWords(trigger))}`
}

export function abilityWords(ability: ActivatedAbility): string {
  const cost = [ability.cost ?? '', ability.tap ? 'tappen' : '', ...costWords(ability)].filter(part => part !== '')
  const slow = ability.sorcerySpeed ? ' Nur wie eine Hexerei.' : ''
  return `${sentence(cost.join(', ')).replace(/\.$/, '')}: ${sentence(doingWords(ability))}${slow}`
}

function insteadWords(one: ReplacementEffect): string {
  if (one.replaces === 'dies') {
    const who = one.what === 'this' ? 'diese Karte' : thing(one.what, 'ein', 'nom')
    const where = {
      library: 'kommt sie stattdessen oben auf die Bibliothek',
      hand: 'kommt sie stattdessen auf die Hand',
      exile: 'verschwindet sie stattdessen',
    }
    return `würde ${who} sterben, ${where[one.goes]}`
  }
  if (one.replaces === 'damage') return `Schaden an ${people[one.to].dat} trifft stattdessen diese Karte`
  const counted = one.counters === undefined ? '' : ` mit ${new Naming().amount(one.counters, counters)}`
  return `kommt${one.tapped ? ' getappt' : ''}${counted} ins Spiel`
}

function preventsWords(one: PreventionEffect): string {
  const to =
    one.to === 'this'
      ? 'dieser Karte'
      : one.to === 'host'
        ? 'der verzauberten Kreatur'
        : typeof one.to === 'string'
          ? people[one.to].dat
          : thing(one.to, 'alle', 'dat')
  if (one.prevents === 'some') return `verhindere je ${one.amount} von jedem Schaden an ${to}`
  return `verhindere allen ${one.prevents === 'combat' ? 'Kampfschaden' : 'Schaden'} an ${to}`
}
