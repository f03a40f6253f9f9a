import { isMessageAST } from '@intlify/core-base'

/** Sentences by what they are asked for. */
export type Room = { readonly [key: string]: string | Room }

/**
 * The rooms of a language, each called by its file: `whist-lesson.ts` is `whistLesson`. What lies in `games/` is no room
 * of its own: all of it is `games`, by the ids of the games.
 */
export function roomsOf(files: { readonly [path: string]: unknown }): Room {
  const rooms: { [room: string]: Room } = {}
  for (const [path, sentences] of Object.entries(files)) {
    const [file = '', folder] = path.replace(/\.ts$/, '').split('/').toReversed()
    const name = folder === 'games' ? folder : file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    rooms[name] = mergeRooms(rooms[name], sentences as Room)
  }
  return rooms
}

/** A sentence that was compiled as the app was built is an object too, and whole. */
const isRoom = (value: string | Room | undefined): value is Room => typeof value === 'object' && !isMessageAST(value)

/** The sentences of both: a game has some that are loaded before it is chosen, and some with it; a part may come twice. */
export function mergeRooms(one: Room | undefined, other: Room): Room {
  const merged: { [key: string]: string | Room } = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key]
    merged[key] = isRoom(value) && isRoom(before) ? mergeRooms(before, value) : value
  }
  return merged
}
