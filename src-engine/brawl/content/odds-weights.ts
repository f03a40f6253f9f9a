/** Written by `npm run bench -- odds`: what each sign weighs (`odds.ts`). */
export const weights: { readonly [kind: string]: readonly number[] } = {
  duel: [-0.026, -1.013, 1.027, 3.026, 2.683, 0],
  'round-robin': [0.431, 0.061, 1.43, 2.721, 1.997, 0],
  'tag-team': [0.397, 2.927, 0.928, 0.827, -3.253, 0],
}
