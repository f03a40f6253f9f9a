import type { Seat } from '../core/game.ts'

/** How somebody likes to play, where more than one play makes sense. */
export const tempers = ['steady', 'bold', 'careful', 'sly'] as const
export type Temper = (typeof tempers)[number]

/** The characters that go with the names bots carry in this house. */
const known: { readonly [T in Temper]: string } = {
  steady: 'Agnes Dunstan Horace Jonas Mungo Quill Tobias Winnie Ezra Linus',
  bold: 'Barnaby Fergus Kestrel Osric Rufus Zelda Cosmo Flint Jasper Greta',
  careful: 'Clover Effie Ivy Nell Posy Una Dorcas Isolde Maud Opal',
  sly: 'Gilda Lottie Sorrel Vesper Yorick Bramble Hobb Kitty Ned Piers',
}

/** A seat's temper by the name it carries; any other name has one too, and always the same. */
export function temperOf(seat: Seat): Temper {
  const name = seat.replace(/\d+$/, '')
  const found = tempers.find(temper => known[temper].split(' ').includes(name))
  if (found !== undefined) return found
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return tempers[sum % tempers.length]!
}
