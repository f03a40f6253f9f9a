import type { Seat } from '../../../../src-engine/core/game.ts'
import { isInherited } from '../../../../src-engine/core/json.ts'
import { looks, looksOf } from './look-alikes.ts'

/**
 * “Ann”, and for the next one “Ann 2”: names as shown never repeat at a table, whatever their case, nor do two of them look
 * alike.
 */
export function shownName(wanted: string, taken: readonly string[]): string {
  return nameBeside(wanted, looksOf(taken))
}

/** The same where the looks of the names that are taken are at hand already. */
export function nameBeside(wanted: string, used: ReadonlySet<string>): string {
  const isFree = (name: string): boolean => looks(name).every(look => !used.has(look))
  if (isFree(wanted)) return wanted
  for (let count = 2; ; count++) {
    const name = `${wanted} ${count}`
    if (isFree(name)) return name
  }
}

/**
 * A seat's id from a name: letters and digits, unique at its table, never “table” nor the id of an open place, and no
 * word that every object answers to (`constructor`): seats are keys.
 */
export function seatFrom(name: string, taken: readonly Seat[]): Seat {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 20)
  const taboo = plain === '' || isInherited(plain) || /^(table|place\d*|bots|\d+)$/i.test(plain)
  const base = taboo ? `Seat${plain}` : plain
  const used = new Set(taken.map(seat => seat.toLowerCase()))
  for (let count = 1; ; count++) {
    const seat = count === 1 ? base : `${base}${count}`
    if (!used.has(seat.toLowerCase())) return seat
  }
}

/** Who bots are when nobody else is: short, easy to read across a room, easy to say. */
export const botNames = [
  'Agnes',
  'Barnaby',
  'Clover',
  'Dunstan',
  'Effie',
  'Fergus',
  'Gilda',
  'Horace',
  'Ivy',
  'Jonas',
  'Kestrel',
  'Lottie',
  'Mungo',
  'Nell',
  'Osric',
  'Posy',
  'Quill',
  'Rufus',
  'Sorrel',
  'Tobias',
  'Una',
  'Vesper',
  'Winnie',
  'Yorick',
  'Zelda',
  'Bramble',
  'Cosmo',
  'Dorcas',
  'Ezra',
  'Flint',
  'Greta',
  'Hobb',
  'Isolde',
  'Jasper',
  'Kitty',
  'Linus',
  'Maud',
  'Ned',
  'Opal',
  'Piers',
] as const

/** A name no one at the table carries; `turn` varies the choice from table to table. */
export function botName(taken: readonly string[], turn: number): string {
  const used = looksOf(taken)
  for (let i = 0; i < botNames.length; i++) {
    const name = botNames[(turn + i) % botNames.length]!
    if (looks(name).every(look => !used.has(look))) return name
  }
  return shownName('Bot', taken)
}
