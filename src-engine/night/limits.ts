/** How much a night may hold; enough for a long evening of a full house. */
export const nightLimits = { people: 80, games: 20, rounds: 9, headStart: 5, breakMinutes: 90, changes: 60 } as const
