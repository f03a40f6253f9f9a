import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messagesOf, sentences } from '../support/all-messages.ts'

const root = join(import.meta.dirname, '../..')
const sources = ['src-engine', 'src-main', 'src-renderer'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file).replaceAll('\\', '/'))
    .filter(file => /\.(ts|vue)$/.test(file) && !/^src-renderer\/words\/[a-z]{2}\//.test(file))
    .map(file => readFileSync(join(root, file), 'utf8')),
)

/** Every quoted word of the code: a key as it stands, or a code that is translated. */
const quoted = new Set(sources.flatMap(text => [...text.matchAll(/['"]([\w.-]+)['"]/g)].map(([, word]) => word!)))
/** Templates such as `whist.seat.${status}`: each blank stands for one name of the key, or a part of it. */
const templates = sources
  .flatMap(text => [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(([, template]) => template!))
  .map(template => template.split(/\$\{[^}]*(?:\{[^}]*\}[^}]*)*\}/))
  .filter(parts => /^[a-zA-Z]+[.-]/.test(parts[0]!))
  .map(parts => new RegExp(`^${parts.map(part => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')).join('[^.]*')}$`))
const named = (word: string): boolean => quoted.has(word) || templates.some(template => template.test(word))

/** Rooms of codes, which engine or host name without the room, and with `kind` as a param where there are several kinds. */
const ofCodes =
  /^(notices|doctor\.(host|app|page|does)|refusals|problems|night\.refusals|houseMove\.(refusals|why)|houseCopy\.refusals|endings\.gone|endings\.bye|games\.[^.]+\.(refusals|problems))\./
/** The words of house rules and choices go by the engine's own lists of them, and the compiler holds them to these. */
const ofOptions = /^games\.[^.]+\.(options\.|title$|tag$|summary$|best$)|^howTo\./

/** An event's sentence by its own name is told by the event's entry in the story of its game (`table/story`). */
function isTold(key: string): boolean {
  const [, game, type] = /^([a-z]+)\.caption\.([\w-]+)$/.exec(key) ?? []
  const path = join(root, 'src-renderer/games', game ?? '', 'story.ts')
  if (type === undefined || !existsSync(path)) return false
  return new RegExp(`^  '?${type}'?: \\{`, 'm').test(readFileSync(path, 'utf8'))
}

function isNamed(key: string): boolean {
  if (named(key) || ofOptions.test(key) || isTold(key)) return true
  if (!ofCodes.test(key)) return false
  const code = key.split('.').at(-1)!
  const dashes = [...code.matchAll(/-/g)].map(({ index }) => index)
  return named(code) || dashes.some(at => quoted.has(code.slice(0, at)) && quoted.has(code.slice(at + 1)))
}

test('every message is asked for by some code', async () => {
  const dead = sentences(await messagesOf('en'))
    .map(([key]) => key)
    .filter(key => !isNamed(key))
  expect(dead).toEqual([])
})

test('whatever the host tells its owner of has a sentence on the start page', async () => {
  const warned = sources.flatMap(text => [...text.matchAll(/\bwarn\([^)]*code: '([\w-]+)'/g)].map(([, code]) => code!))
  expect(warned.length).toBeGreaterThan(8)
  const said = new Set(sentences(await messagesOf('en')).map(([key]) => key))
  expect([...new Set(warned)].filter(code => !said.has(`notices.${code}`))).toEqual([])
})
