const vowels = 'aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýаеёиоуыэюяєіїαεηιουωάέήίόύώ'
const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter)
const isConsonant = (letter: string | undefined): boolean =>
  letter !== undefined && /\p{L}/u.test(letter) && !isVowel(letter)
/** Two consonants that stay together. */
const pairs = ['ch', 'ph', 'sh', 'th', 'ck', 'st', 'qu']
/** Cyrillic letters are so much broader that words are too long with fewer of them. */
const broader = (word: string): number => (/\p{Script=Cyrillic}/u.test(word) ? 2 : 0)
const softHyphen = '\u00AD'

/**
 * The name with soft hyphens in its words of `shortest` letters and more, so that a narrow place breaks them between
 * syllables and shows that it did.
 */
export function breakable(name: string, shortest = 12): string {
  return name.replaceAll(/\p{L}+/gu, word => ([...word].length < shortest - broader(word) ? word : inSyllables(word)))
}

/** A syllable begins with the last consonant, or pair of them, before a vowel; no piece is shorter than two letters. */
function inSyllables(word: string): string {
  const letters = [...word]
  const low = letters.map(letter => letter.toLowerCase())
  let made = ''
  let heard = false
  for (const [at, letter] of letters.entries()) {
    const isPair = pairs.includes(`${low[at]}${low[at + 1]}`)
    const begins = isConsonant(low[at]) && isVowel(low[at + (isPair && low[at] !== 'q' ? 2 : 1)])
    const cutsPair = pairs.includes(`${low[at - 1]}${low[at]}`)
    if (heard && begins && !cutsPair && at >= 2 && at + 2 < letters.length) made += softHyphen
    heard ||= isVowel(low[at])
    made += letter
  }
  return made
}
