import type { Card, Effect, EffectKind } from './card.ts'

type Of<Kind extends EffectKind> = Extract<Effect, { readonly do: Kind }>

/** The first effect of a kind that a card has anywhere. */
export function effectOf<Kind extends EffectKind>(card: Card | undefined, kind: Kind): Of<Kind> | undefined {
  const { spell, modes = [], triggers = [], abilities = [] } = card ?? {}
  const lists = [...(spell === undefined ? [] : [spell]), ...modes, ...triggers, ...abilities]
  return lists.flatMap(list => list.effects).find((effect): effect is Of<Kind> => effect.do === kind)
}

/** An effect, and those that a vote, an offer or a delay holds. */
export function withNested(effect: Effect): readonly Effect[] {
  const held = (): readonly Effect[] => {
    switch (effect.do) {
      case 'vote':
        return effect.ways.flat()
      case 'offer':
        return [...effect.taken, ...(effect.refused ?? [])]
      case 'elect':
      case 'later':
        return effect.effects
      default:
        return []
    }
  }
  return [effect, ...held()]
}
