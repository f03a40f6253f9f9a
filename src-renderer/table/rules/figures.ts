import { h, type Component, type FunctionalComponent } from 'vue'

/** What stands between the sentences of a game's rules page, by its tag there. */
export type Figures = { readonly [tag: string]: Component }

/** Makes figures of a component: with the props given then, and with what the page says of it, attributes and words between tags. */
export const figure =
  <Props extends object>(shown: new (...args: never[]) => { readonly $props: Props }) =>
  (props: () => Partial<Props>): FunctionalComponent =>
  (said, { slots }) =>
    h(shown as Component, { ...props(), ...said }, slots)
