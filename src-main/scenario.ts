import { readFileSync } from 'node:fs'
import { games } from '../src-engine/index.ts'
import { readScenario } from '../src-engine/scenario/file.ts'
import { runScenario } from '../src-engine/scenario/run.ts'

/** `npm run --silent scenario -- FILE...`: a JSON line a file; exit code 0 only if all hold (SCENARIOS). */
const files = process.argv.slice(2)
let allHold = true
for (const file of files) {
  const line = verdict(file)
  allHold &&= line['ok'] === true
  console.log(JSON.stringify(line))
}
if (files.length === 0) {
  console.error('Name one scenario file or more: npm run --silent scenario -- FILE...')
  allHold = false
}
process.exitCode = allHold ? 0 : 1

function verdict(file: string): { readonly [key: string]: unknown } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    return { file, ok: false, error: code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})` }
  }
  const read = readScenario(text)
  if (!read.ok) return { file, ok: false, error: read.error }
  try {
    const { match: _match, ...result } = { match: undefined, ...runScenario(games, read.scenario) }
    return { file, ...result }
  } catch (error) {
    return { file, ok: false, error: `the rules broke: ${error instanceof Error ? error.message : String(error)}` }
  }
}
