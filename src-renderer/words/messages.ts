import type { English } from './en/index.ts'

/** What another language's file must hold: English's keys, no more and no fewer, whatever the sentence. */
export type Translation<Room> = {
  readonly [Name in keyof Room]: Room[Name] extends string ? string : Translation<Room[Name]>
}

type Paths<Room> = {
  [Name in keyof Room & string]: Room[Name] extends string ? Name : `${Name}.${Paths<Room[Name]>}`
}[keyof Room & string]
type At<Room, Path> = Path extends keyof Room
  ? Room[Path]
  : Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Room
      ? At<Room[Name], Rest>
      : never
    : never

/** Everything that can be said: `whist.caption.trick`, `refusals.paused`. */
export type Key = Paths<English>

type Blank<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Blank<Rest> : never
/** A text of several forms (`one | many`) is chosen by the number `n`; `{count}` is that number as a word. */
type Counted<Text> = Text extends `${string} | ${string}` ? 'n' : never
type Names<Text> =
  | Exclude<Blank<Text>, 'count'>
  | (Blank<Text> extends infer B ? (B extends 'count' ? 'n' : never) : never)
  | Counted<Text>

/** What fills the blanks of a sentence, by the names it has in English. */
export type Blanks<K extends Key> = {
  readonly [Name in Names<At<English, K>>]: Name extends 'n' ? number : string | number
}
