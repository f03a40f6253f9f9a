import type { Seat } from '../../core/game.ts'

/** How a bot chooses where more than one play makes sense. */
export const playingStyles = ['steady', 'bold', 'careful', 'sly'] as const
export type PlayingStyle = (typeof playingStyles)[number]

/** The names bots are given, by their style. */
const known: { readonly [T in PlayingStyle]: string } = {
  steady: 'Agnes Dunstan Horace Jonas Mungo Quill Tobias Winnie Ezra Linus',
  bold: 'Barnaby Fergus Kestrel Osric Rufus Zelda Cosmo Flint Jasper Greta',
  careful: 'Clover Effie Ivy Nell Posy Una Dorcas Isolde Maud Opal',
  sly: 'Gilda Lottie Sorrel Vesper Yorick Bramble Hobb Kitty Ned Piers',
}

/** A bot's playing style by its name. Names that are not listed have one too, and always the same. */
export function playingStyleOf(seat: Seat): PlayingStyle {
  const name = seat.replace(/\d+$/, '')
  const found = playingStyles.find(style => known[style].split(' ').includes(name))
  if (found !== undefined) return found
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return playingStyles[sum % playingStyles.length]!
}
