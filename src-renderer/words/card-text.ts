import type {
  ActivatedAbility,
  AdditionalCost,
  Amount,
  Card,
  Condition,
  Effect,
  EffectKind,
  EffectList,
  Mode,
  PermanentFilter,
  PreventionEffect,
  ReplacementEffect,
  Static,
  Trigger,
} from '../../src-engine/clash/cards/card.ts'
import type { Keyword } from '../../src-engine/clash/cards/keywords.ts'
import { capitalised, gainWords, listed, type Nouns, type Naming } from './card-names.ts'

/** A sentence for each kind of effect; leaving one out does not compile. */
export type EffectWording<C extends readonly unknown[]> = {
  readonly [K in EffectKind]: (effect: Extract<Effect, { readonly do: K }> & { readonly do: K }, n: Naming<C>) => string
}

/** All effects of a list in one sentence, without its full stop. */
export function effectsText<C extends readonly unknown[]>(
  wording: EffectWording<C>,
  effects: readonly Effect[],
  naming: Naming<C>,
  and: string,
): string {
  return listed(
    effects.map(effect => (wording[effect.do] as (effect: Effect, n: Naming<C>) => string)(effect, naming)),
    and,
  )
}

/** What a language brings to the text of cards; in which order it stands on a card is the same in all. */
export interface CardGrammar extends Pick<Nouns<[]>, 'forEach'> {
  readonly and: string
  readonly or: string
  keyword(word: Keyword): string
  kind(kind: string): string
  enchants(what: PermanentFilter): string
  mana(colours: readonly string[]): string
  readonly cost: {
    readonly additional: string
    readonly tap: string
    readonly discard: string
    life(amount: number): string
    sacrifice(what: 'this' | PermanentFilter): string
  }
  /** What a list of effects does. */
  effects(list: EffectList): string
  readonly oneOf: string
  forMore(cost: string): string
  replaces(one: ReplacementEffect): string
  prevents(one: PreventionEffect): string
  /** Who is changed for as long as the card is there. */
  subject(on: Static['on'], isEquipment: boolean): string
  /** “are” of many, “is” of one. */
  is(plural: boolean): string
  /** What a static effect's subject does: get +1/+1, have a keyword, lose one. */
  changes(plural: boolean): ChangeVerbs
  as(condition: Condition): string
  trigger(trigger: Trigger): string
  readonly sorcerySpeed: string
  fromGraveyard(cost: string): string
  cycling(cost: string): string
  /** Mends what two phrases give only together: a comma before a full stop, “a el”. */
  joined?(text: string): string
}

export interface CardText {
  textOf(card: Card): string
  /** What one of several ways to cast a card does. */
  modeWords(mode: Mode): string
  abilityWords(ability: ActivatedAbility): string
  keywordWords(word: Keyword): string
  kindWords(kind: string): string
}

export interface ChangeVerbs {
  readonly gets: string
  readonly has: string
  readonly loses: string
}
type Change = Pick<Static, 'power' | 'toughness' | 'gains' | 'loses'>

function signed(one: Amount = 0): string {
  if (typeof one === 'object') return `+${'times' in one ? (one.times ?? 1) : 1}`
  if (typeof one === 'string') return '+X'
  return one < 0 ? `−${-one}` : `+${one}`
}

/** “gets +1/+1 for each …, has flying and loses reach”. */
export function changeWords(
  grammar: Pick<CardGrammar, 'and' | 'keyword' | 'forEach'>,
  { power, toughness, gains = [], loses = [] }: Change,
  verbs: ChangeVerbs,
): string {
  const each = [power, toughness].find(one => typeof one === 'object')
  const times = each === undefined ? '' : ` ${grammar.forEach('powerOf' in each ? 'power' : each)}`
  return listed(
    [
      ...(power === undefined && toughness === undefined
        ? []
        : [`${verbs.gets} ${signed(power)}/${signed(toughness)}${times}`.trim()]),
      ...(gains.length === 0 ? [] : [gainWords(grammar, gains, verbs.has).trim()]),
      ...(loses.length === 0 ? [] : [gainWords(grammar, loses, verbs.loses)]),
    ],
    grammar.and,
  )
}

/**
 * The text of cards, made from their data and from nothing else, so that it cannot say one thing and do another. What
 * differs between languages is their grammar.
 */
export function cardTextIn(grammar: CardGrammar): CardText {
  const joined = (text: string): string => grammar.joined?.(text) ?? text
  const phrase = (words: string): string => joined(capitalised(words))
  const sentence = (words: string): string => joined(`${capitalised(words)}.`)

  const modeWords = ({ more, ...mode }: Mode): string =>
    `${more === undefined ? '' : `${grammar.forMore(more)} `}${grammar.effects(mode)}`
  const costWords = ({ life, discard, sacrifice }: AdditionalCost): readonly string[] => [
    ...(life === undefined ? [] : [grammar.cost.life(life)]),
    ...(discard ? [grammar.cost.discard] : []),
    ...(sacrifice === undefined ? [] : [grammar.cost.sacrifice(sacrifice)]),
  ]
  const abilityWords = (ability: ActivatedAbility): string => {
    const costs = [
      ...(ability.cost === undefined ? [] : [ability.cost]),
      ...(ability.tap ? [grammar.cost.tap] : []),
      ...costWords(ability),
    ]
    const timing = ability.sorcerySpeed ? ` ${grammar.sorcerySpeed}` : ''
    return `${phrase(costs.join(', '))}: ${sentence(grammar.effects(ability))}${timing}`
  }
  const staticWords = ({ on, sets, while: only, ...change }: Static, isEquipment: boolean): string => {
    const plural = typeof on === 'object'
    const predicates = [
      ...(sets === undefined ? [] : [`${grammar.is(plural)} ${sets.power}/${sets.toughness}`]),
      changeWords(grammar, change, grammar.changes(plural)),
    ].filter(one => one !== '')
    const condition = only === undefined ? '' : grammar.as(only)
    return `${grammar.subject(on, isEquipment)} ${predicates.join(` ${grammar.and} `)}${condition}`
  }

  return {
    keywordWords: grammar.keyword,
    kindWords: grammar.kind,
    modeWords,
    abilityWords,
    textOf: card =>
      joined(
        [
          ...(card.keywords === undefined ? [] : [sentence(card.keywords.map(grammar.keyword).join(', '))]),
          // What is attached to any creature says so by what it does to it.
          ...(card.enchants !== undefined && Object.keys(card.enchants).length > 1
            ? [sentence(grammar.enchants(card.enchants))]
            : []),
          ...(card.mana === undefined || card.basic ? [] : [sentence(grammar.mana(card.mana))]),
          ...(card.costs === undefined
            ? []
            : [sentence(`${grammar.cost.additional} ${listed(costWords(card.costs), grammar.and)}`)]),
          ...(card.spell === undefined ? [] : [sentence(grammar.effects(card.spell))]),
          ...(card.modes === undefined
            ? []
            : [`${grammar.oneOf} ${card.modes.map(modeWords).join(`; ${grammar.or} `)}.`]),
          ...(card.replacements ?? []).map(one => sentence(grammar.replaces(one))),
          ...(card.preventions ?? []).map(one => sentence(grammar.prevents(one))),
          ...(card.statics ?? []).map(one => sentence(staticWords(one, card.enchants === undefined))),
          ...(card.triggers ?? []).map(one => sentence(grammar.trigger(one))),
          ...(card.abilities ?? []).map(abilityWords),
          ...(card.fromGraveyard === undefined ? [] : [grammar.fromGraveyard(card.fromGraveyard)]),
          ...(card.cycling === undefined ? [] : [grammar.cycling(card.cycling)]),
        ].join(' '),
      ),
  }
}
