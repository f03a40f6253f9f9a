import words from '../../src-renderer/words/en/first.ts'

const games: { readonly [game: string]: { readonly refusals: { readonly [code: string]: string } } } = words.games

/** What a game of the register refuses with: what its words have a sentence for, which the compiler holds to its codes. */
export function refusalCodesOf(game: string): readonly string[] | undefined {
  return games[game] && Object.keys(games[game].refusals)
}
