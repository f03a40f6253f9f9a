/** What share of the games in which it was drawn a card won, in percent. */
export const playedRatings: { readonly [card: string]: number } = {}
