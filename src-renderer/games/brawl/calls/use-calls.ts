import { onScopeDispose, shallowRef } from 'vue'
import { callOut, playSound } from '../../../design/index.ts'
import { t } from '../../../words/index.ts'
import { isNear, type Row } from '../board/rows.ts'
import type { BrawlProps } from '../props.ts'
import { callOf, soundsOf } from '../story.ts'
import { useNewEvents } from '../../../table/story/use-new-events.ts'

export interface Call {
  readonly n: number
  readonly text: string
  readonly by: string
}

/** How long a call stands, in milliseconds, if nothing else is called. */
const callMs = 1300

/**
 * What is called now: a newer call takes the place of the one before, so that none is late. `near`: the rows whose cards are
 * called here; a full circle is too loud for everybody to hear everything.
 */
export function useCalls(props: BrawlProps, near?: () => readonly Row[]) {
  const call = shallowRef<Call>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function show(next?: Call): void {
    clearTimeout(timer)
    call.value = next
    if (next !== undefined) timer = setTimeout(() => show(), callMs)
  }
  onScopeDispose(() => clearTimeout(timer))
  useNewEvents(props, (events, numbers) => {
    const { calling } = props.view
    for (const [at, event] of events.entries()) {
      // A player who is tagged in must know at once, even where nothing else is called.
      const yours = event.type === 'tag' && props.yours.includes(event.to)
      const text = yours ? t('brawl.call.in') : callOf(event, props.names)
      if (text === '' || (near !== undefined && !isNear(event, near()))) continue
      // Nor may a team-mate's question go unheard.
      const always = yours || event.type === 'begin' || event.type === 'ask-in'
      if (calling === 'off' && !always) continue
      const by = yours || !('by' in event) ? '' : props.names(event.by)
      const one = { n: numbers[at]!, text, by }
      show(one)
      if (calling === 'voice') callOut(text)
    }
  })
  return call
}

/** Each new event is heard once; the quick ones softly. */
export function useSounds(props: BrawlProps, near?: () => readonly Row[]): void {
  useNewEvents(props, events => {
    for (const event of events) {
      if (near !== undefined && !isNear(event, near())) continue
      const own = 'by' in event && props.yours.includes(event.by)
      for (const sound of soundsOf([event]))
        void playSound(sound, sound === 'deal' || sound === 'play' ? (own ? 0.7 : 0.35) : 1)
    }
  })
}
