// The faces a person can take. `robot-antennas` is the bots' own.
export const avatarNames = [
  'fox',
  'bear-face',
  'owl',
  'raven',
  'boar',
  'hedgehog',
  'octopus',
  'cat',
  'badger',
  'rooster',
  'goat',
  'bull',
  'frog',
  'wolf-head',
  'lion',
  'snail',
  'penguin',
  'crab',
  'pig',
  'swan',
  'bee',
  'squirrel',
  'turtle',
  'unicorn',
  'dragon-head',
  'duck',
  'mouse',
] as const
export const botAvatar = 'robot-antennas'

/** Up to two letters for a person without a picture. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return (
    letters
      .map(word => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  )
}
