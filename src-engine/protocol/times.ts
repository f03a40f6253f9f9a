/** `times`: by the number of the action, in milliseconds since 1970. */
export interface TimesAnswer {
  readonly times: { readonly [action: string]: number }
}

/** `durations`: by game, how long one takes in this house (the median, in milliseconds) and by how many games. */
export interface DurationsAnswer {
  readonly durations: { readonly [game: string]: { readonly ms: number; readonly games: number } }
}
