import type {
  Condition,
  PermanentFilter,
  PreventionEffect,
  ReplacementEffect,
  Trigger,
} from '../../../../src-engine/clash/cards/card.ts'
import { capitalised, listed } from '../../card-names.ts'
import { cardTextIn } from '../../card-text.ts'
import { changes, effectWords } from './effects.ts'
import { colourNames, kindWords as kind, people, somebody, thing, withArticle } from './names.ts'

function conditionWords({ amount, atLeast }: Condition): string {
  const count = `${atLeast} oder mehr`
  if (typeof amount === 'string') return `es ${count} sind`
  if ('count' in amount) {
    const { of, ...which } = amount.count
    const many = atLeast === 1 ? thing(which, 'ein') : `${count} ${thing(which, 'alle').replace(/^alle /, '')}`
    if (of === undefined) return `es ${many} gibt`
    const who = people[of]
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
  if ('hand' in amount) return `du ${count} Karten auf der Hand hast`
  if ('crown' in amount) return `${people[amount.crown].nom} die Krone ${amount.crown === 'you' ? 'trägst' : 'trägt'}`
  return `in deinem Friedhof ${count} Karten liegen`
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
    case 'takes-crown':
      return `wenn ${nom} die Krone ${you ? 'nimmst' : 'nimmt'}`
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

function insteadWords(one: ReplacementEffect): string {
  if (one.replaces === 'dies') return 'würde diese Karte sterben, kommt sie stattdessen oben auf die Bibliothek'
  if (one.replaces === 'enters') return 'kommt getappt ins Spiel'
  return `Schaden an ${people[one.to].dat} trifft stattdessen diese Karte`
}

function preventsWords(one: PreventionEffect): string {
  const to = one.to === 'this' ? 'dieser Karte' : people[one.to].dat
  if (one.prevents === 'some') return `verhindere je ${one.amount} von jedem Schaden an ${to}`
  return `verhindere allen Kampfschaden an ${to}`
}

/** Der Text der Karten auf Deutsch. */
export const { textOf, modeWords, abilityWords, keywordWords, kindWords } = cardTextIn({
  ...changes,
  or: 'oder',
  kind,
  enchants: what => `verzaubert ${thing(what, 'ein')}`,
  mana: colours => {
    const adjectives = colours.map(one => colourNames[one]!)
    return `tappen: gibt ${listed(adjectives, 'oder')} Mana`
  },
  cost: {
    additional: 'zusätzlich:',
    tap: 'tappen',
    discard: 'eine Karte abwerfen',
    life: amount => `${amount} Leben`,
    sacrifice: what => `${what === 'this' ? 'diese Karte' : thing(what, 'ein').replace(/,$/, '')} opfern`,
  },
  effects: effectWords,
  oneOf: 'Eines:',
  forMore: cost => `für ${cost} mehr:`,
  replaces: insteadWords,
  prevents: preventsWords,
  subject: (on, isEquipment) =>
    on === 'this'
      ? 'diese Karte'
      : on === 'host'
        ? `die ${isEquipment ? 'ausgerüstete' : 'verzauberte'} Kreatur`
        : thing(on, 'alle', 'nom'),
  is: plural => (plural ? 'sind' : 'ist'),
  changes: plural =>
    plural ? { gets: 'erhalten', has: 'haben', loses: 'verlieren' } : { gets: 'erhält', has: 'hat', loses: 'verliert' },
  as: condition => `, solange ${conditionWords(condition)}`,
  trigger: trigger => {
    const condition = trigger.if === undefined ? '' : `, falls ${conditionWords(trigger.if)}`
    return `${whenWords(trigger)}${condition}: ${capitalised(effectWords(trigger))}`
  },
  sorcerySpeed: 'Nur wie eine Hexerei.',
  fromGraveyard: cost => `Aus deinem Friedhof für ${cost}.`,
  cycling: cost => `Umwandlung ${cost}.`,
  // Ein Relativsatz endet mit einem Komma, das vor einem anderen Zeichen wegfällt.
  joined: text => text.replaceAll(/,+([.,:;])/g, '$1'),
})
