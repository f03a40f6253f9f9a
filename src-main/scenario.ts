import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../src-engine/index.ts'
import { readScenario } from '../src-engine/scenario/file.ts'
import { runScenario } from '../src-engine/scenario/run.ts'

/**
 * `npm run --silent scenario -- FILE...`: a JSON line a file; exit code 0 only if all hold (SCENARIOS). A folder stands for
 * all the `.json` files in it and in its folders, by name.
 */
const files = process.argv.slice(2).flatMap(scenariosIn)
let allHold = true
for (const file of files) {
  const line = verdict(file)
  allHold &&= line['ok'] === true
  console.log(JSON.stringify(line))
}
if (files.length === 0) {
  console.error('Name scenario files, or folders of them: npm run --silent scenario -- FILE...')
  allHold = false
}
process.exitCode = allHold ? 0 : 1

/** A path that is no folder stands for itself, there or not: its line says what is wrong with it. */
function scenariosIn(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path]
  return readdirSync(path)
    .toSorted()
    .map(name => join(path, name))
    .flatMap(inside =>
      statSync(inside).isDirectory() ? scenariosIn(inside) : inside.endsWith('.json') ? [inside] : [],
    )
}

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
