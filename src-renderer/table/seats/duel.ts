/** Whether two play against each other: that is a duel, and needs no name of a format. */
export const isDuel = (format: unknown, seats: number): boolean => format === 'free-for-all' && seats === 2
