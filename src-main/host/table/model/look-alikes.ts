/** Letters of other alphabets, and signs, each with the Latin letter nobody can tell it from. */
const pairs =
  'АAВBЕEКKМMНHОOРPСCТTХXІIЈJЅSаaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwӏlΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvıiɑaɡgՕOօoսuհhոn'
const latin = new Map(Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[at * 2]!, pairs[at * 2 + 1]!]))
/** Within the Latin alphabet, in capitals and small letters as they stand. */
const strokes: { readonly [sign: string]: string } = { I: 'l', '1': 'l', '|': 'l', '0': 'O' }

/**
 * How a name looks: in small letters, and as it stands with what is one stroke told apart by nobody (I, l, 1). Two names
 * that share one of these are taken for each other.
 */
export function looks(name: string): readonly string[] {
  const plain = [...name.normalize('NFKC')].map(letter => latin.get(letter) ?? letter)
  const stroked = plain.map(letter => strokes[letter] ?? letter)
  return [
    `read ${plain.join('').toLowerCase()}`,
    `seen ${stroked.join('').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')}`,
  ]
}

/** How all of them look. */
export function looksOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap(looks))
}
