/** What those who look on may call out, each with its picture. On the wire it is something pointed at: `{ cheer: 'drum' }`. */
export const cheers = {
  bravo: 'trophy',
  beer: 'beer-stein',
  fist: 'fist',
  dog: 'sitting-dog',
} as const
export type Cheer = keyof typeof cheers

export function isCheer(value: unknown): value is Cheer {
  return typeof value === 'string' && Object.hasOwn(cheers, value)
}
