/** The steps of a turn, in order (RULES CLA-2). */
export const phases = [
  'upkeep',
  'draw',
  'main',
  'begin-combat',
  'attack',
  'block',
  'first-strike',
  'damage',
  'end-combat',
  'main-2',
  'end',
  'clean-up',
] as const
export type Phase = (typeof phases)[number]
