/** Milliseconds a bot of each level takes to react; a card takes it two, to draw it and to play it. */
export const reactionMs = { easy: 1500, normal: 750, hard: 500, master: 380 } as const
