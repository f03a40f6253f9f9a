/** Written by `npm run bench -- odds`: what each sign weighs (`odds.ts`). */
export const weights: { readonly [kind: string]: readonly number[] } = {
  'all-out-brawl': [1.405, 0.712, -0.394, -0.123, -1.342, 0.388, 0, 0, 0, 0.157, 0.013],
  'knock-out-whist': [0, 0, 0, -0.245, -1.323, 1.147, 0, 0.21, -0.858, 0.083, 0.1],
  'knockout-whist': [0, 0, 0, 0.039, -1.478, 0.86, 0, 0, 0, 0.483, 0.084],
}
