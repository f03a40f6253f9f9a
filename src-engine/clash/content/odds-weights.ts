/** Written by `npm run bench -- odds`: what each sign weighs (`odds.ts`). */
export const weights: { readonly [kind: string]: readonly number[] } = {
  duel: [1.601, 0.738, 0.591, 0.248, 1.267, 1.038, 1.568, 0.022, -0.007, -0.351, 0.414],
  'free-for-all': [1.047, 2.204, -0.283, 1.319, 0.787, 0.16, 1.875, -0.067, -0.049, 0.971, 0.382],
}
