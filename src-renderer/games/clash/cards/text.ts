import { shallowRef, watch } from 'vue'
import type { ActivatedAbility, Card, Mode } from '../../../../src-engine/clash/cards/card.ts'
import { colours } from '../../../../src-engine/colours/colours.ts'
import { costFrom, type Cost } from '../../../../src-engine/clash/cards/cost.ts'
import { cardNamed } from '../../../../src-engine/clash/book.ts'
import type { Keyword } from '../../../../src-engine/clash/cards/keywords.ts'
import { formatList, language, t } from '../../../words/index.ts'

/** What each language has for the text of cards: it is made from the card's data, and grammar differs. */
interface CardWords {
  textOf(card: Card): string
  modeWords(mode: Mode): string
  abilityWords(ability: ActivatedAbility): string
  keywordWords(word: Keyword): string
  kindWords(kind: string): string
}
const chunks = import.meta.glob<CardWords>('../../../words/*/clash-cards/text.ts')
const words = shallowRef<CardWords>()
let begun = false

/** The words of the reader's language; nothing until they are here. Said again by itself where Vue watches. */
function cardWords(): CardWords | undefined {
  if (!begun) {
    begun = true
    watch(
      language,
      async now => {
        const loaded = await chunks[`../../../words/${now}/clash-cards/text.ts`]!()
        if (language.value === now) words.value = loaded
      },
      { immediate: true },
    )
  }
  return words.value
}

/** What stands on a card, in the reader's language. */
export function cardText(card: Card): string {
  return cardWords()?.textOf(card) ?? ''
}

/** "2, white and white" of a cost written 2WW. */
function heardCost({ x, generic, coloured }: Cost): string {
  const mana = [
    ...Array.from({ length: x }, () => 'X'),
    ...colours.flatMap(colour => Array.from({ length: coloured[colour] ?? 0 }, () => t(`clash.colour.${colour}`))),
  ]
  return formatList(generic > 0 || mana.length === 0 ? [String(generic), ...mana] : mana)
}

/** What a card costs and says, in sentences, for whoever hears it: "Costs 2, white and white. Flying." */
export function heardText(name: string): string {
  const card = cardNamed(name)
  if (card === undefined) return ''
  const cost = card.isLand ? '' : t('clash.read.cost', { cost: heardCost(card.manaCost) })
  // Costs within the text are letters, which nobody can guess from their sound.
  const text = cardText(card).replace(
    /(^|[^\p{L}\d])(\d*[WUBRG]+)(?!\p{L})/gu,
    (_, before: string, letters: string) => before + heardCost(costFrom(letters)),
  )
  return [cost, text].filter(one => one !== '').join(' ')
}

/** What one way to cast a card does. */
export function modeText(mode: Mode): string {
  return cardWords()?.modeWords(mode) ?? ''
}

export function abilityText(ability: ActivatedAbility): string {
  return cardWords()?.abilityWords(ability) ?? ''
}

export function keywordText(word: string): string {
  return cardWords()?.keywordWords(word as Keyword) ?? ''
}

/** “artifact creature”: what a card is. */
export function typeText(card: Card): string {
  const now = cardWords()
  return now === undefined ? '' : [...card.is, ...(card.types ?? [])].map(kind => now.kindWords(kind)).join(' · ')
}

/** “creature”: a kind of card. */
export function kindText(kind: string): string {
  return cardWords()?.kindWords(kind) ?? ''
}
