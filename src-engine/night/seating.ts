/** How much a night may hold; enough for a long evening of a full house. */
export const nightLimits = { people: 80, games: 20, rounds: 9, headStart: 5, breakMinutes: 90, changes: 60 } as const

/**
 * Who sits at which table: at one, or at as few as hold everybody, whose numbers differ by one at most. `people` stand in
 * the order of the standings and are laid out to and fro, so that each table has some from the top and some from below.
 * `fits`: whether a table can be set up for so many people. Nothing where no division will do.
 */
export function seating(people: readonly string[], fits: (count: number) => boolean): string[][] | undefined {
  for (let tables = 1; tables <= people.length; tables++) {
    const least = Math.floor(people.length / tables)
    if (!fits(least) || (people.length % tables > 0 && !fits(least + 1))) continue
    const seats: string[][] = Array.from({ length: tables }, () => [])
    for (const [at, person] of people.entries()) {
      const across = at % tables
      seats[Math.floor(at / tables) % 2 === 0 ? across : tables - 1 - across]!.push(person)
    }
    return seats
  }
  return undefined
}
