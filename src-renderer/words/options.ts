import type { OptionField } from '../../src-engine/core/options.ts'

/**
 * The words of a game's house rules, by the engine's own list of them: a rule or a choice without its words does not
 * compile. `help` says what it changes at the table.
 */
export type OptionWords<Fields extends readonly OptionField[]> = {
  readonly [Field in Fields[number] as Field['key']]: {
    readonly label: string
    readonly help: string
  } & (Field extends {
    readonly choices: readonly (infer Choice)[]
  }
    ? {
        readonly choices: {
          readonly [
            C in Choice as C extends { readonly value: infer V extends string | number | boolean } ? `${V}` : never
          ]: { readonly label: string; readonly help?: string }
        }
      }
    : object)
}

/** What every game has to say of itself before it is chosen. */
export interface GameWords {
  readonly title: string
  /** Its mood in a few words. */
  readonly tag: string
  /** One sentence for the lobby. */
  readonly summary: string
  /** How many it is best for: "5 to 10". */
  readonly best: string
}

/** What the engine refuses for every game alike, said once (`refusals`). */
type CommonRefusal = 'game-over' | 'not-seated' | 'not-your-turn' | 'unknown-action'

/** What every game has to say in its lobby and at its table. */
export interface GameRuleWords<Fields extends readonly OptionField[], Code extends string> {
  readonly options: OptionWords<Fields>
  /** Each of the game's own refusals, for the person who tried. */
  readonly refusals: { readonly [C in Exclude<Code, CommonRefusal>]: string }
}
