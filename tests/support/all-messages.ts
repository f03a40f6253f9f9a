import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeRooms, type Room } from '../../src-renderer/words/rooms.ts'
import type { Language } from '../../src-renderer/words/languages.ts'
import { loadMessages, setLanguage, type MessagePart } from '../../src-renderer/words/translate.ts'

/** Every part a page may load: the files beside the folders of sentences, of which English has them all. */
export const messageParts = readdirSync(join(import.meta.dirname, '../../src-renderer/words/en'))
  .filter(name => name.endsWith('.ts') && name !== 'index.ts')
  .map(name => name.slice(0, -'.ts'.length) as MessagePart)

/**
 * Changes to a language with its messages for every page and game, of which a page loads only what it shows. The text of
 * Clash's cards comes with it: who asks for it later, as the tests of a file end, would have it fail for all files.
 */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([
    setLanguage(language),
    loadMessages(...messageParts),
    import(`../../src-renderer/words/${language}/clash-cards/text.ts`),
  ])
}

/** All messages of a language, of every part. */
export async function messagesOf(language: string): Promise<Room> {
  const loaded = await Promise.all(
    messageParts.map(
      part => import(`../../src-renderer/words/${language}/${part}.ts`) as Promise<{ readonly default: Room }>,
    ),
  )
  return loaded.map(one => one.default).reduce(mergeRooms, {})
}

/** Every message below a room with its whole key. */
export function sentences(room: Room, path = ''): (readonly [key: string, text: string])[] {
  return Object.entries(room).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : sentences(value, `${path}${key}.`),
  )
}

/** The rules pages of a language, as they are written, by the names of their files. */
export function prose(language: string): { readonly [page: string]: string } {
  const folder = join(import.meta.dirname, '../../src-renderer/words', language, 'rules')
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.md'))
      .map(file => [file.slice(0, -'.md'.length).replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
  )
}
