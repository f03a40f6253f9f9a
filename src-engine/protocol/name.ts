import { limits } from './version.ts'

/** Pictures made of several with joiners (a family, a profession), and the flags that are spelled in tags. */
const pictures =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*)+|\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}/gu
/** Scripts in which a joiner, or what parts two letters, is part of how a word is written: Persian, Hindi, Bengali … */
const joining =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200C\u200D](?=[\p{L}\p{M}])/gu
/** What looks whole, and what joins within it, is set aside by private signs while the unseen goes. */
const kept = /\u200C|\u200D|[\u{E0061}-\u{E007A}\u{E007F}]/gu
const asideFrom = 0xf_0000
const aside = (text: string): string =>
  text.replace(kept, sign => String.fromCodePoint(asideFrom + (sign.codePointAt(0)! % 0x1_0000)))
const back = (text: string): string =>
  text.replace(/[\u{F0061}-\u{F007A}\u{F007F}\u{F200C}\u{F200D}]/gu, sign => {
    const low = sign.codePointAt(0)! - asideFrom
    return String.fromCodePoint(low < 0x100 ? 0xe_0000 + low : low)
  })

/** Characters nobody can see or that turn text round, and halves of characters: they would let one name pass for another. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}/gu
/** A sign that chooses how the one before it looks, after nothing that has two looks. */
const lonelyStyle = /(?<![\p{Extended_Pictographic}\d#*])[\uFE0E\uFE0F]+/gu
/** Marks above, below and around a letter: three are as many as any language puts there; more make towers. */
const tower = /((?:\p{Mn}|\p{Me}){3})(?:\p{Mn}|\p{Me})+/gu
/** A mark with no letter to stand on. */
const baseless = /(^|\s)\p{M}+/gu

/**
 * A name as shown: trimmed, spaces folded, unseen characters gone but for the joiners a word or a picture is written with,
 * no more than three marks on a letter. Markup stays what it is, text. Empty if nothing is left that shows.
 */
export function tidyName(raw: string): string {
  const set = raw
    .normalize('NFC')
    .replace(/[\u{F0000}-\u{FFFFD}]/gu, '')
    .replace(pictures, aside)
    .replace(joining, aside)
  const seen = set.replace(unseen, '').replace(lonelyStyle, '').replace(tower, '$1')
  // The empty pattern of Braille is a space that calls itself a sign.
  const spaced = seen.replace(/[\s\u2800]+/g, ' ').replace(baseless, '$1')
  return back(spaced).trim()
}

/** The code of why nobody can be called so; nothing where they can. Takes a tidied name. */
export function nameProblem(name: string): string | undefined {
  // What the font of no device has is a box at best.
  if (/^[\s\p{Co}\p{M}]*$/u.test(name)) return 'no-name'
  if ([...name].length > limits.nameLength) return 'long-name'
  return undefined
}
