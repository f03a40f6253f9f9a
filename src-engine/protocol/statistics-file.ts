/** `statistics-export`: the file. `{ all: true }` asks for everybody's (only at the host's machine). */
export type StatisticsFile = {
  readonly format: 'knockabout-statistics'
  readonly version: 1
  /** Whose file it is: on import these results become the importer's. */
  readonly player: string
  readonly results: readonly {
    readonly record: string
    readonly player: string
    readonly name: string
    readonly game: string
    readonly players: number
    readonly seat: string
    readonly place: number
    readonly won: boolean
    readonly drawn: boolean
    readonly tallies: { readonly [what: string]: number }
    readonly at: number
    /** A seat of the same game. */
    readonly knockedOutBy?: string
  }[]
}
/** `statistics-import` `{ file }`: a file larger than one message goes in slices of its `results`; twice the same counts once. */
export interface ImportAnswer {
  readonly added: number
}
