import type {
  Condition,
  PermanentFilter,
  PreventionEffect,
  ReplacementEffect,
  Trigger,
} from '../../../../src-engine/clash/cards/card.ts'
import { listed } from '../../card-names.ts'
import { cardTextIn } from '../../card-text.ts'
import { changes, changeVerbs, effectWords } from './effects.ts'
import { after, colourNames, isPlural, kindWords as kind, people, somebody, thing, withArticle } from './names.ts'

function conditionWords({ amount, atLeast }: Condition): string {
  const count = `${atLeast} o más`
  if (typeof amount === 'string') return `sean ${count}`
  if ('count' in amount) {
    const { of, ...which } = amount.count
    const many =
      atLeast === 1 ? thing(which, 'un') : `${count} ${thing(which, 'todos').replace(/^tod[oa]s l[oa]s /, '')}`
    if (of === undefined) return `haya ${many}`
    return `${people[of]} ${of === 'you' ? 'controles' : isPlural(of) ? 'controlen' : 'controle'} ${many}`
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
  if ('hand' in amount) return `tengas ${count} cartas en mano`
  if ('crown' in amount) return amount.crown === 'you' ? 'lleves la corona' : `${people[amount.crown]} lleve la corona`
  return `haya ${count} cartas en tu cementerio`
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
    case 'takes-crown':
      return say('cuando tomes la corona', `cuando ${who} tome la corona`)
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

function insteadWords(one: ReplacementEffect): string {
  if (one.replaces === 'dies') return 'si esta carta fuera a morir, en su lugar va encima de la biblioteca de su dueño'
  return one.replaces === 'enters' ? 'entra girada' : `el daño a ${after(people[one.to])} lo recibe esta carta`
}

function preventsWords(one: PreventionEffect): string {
  const to = one.to === 'this' ? 'esta carta' : after(people[one.to])
  if (one.prevents === 'some') return `previene ${one.amount} de cada daño a ${to}`
  return `previene todo el daño de combate a ${to}`
}

/** El texto de las cartas en español. */
export const { textOf, modeWords, abilityWords, keywordWords, kindWords } = cardTextIn({
  ...changes,
  or: 'o',
  kind,
  enchants: what => `encanta ${thing(what, 'un')}`,
  mana: colours =>
    `girar: da maná ${listed(
      colours.map(colour => colourNames[colour]!),
      'o',
    )}`,
  cost: {
    additional: 'además:',
    tap: 'girar',
    discard: 'descartar una carta',
    life: amount => `${amount} vidas`,
    sacrifice: what => `sacrificar ${what === 'this' ? 'esta carta' : thing(what, 'un')}`,
  },
  effects: effectWords,
  oneOf: 'Una:',
  forMore: cost => `por ${cost} más,`,
  replaces: insteadWords,
  prevents: preventsWords,
  subject: (on, isEquipment) =>
    on === 'this'
      ? 'esta carta'
      : on === 'host'
        ? `la criatura ${isEquipment ? 'equipada' : 'encantada'}`
        : thing(on, 'todos'),
  is: plural => (plural ? 'son' : 'es'),
  changes: plural => changeVerbs(plural, 'tiene'),
  as: condition => ` mientras ${conditionWords(condition)}`,
  trigger: trigger => {
    const condition = trigger.if === undefined ? '' : ` si ${conditionWords(trigger.if)}`
    return `${whenWords(trigger)}${condition}, ${effectWords(trigger)}`
  },
  sorcerySpeed: 'Solo como un conjuro.',
  fromGraveyard: cost => `Desde tu cementerio por ${cost}.`,
  cycling: cost => `Ciclo ${cost}.`,
  joined: text => text.replaceAll(/\ba el\b/g, 'al').replaceAll(/\bde el\b/g, 'del'),
})
