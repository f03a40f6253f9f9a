import { computed, onScopeDispose, shallowReactive } from 'vue'
import { useToasts } from '../../design/index.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { isPressed, type Action } from './action.ts'

/** What each part of the screen that is open offers now. */
const offered = shallowReactive(new Set<() => readonly Action[]>())

/** All that can be done on this screen, for the list of keys. */
export const allActions = computed<readonly Action[]>(() =>
  [...offered].flatMap(actions => actions()).filter(({ label }) => label !== ''),
)

/** Offers these actions as long as this part of the screen is open, and hears their keys; one that can't be done says why. */
export function useActions(actions: () => readonly Action[]): void {
  const toasts = useToasts()
  offered.add(actions)
  onScopeDispose(() => offered.delete(actions))
  useShortcuts(event => {
    if (event.repeat) return
    const pressed = (all: readonly Action[]): readonly Action[] =>
      all.filter(({ shortcut }) => shortcut && isPressed(shortcut, event))
    const [named] = pressed(actions())
    if (named === undefined) return
    event.preventDefault()
    const found = pressed(actions()).find(({ whyNot }) => !whyNot)
    if (found !== undefined) found.run()
    // The same key may do something in another part of the screen.
    else if (pressed(allActions.value).every(({ whyNot }) => whyNot)) toasts.refused(named.whyNot!)
  })
}
