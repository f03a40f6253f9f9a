/**
 * The letters of a language that the files of the two typefaces lack, as two more files:
 *
 *     npm install --no-save subset-font @fontsource-variable/grenze-gotisch @fontsource-variable/atkinson-hyperlegible-next
 *     npx tsx resources/fonts/letters.ts pl ąćęłńśźż
 *
 * It prints the rules for `src-renderer/design/base.css`. Capitals come by themselves.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const fonts = [
  { file: 'grenze-gotisch', family: 'Grenze Gotisch Variable', weights: [430, 700] },
  { file: 'atkinson-hyperlegible-next', family: 'Atkinson Hyperlegible Next Variable', weights: [430, 800] },
] as const
const features = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum']

const [language = '', small = ''] = process.argv.slice(2)
if (small === '') throw new Error('Name the language and its letters: letters.ts pl ąćęłńśźż')
const letters = [...new Set([...small.toLowerCase(), ...small.toUpperCase()])].toSorted()
const range = letters.map(letter => `U+${letter.codePointAt(0)!.toString(16)}`).join(', ')

for (const { file, family, weights } of fonts) {
  const folder = join('node_modules', '@fontsource-variable', file, 'files')
  const source = await readFile(join(folder, `${file}-latin-ext-wght-normal.woff2`))
  const [min, max] = weights
  const made = await subsetFont(source, letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: features,
  })
  const name = `${file}-${language}.woff2`
  await writeFile(join(import.meta.dirname, name), made)
  console.log(`@font-face {
  font-family: '${family}';
  src: url('../../resources/fonts/${name}') format('woff2');
  font-weight: ${min} ${max};
  font-display: swap;
  unicode-range: ${range};
}`)
}
