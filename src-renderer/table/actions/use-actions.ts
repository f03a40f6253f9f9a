import { computed, onScopeDispose, shallowReactive } from 'vue'
import { useShortcuts } from '../use-shortcuts.ts'
import { isPressed, type Action } from './action.ts'

/** What each part of the screen that is open offers now. */
const offered = shallowReactive(new Set<() => readonly Action[]>())

/** All that can be done on this screen, for the list of keys. */
export const allActions = computed<readonly Action[]>(() =>
  [...offered].flatMap(actions => actions()).filter(({ label }) => label !== ''),
)

/** Offers these actions as long as this part of the screen is open, and hears their keys. */
export function useActions(actions: () => readonly Action[]): void {
  offered.add(actions)
  onScopeDispose(() => offered.delete(actions))
  useShortcuts(event => {
    if (event.repeat) return
    const found = actions().find(({ shortcut, whyNot }) => !whyNot && shortcut && isPressed(shortcut, event))
    if (found === undefined) return
    event.preventDefault()
    found.run()
  })
}
