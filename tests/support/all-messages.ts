import { mergeRooms, type Room } from '../../src-renderer/words/rooms.ts'
import type { Language } from '../../src-renderer/words/languages.ts'
import { loadMessages, setLanguage, type MessagePart } from '../../src-renderer/words/translate.ts'

const parts: { readonly [P in MessagePart]: true } = {
  start: true,
  table: true,
  pages: true,
  doctor: true,
  tv: true,
  whist: true,
  'whist-learn': true,
  brawl: true,
  'brawl-learn': true,
  clash: true,
  'clash-learn': true,
  referee: true,
}
export const messageParts = Object.keys(parts) as MessagePart[]

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
