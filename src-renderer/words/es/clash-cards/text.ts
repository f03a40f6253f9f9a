import type {
  ActivatedAbility,
  AdditionalCost,
  Card,
  Condition,
  Mode,
  ReplacementEffect,
  PreventionEffect,
  Static,
  Trigger,
  PermanentFilter,
} from '../../../../src-engine/clash/cards/card.ts'
import { changes, counters, doingWords } from './effects.ts'
import {
  after,
  colourNames,
  isMany,
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

/** El texto de una carta, hecho de sus datos (como `en/clash/text.ts`). */
export function textOf(card: Card): string {
  const lines: string[] = []
  if (card.keywords !== undefined) lines.push(sentence(card.keywords.map(keywordWords).join(', ')))
  if (card.enchants !== undefined && Object.keys(card.enchants).length > 1)
    lines.push(sentence(`encanta ${thing(card.enchants, 'un')}`))
  if (card.mana !== undefined && card.basic !== true)
    lines.push(sentence(`girar: da maná ${listed(card.mana.map(colourNames), 'o')}`))
  if (card.costs !== undefined) lines.push(sentence(`además: ${listed(costWords(card.costs), 'y')}`))
  if (card.spell !== undefined) lines.push(sentence(doingWords(card.spell)))
  if (card.modes !== undefined) lines.push(`Una: ${card.modes.map(modeWords).join('; o ')}.`)
  for (const one of card.replacements ?? []) lines.push(sentence(insteadWords(one)))
  for (const one of card.preventions ?? []) lines.push(sentence(preventsWords(one)))
  const host = card.enchants === undefined ? 'la criatura equipada' : 'la criatura encantada'
  for (const one of card.statics ?? []) lines.push(sentence(staticWords(one, host)))
  for (const one of card.triggers ?? []) lines.push(triggerWords(one))
  for (const one of card.abilities ?? []) lines.push(abilityWords(one))
  if (card.fromGraveyard !== undefined) lines.push(`Desde tu cementerio por ${card.fromGraveyard}.`)
  if (card.cycling !== undefined) lines.push(`Ciclo ${card.cycling}.`)
  return lines
    .join(' ')
    .replaceAll(/\ba el\b/g, 'al')
    .replaceAll(/\bde el\b/g, 'del')
}

/** Lo que hace una de varias maneras de lanzar la carta. */
export function modeWords({ more, ...mode }: Mode): string {
  return `${more === undefined ? '' : `por ${more} más, `}${doingWords(mode)}`
}

function costWords({ life, discard, sacrifice }: AdditionalCost): readonly string[] {
  return [
    ...(life === undefined ? [] : [`${life} vidas`]),
    ...(discard ? ['descartar una carta'] : []),
    ...(sacrifice === undefined ? [] : [`sacrificar ${sacrifice === 'this' ? 'esta carta' : thing(sacrifice, 'un')}`]),
  ]
}

function staticWords({ on, power, toughness, sets, gains, loses, while: only }: Static, host: string): string {
  const plural = typeof on === 'object'
  const subject = on === 'this' ? 'esta carta' : on === 'host' ? host : thing(on, 'todos')
  const set = sets === undefined ? '' : `${plural ? 'son' : 'es'} ${sets.power}/${sets.toughness}`
  const words = changes(
    power,
    toughness,
    gains,
    loses,
    plural ? ['reciben', 'tienen', 'pierden'] : ['recibe', 'tiene', 'pierde'],
  )
  const condition = only === undefined ? '' : ` mientras ${conditionWords(only)}`
  return `${subject} ${[set, words].filter(one => one !== '').join(' y ')}${condition}`
}

function conditionWords({ amount, atLeast, atMost }: Condition): string {
  const count = atLeast === undefined ? `como mucho ${atMost}` : `${atLeast} o más`
  if (typeof amount === 'string') return `sean ${count}`
  if ('count' in amount) {
    const { of, ...which } = amount.count
    const many =
      atLeast === 1 && atMost === undefined
        ? thing(which, 'un')
        : `${count} ${thing(which, 'todos').replace(/^tod[oa]s l[oa]s /, '')}`
    if (of === undefined) return `haya ${many}`
    const who = typeof of === 'object' ? 'that-player' : of
    return `${people[who]} ${of === 'you' ? 'controles' : isMany(who) ? 'controlen' : 'controle'} ${many}`
  }
  if ('fallen' in amount) return atLeast === 1 ? 'alguien haya caído' : `hayan caído ${count} jugadores`
  if ('players' in amount) {
    const nouns: { readonly [who: string]: string } = {
      neighbours: 'vecinos',
      'team-mates': 'compañeros',
      opponents: 'rivales',
    }
    return `tengas ${count} ${nouns[amount.players as string] ?? 'jugadores'}`
  }
  if ('hand' in amount) return atMost === 0 ? 'tu mano esté vacía' : `tengas ${count} cartas en mano`
  if ('graveyard' in amount) return `haya ${count} cartas en tu cementerio`
  return `su fuerza sea ${count}`
}

function whenWords(trigger: Trigger): string {
  if ('what' in trigger) {
    const who =
      trigger.what === 'this'
        ? 'esta carta'
        : trigger.what === 'host'
          ? 'la criatura encantada'
          : thing(trigger.what as PermanentFilter, 'un')
    return `cuando ${who} ${{ enters: 'entre', dies: 'muera', attacks: 'ataque', blocks: 'bloquee', moves: 'se mueva', 'deals-combat-damage-to-player': 'golpee a un jugador' }[trigger.when]}`
  }
  const who = somebody[trigger.who]
  const you = trigger.who === 'you'
  const say = (own: string, others: string): string => (you ? own : others)
  const of = you ? '' : ` de ${who}`
  switch (trigger.when) {
    case 'attacked':
      return say('cuando te ataquen', `cuando ataquen a ${who}`)
    case 'gains-life':
      return say('cuando ganes vida', `cuando ${who} gane vida`)
    case 'loses-life':
      return say('cuando pierdas vida', `cuando ${who} pierda vida`)
    case 'player-eliminated':
      return say('cuando caigas', `cuando ${who} caiga`)
    case 'draws':
      return say('cuando robes una carta', `cuando ${who} robe una carta`)
    case 'discards':
      return say('cuando descartes una carta', `cuando ${who} descarte una carta`)
    case 'sacrifices':
      return `${say('cuando sacrifiques', `cuando ${who} sacrifique`)} ${withArticle(trigger.is ?? 'permanent')}`
    case 'casts':
      return `${say('cuando lances', `cuando ${who} lance`)} ${withArticle(trigger.is ?? 'spell')}`
    case 'upkeep':
      return `al empezar ${you ? 'tu' : 'el'} turno${of}`
    case 'draw-step':
      return `en ${you ? 'tu' : 'el'} paso de robar${of}`
    case 'combat':
      return `al empezar ${you ? 'tu' : 'el'} combate${of}`
    case 'end-step':
      return `al final de ${you ? 'tu' : 'el'} turno${of}`
  }
}

function triggerWords(trigger: Trigger): string {
  const condition = trigger.if === undefined ? '' : ` si ${conditionWords(trigger.if)}`
  return sentence(`${whenWords(trigger)}${condition}, ${doingWords(trigger)}`)
}

export function abilityWords(ability: ActivatedAbility): string {
  const cost = [ability.cost ?? '', ability.tap ? 'girar' : '', ...costWords(ability)].filter(part => part !== '')
  const slow = ability.sorcerySpeed ? ' Solo como un conjuro.' : ''
  return `${sentence(cost.join(', ')).replace(/\.$/, '')}: ${sentence(doingWords(ability))}${slow}`
}

function insteadWords(one: ReplacementEffect): string {
  if (one.replaces === 'dies') {
    const who = one.what === 'this' ? 'esta carta' : thing(one.what, 'un')
    const where = {
      library: 'va encima de la biblioteca de su dueño',
      hand: 'va a la mano de su dueño',
      exile: 'va al exilio',
    }
    return `si ${who} fuera a morir, en su lugar ${where[one.goes]}`
  }
  if (one.replaces === 'damage') return `el daño a ${after(people[one.to])} lo recibe esta carta`
  const counted = one.counters === undefined ? '' : ` con ${new Naming().amount(one.counters, counters)}`
  return `entra${one.tapped ? ' girada' : ''}${counted}`
}

function preventsWords(one: PreventionEffect): string {
  const to =
    one.to === 'this'
      ? 'esta carta'
      : one.to === 'host'
        ? 'la criatura encantada'
        : typeof one.to === 'string'
          ? after(people[one.to])
          : thing(one.to, 'todos')
  if (one.prevents === 'some') return `previene ${one.amount} de cada daño a ${to}`
  return `previene todo el daño${one.prevents === 'combat' ? ' de combate' : ''} a ${to}`
}
