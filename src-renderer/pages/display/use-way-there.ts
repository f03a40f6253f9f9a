import { watch } from 'vue'
import { useHost } from '../../connection/host.ts'

/** For which way this TV was loaded last: kept with the page's place in the history, as storage may be refused. */
interface Kept {
  readonly loadedFor?: string
}

/**
 * A page that was loaded before another computer kept a copy of the house may not look for it there, so that somebody would
 * have to tap. Nobody stands before a TV: it loads itself once, while the host is there, and goes on by itself from then on.
 */
export function useWayThere(): void {
  const host = useHost()
  watch(
    () => host.way,
    async way => {
      if (way === undefined || window.desktop !== undefined) return
      const { isAnswered } = await import('../../connection/moved.ts')
      if ((await isAnswered(way.to, host.origin)) || host.status !== 'here') return
      const now = way.to.join(' ')
      const kept = (history.state ?? {}) as Kept
      if (kept.loadedFor === now) return
      history.replaceState({ ...kept, loadedFor: now } satisfies Kept, '')
      location.reload()
    },
  )
}
