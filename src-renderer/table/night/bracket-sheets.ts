import type { MatchShown, RoundShown } from './use-tournament.ts'

/** How wide a text in the sheet's letters is at a size of one: both are in the same unit. */
export type Measure = (text: string) => number

/** A sheet of paper with some rounds of a bracket: its sides below each other, each with its rounds beside each other. */
export interface BracketSheet {
  /** Of its letters, in points. */
  readonly size: number
  readonly sides: readonly (readonly RoundShown[])[]
}

/** An A4 page upright within the margins of `print.css`, in points; the height is less its heading. */
const page = { width: 526, height: 742 } as const
/** Letters in points: none smaller, and none larger than is of use. */
const letters = { least: 7, most: 12, step: 0.5 } as const
/** In ems, as `BracketPaper.vue` has them: between columns and sides, around a match and its names, what a line takes. */
const room = { columns: 0.8, sides: 1.5, match: 0.9, name: 0.8, score: 1.2, line: 1.25, heading: 0.5 } as const
/** A printer's letters are not quite as broad as those that were measured. */
const spare = 1.03

/** Whoever stands by themselves on paper has a bye. */
export function namesOnPaper({ by, sides }: MatchShown): MatchShown['sides'] {
  return by === 'bye' ? sides.filter(one => one.name !== undefined) : sides
}

/**
 * A bracket on paper, every name and round of it: on one sheet if letters that can be read let it, else on as few as will
 * do, cut between its sides, between rounds, and a round that is too high into equal parts. Each in the largest letters
 * that fit. `lines`: what a name's lines may be broken into, `measure` how wide that is.
 */
export function bracketSheets(
  rounds: readonly RoundShown[],
  pieces: (name: string) => readonly string[],
  measure: Measure,
): readonly BracketSheet[] {
  const widths = new Map<string, readonly number[]>()
  const widthsOf = (name: string): readonly number[] => {
    const known = widths.get(name) ?? pieces(name).map(one => measure(one) * spare)
    widths.set(name, known)
    return known
  }
  /** Where nobody stands yet, somebody will be written in by hand. */
  const widthsOfName = (name: string | undefined): readonly number[] => (name === undefined ? [7] : widthsOf(name))
  const fits = (sides: BracketSheet['sides'], size: number): boolean => {
    const columns = Math.max(...sides.map(side => side.length))
    const column = page.width / size / columns - room.columns
    const heights = sides.flatMap(side => side.map(round => heightOf(round, column)))
    let at = 0
    const needed = sides.map(side => Math.max(...heights.slice(at, (at += side.length))))
    return needed.reduce((sum, one) => sum + one, (sides.length - 1) * room.sides) * size <= page.height
  }
  /** In ems; without end where a word is too long for its column. */
  const heightOf = ({ title, matches }: RoundShown, column: number): number => {
    const heading = linesIn(widthsOf(title), column) * room.line + room.heading
    return matches.reduce((sum, match) => {
      const names = namesOnPaper(match).map(one => linesIn(widthsOfName(one.name), column - room.name - room.score))
      const note =
        match.note === undefined || match.by === 'bye' ? 0 : linesIn(widthsOf(match.note), column - room.name)
      return sum + (names.reduce((all, one) => all + one, note) * room.line + room.match)
    }, heading)
  }
  const sheet = (sides: BracketSheet['sides']): BracketSheet => {
    let size: number = letters.most
    while (size > letters.least && !fits(sides, size)) size -= letters.step
    return { size, sides }
  }
  const both = [rounds.filter(one => one.part !== 'losers'), rounds.filter(one => one.part === 'losers')].filter(
    side => side.length > 0,
  )
  if (fits(both, letters.least)) return [sheet(both)]
  return both.flatMap(side => fewest(side, some => fits([some], letters.least)).map(some => sheet([some])))
}

/** Rounds in as few parts as will do: after how many of them to cut, and into how many parts those. */
function fewest(
  rounds: readonly RoundShown[],
  fits: (rounds: readonly RoundShown[]) => boolean,
): readonly (readonly RoundShown[])[] {
  const best: (readonly (readonly RoundShown[])[])[] = []
  for (let from = rounds.length - 1; from >= 0; from--) {
    for (let to = rounds.length; to > from; to--) {
      const parts = partsOf(rounds.slice(from, to), fits, to === from + 1)
      const after = to === rounds.length ? [] : best[to]!
      if (parts === undefined) continue
      const known = best[from]
      if (known === undefined || parts.length + after.length < known.length) best[from] = [...parts, ...after]
    }
  }
  return best[0]!
}

/** The rounds cut from top to bottom into as few parts as fit; `alone`: one round, which has to fit somehow. */
function partsOf(
  rounds: readonly RoundShown[],
  fits: (rounds: readonly RoundShown[]) => boolean,
  alone: boolean,
): readonly (readonly RoundShown[])[] | undefined {
  const least = Math.min(...rounds.map(one => one.matches.length))
  for (let count = 1; count <= least; count++) {
    // A part holds whole branches: each round has as many of its matches in it as the last one lets it have.
    if (rounds.some(one => one.matches.length % count > 0) && count < least) continue
    const parts = Array.from({ length: count }, (_, part) =>
      rounds.map(round => {
        const cut = (at: number): number => Math.floor((round.matches.length * at) / count)
        return { ...round, key: `${round.key} ${part}`, matches: round.matches.slice(cut(part), cut(part + 1)) }
      }),
    )
    if (parts.every(fits) || (alone && count === least)) return parts
  }
  return undefined
}

/** How many lines pieces of these widths take, one after another; without end where one of them is too wide. */
function linesIn(widths: readonly number[], room: number): number {
  let [lines, left] = [1, room]
  for (const width of widths) {
    if (width > room) return Infinity
    if (width > left) [lines, left] = [lines + 1, room]
    left -= width
  }
  return lines
}
