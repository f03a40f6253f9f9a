import { watch } from 'vue'
import { limits } from '../../../src-engine/protocol/version.ts'
import { announce, announced, hearingMs, preferences } from '../../design/index.ts'
import { formatList, t } from '../../words/index.ts'
import type { Reading } from '../contract.ts'
import type { TableHere } from '../use-table.ts'
import { useLoaded } from '../use-loaded.ts'
import type { Action } from './action.ts'
import { answerLate, useActions } from './use-actions.ts'

interface Read {
  readonly here: TableHere
  /** Whose turn it is, in words. */
  readonly turn: () => string
  /** The device is handed on: nobody's hand may be heard. */
  readonly isCovered: () => boolean
  /** What happened, in sentences, oldest first. */
  readonly log: () => readonly string[]
}
/** No page is told of a screen reader: whoever plays by key may have one, and bots wait no longer for them than this. */
const mayListenMs = 3000
/** So many of the last happenings are read again. */
const lastLines = 5

/**
 * The keys that read the table, one's hand, the stack and the log again, for whoever hears rather than looks; and by itself,
 * once, who plays here as one sits down, and one's hand as it is dealt.
 */
export function useReading({ here, turn, isCovered, log }: Read): void {
  const { screens, gameProps: game, host, state, yours } = here
  // Where somebody listens bots wait until they have heard what was said.
  watch(announced, () => {
    const listens = preferences.listens || preferences.speech
    if (state.value?.phase !== 'playing' || yours.value.length === 0) return
    if (!listens && document.querySelector(':focus-visible') === null) return
    const ms = Math.round(Math.min(listens ? limits.hearingMs : mayListenMs, hearingMs()))
    void host.send({ say: 'hearing', table: state.value.id, ms })
  })
  const reading = useLoaded(screens, now => now.reading?.())
  const dealt = (): ReturnType<NonNullable<Reading['dealt']>> => {
    const now = game.value
    if (now === undefined || now.viewer === 'table' || now.table.phase !== 'playing' || isCovered()) return undefined
    return reading.value?.dealt?.(now)
  }
  let hasSat = false
  watch(
    () => dealt()?.key,
    key => {
      const now = dealt()
      if (key === undefined || now === undefined) return
      const { viewer, names } = game.value!
      const others = game.value!.table.places.map(place => place.seat).filter(seat => seat !== viewer)
      const people = t('reading.people', { who: formatList(others.map(names)) })
      const how = preferences.letterKeys ? t('reading.how') : ''
      announce((hasSat ? now.hand : [people, ...now.sat, ...now.hand, how]).join(' '), { own: true })
      hasSat = true
    },
    { immediate: true, flush: 'post' },
  )

  const timeLeft = (): readonly string[] => {
    const deadline = game.value?.clock?.deadline
    if (deadline === undefined) return []
    return [t('reading.time', { n: Math.max(0, Math.ceil((deadline - Date.now()) / 1000)) })]
  }
  function read(sentences: readonly string[]): void {
    // Nobody who looks asks for it.
    preferences.listens = true
    announce(sentences.length === 0 ? t('reading.nothing') : sentences.join(' '), { own: true })
  }
  useActions(() => {
    const [seen, words] = [game.value, reading.value]
    const again = (
      what: 'table' | 'hand' | 'stack' | 'log',
      sentences: (() => readonly string[]) | undefined,
    ): readonly Action[] => {
      if (sentences === undefined) return []
      const icon = what === 'log' ? 'info' : 'eye'
      const run = (): void => read(sentences())
      return [{ key: `read-${what}`, label: t(`reading.${what}`), icon, shortcut: `Shift+${what[0]!}`, run }]
    }
    const { hand, stack } = words ?? {}
    return [
      ...again('table', () => [...(seen ? (words?.table(seen) ?? []) : []), `${turn()}.`, ...timeLeft()]),
      ...again('hand', seen && hand && seen.viewer !== 'table' ? () => hand(seen) : undefined),
      ...again('stack', seen && stack ? () => stack(seen) : undefined),
      ...again('log', () => log().slice(-lastLines)),
    ]
  })

  // Whoever asked before it was there is answered now.
  watch(reading, now => now !== undefined && answerLate(), { flush: 'post' })
}
