import { Odds } from './odds.ts'
import { Words } from './words.ts'

/**
 * What both ends know of what one of them said to the other so far: its words by number, and what came after what. Who
 * joins late knows nothing of it: then both begin anew.
 */
export class Speech {
  words = new Words()
  readonly odds: Odds

  /** `size`: of its odds. */
  constructor(size: number) {
    this.odds = new Odds(size)
  }

  begin(): void {
    this.words = new Words()
    this.odds.forget()
  }
}

/** What is said to everybody at a table of its game, to one viewer alone, and of the table itself. */
export const speechOf = {
  game: (): Speech => new Speech(14),
  own: (): Speech => new Speech(12),
  table: (): Speech => new Speech(12),
}
