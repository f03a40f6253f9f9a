import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from '@stryker-mutator/api/core'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { isRule } from './rooms.ts'

/** Stryker's mutators of operators, conditions and boundaries. Of the literals, only a `!` that is taken away. */
const wanted = ['Arithmetic', 'Equality', 'Logical', 'Unary', 'Update', 'Assignment'].map(name => `${name}Operator`)
wanted.push('ConditionalExpression', 'BooleanLiteral')

/** The others, which Stryker is told to leave out. */
export const unwanted = [
  'ArrayDeclaration',
  'ArrowFunction',
  'BlockStatement',
  'MethodExpression',
  'ObjectLiteral',
  'OptionalChaining',
  'Regex',
  'StringLiteral',
]

export const root = join(import.meta.dirname, '../..')

/** The files of a room's rules, below the root. */
export function rulesOf(room: string): string[] {
  const folder = join('src-engine', room)
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isRule)
    .map(path => join(folder, path))
    .toSorted()
}

/** One mutant's name, the same in each run: its file, its place and what stands there instead. `drawn.mjs` says it too. */
function nameOf({ fileName, location, replacement }: Mutant): string {
  return JSON.stringify([fileName, location, replacement])
}

/** The names of `count` mutants of these files, and how many there are; the same seed draws the same of the same code. */
export async function draw(
  files: readonly string[],
  count: number,
  seed: string,
): Promise<{ names: string[]; of: number }> {
  const sources = files.map(name => ({ name: join(root, name), content: readFileSync(join(root, name), 'utf8') }))
  const quiet = () => undefined
  const log = { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet }
  const no = () => false
  const asked = { isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no }
  const stryker = new Instrumenter({ ...log, ...asked, isErrorEnabled: no, isFatalEnabled: no })
  const { mutants } = await stryker.instrument(
    sources.map(source => ({ ...source, mutate: true })),
    { plugins: null, excludedMutations: unwanted, ignorers: [] },
  )
  const text = new Map(sources.map(({ name, content }) => [name, content.split('\n')]))
  const ours = mutants.filter(({ mutatorName, fileName, location: { start } }) => {
    if (!wanted.includes(mutatorName)) return false
    return mutatorName !== 'BooleanLiteral' || text.get(fileName)![start.line]![start.column] === '!'
  })
  const drawn = ours
    .map(nameOf)
    .map(name => ({
      name,
      lot: createHash('sha256')
        .update(`${seed} ${name.replace(root, '')}`)
        .digest('hex'),
    }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
  return { names: drawn.slice(0, count).map(({ name }) => name), of: ours.length }
}
