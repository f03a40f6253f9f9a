// Takes single pictures out of the game-icons set, so that the set as a whole is never shipped.
// Run: npx tsx resources/icons/take.ts avatars|pictures|clash NAME…      (names: game-icons.net, CC BY 3.0)
// Then: npx svgo --multipass --precision 0 resources/icons/FOLDER/NAME.svg      (half the size, and nothing seen of it)
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}
const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet
const [folder, ...names] = process.argv.slice(2)
const folders = ['avatars', 'pictures', 'clash']
if (folder === undefined || !folders.includes(folder) || names.length === 0) {
  console.error(`take.ts: say one of ${folders.join(', ')}, then one name or more`)
  process.exit(1)
}
for (const name of names) {
  const icon = set.icons[name]
  if (!icon) {
    console.error(`take.ts: there is no picture called ${name}`)
    process.exitCode = 1
    continue
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" aria-hidden="true">${icon.body}</svg>\n`
  writeFileSync(join(import.meta.dirname, folder, `${name}.svg`), svg)
}
