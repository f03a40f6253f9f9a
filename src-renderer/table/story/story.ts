import type { Seat } from '../../../src-engine/core/game.ts'
import type { SoundName } from '../../design/index.ts'
import { formatList, translateKey, type Key } from '../../words/index.ts'
import type { Blanks } from '../../words/messages.ts'
import type { Names } from '../contract.ts'

type AnyEvent = { readonly type: string }
/** How a field of events is said. */
type Kind = (value: never, names: Names) => string
/** The fields of a game's events that are said otherwise than they stand, each by what it is: a seat, seats, a card. */
export type Kinds = { readonly [field: string]: Kind }

export const seat = (one: Seat, names: Names): string => names(one)
export const seats = (all: readonly Seat[], names: Names): string => formatList(all.map(names))

/** The event of one type among a game's. */
type Of<Event, Type> = Event extends { readonly type: infer Types }
  ? Type extends Types
    ? Event & { readonly type: Type }
    : never
  : never

/** An event to be put into a sentence: its fields as their kinds say them, and as `who` whose it is (its `seat`, or `by`). */
export type Told<Event, K> = {
  readonly [Field in keyof Event as string extends Field ? never : Field]: Field extends keyof K ? string : Event[Field]
} & (Event extends { readonly seat: unknown } | { readonly by: unknown } ? { readonly who: string } : unknown)

/** Whether the game has a sentence of the event's own name whose blanks the event fills by itself. */
type IsPlain<
  Game extends string,
  Event extends AnyEvent,
  K,
> = `${Game}.caption.${Event['type']}` extends infer Name extends Key
  ? keyof Blanks<Name> extends keyof Told<Event, K>
    ? true
    : false
  : false

/** In words: the event as it is told, as it came, and who is called what. '' says nothing. */
type InWords<Event, K, Text = string> = (told: Told<Event, K>, event: Event, names: Names) => Text

/** What becomes of an event. */
interface Columns<View, Event, K> {
  /** Its sentence, for log, TV and ears; left out it is the game's `caption` of the event's own name. */
  readonly log?: InWords<Event, K>
  /** What the TV says in fewer words, as its picture shows the rest. */
  readonly tv?: InWords<Event, K, string | undefined>
  /** Its sentence while it is shown once more and slower, where more is worth a line. */
  readonly again?: InWords<Event, K>
  /** What is called out as the table is set. */
  readonly call?: InWords<Event, K>
  /** What is heard; `silence`: nothing of all that happens in the same moment. */
  readonly sound?: SoundName | 'silence' | ((event: Event) => SoundName | undefined)
  /** It stands large on the TV for a while. */
  readonly isNews?: true
  /** The view once it is told. `after`: the view once all is that came with it. */
  readonly shows?: (view: View, event: Event, after: View) => View
}
type Entry<Game extends string, View, Event extends AnyEvent, K> = Columns<View, Event, K> &
  (IsPlain<Game, Event, K> extends true ? unknown : { readonly log: InWords<Event, K> })
type AnyEntry = Columns<unknown, never, never>

/** From each type of a game's events to what becomes of it. */
export type Entries<Game extends string, Event extends AnyEvent, K extends Kinds, View = unknown> = {
  readonly [T in Event['type']]: Entry<Game, View, Of<Event, T>, K>
}

/** Says nothing: for what everybody sees. */
export const unsaid = (): string => ''

/** Reads a game's story. `game`: the part of the words where its `caption` is. */
export function tell<Game extends string, Event extends AnyEvent, K extends Kinds, View>(
  game: Game,
  kinds: K,
  entries: Entries<Game, Event, K, View>,
) {
  const entryOf = (event: Event): AnyEntry =>
    (entries as { readonly [type: string]: AnyEntry | undefined })[event.type] ?? {}
  function inWords(event: Event, names: Names): never {
    const words: { [field: string]: unknown } = { ...event }
    for (const [field, kind] of Object.entries(kinds))
      if (words[field] !== undefined) words[field] = kind(words[field] as never, names)
    return { ...words, who: words['seat'] ?? words['by'] } as never
  }
  /** What a column says; undefined where it is empty. */
  const said = (column: 'log' | 'tv' | 'again' | 'call', event: Event, names: Names): string | undefined =>
    entryOf(event)[column]?.(inWords(event, names), event as never, names)
  return {
    /** One sentence for what happened: the log, the TV and screen readers say it alike where no other column says it. */
    caption: (event: Event, names: Names, where: 'log' | 'tv' | 'again' = 'log'): string =>
      said(where, event, names) ??
      said('log', event, names) ??
      translateKey(`${game}.caption.${event.type}`, inWords(event, names)),
    said,
    /** What is heard of the events of one moment: each sound once, even if several events have it. */
    soundsOf(events: readonly Event[]): readonly SoundName[] {
      const sounds = events.flatMap(event => {
        const { sound } = entryOf(event)
        return (typeof sound === 'function' ? sound(event as never) : sound) ?? []
      })
      return [...new Set(sounds)].filter(sound => sound !== 'silence' && !sounds.includes('silence')) as SoundName[]
    },
    /** The view after one more event was told. */
    shows: (view: View, event: Event, after: View): View =>
      (entryOf(event).shows?.(view, event as never, after) as View | undefined) ?? view,
  }
}
