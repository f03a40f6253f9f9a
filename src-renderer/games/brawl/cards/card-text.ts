import { faceOf, worth, type Card, type Face } from '../../../../src-engine/brawl/cards.ts'
import { t } from '../../../words/index.ts'

type Uncoloured = Exclude<Face['kind'], 'hit' | 'hit2' | 'block'> | 'wild'

/** A card without a colour by its kind, the Wild Block by its own. */
function uncoloured(card: Card): Uncoloured {
  return card === 'wild-block' ? 'wild' : (faceOf(card).kind as Uncoloured)
}

/** "red Hit-2", "Press": what a person calls the card. */
export function cardName(card: Card): string {
  const { kind, colour } = faceOf(card)
  if (colour === undefined) return t(`brawl.card.kind.${uncoloured(card)}`)
  return t('brawl.card.coloured', {
    colour: t(`brawl.card.colour.${colour}`),
    kind: t(`brawl.card.kind.${kind}`),
  })
}

/** "a red Hit-2", "a Press": the card as what somebody plays. */
export function oneCard(card: Card): string {
  const { kind, colour } = faceOf(card)
  if (colour === undefined) return t(`brawl.card.one.${uncoloured(card)}`)
  return t('brawl.card.one-coloured', {
    colour: t(`brawl.card.colour.${colour}`),
    kind: t(`brawl.card.kind.${kind}`),
  })
}

/** The line printed on the card, made from what it is, so that it cannot say one thing and do another. */
export function cardText(card: Card): string {
  const { kind, colour } = faceOf(card)
  if (colour === undefined) return t(`brawl.card.text.${uncoloured(card)}`)
  const said = t(`brawl.card.colour.${colour}`)
  if (kind === 'hit' || kind === 'hit2') return t(`brawl.card.text.${kind}`, { colour: said, worth: worth(card) })
  return t('brawl.card.text.block', { colour: said })
}
