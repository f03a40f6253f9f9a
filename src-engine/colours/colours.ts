/** The five colours that decks of creature duels are built from, in their usual order. */
export const colours = ['white', 'blue', 'black', 'red', 'green'] as const
export type Colour = (typeof colours)[number]
