import { powerSaveBlocker } from 'electron'

/** Keeps the machine awake for as long as there is a reason to. */
export interface Wakefulness {
  /** While others play at this machine's tables, it must not fall asleep. */
  hosting(on: boolean): void
  /** While a display is shown, its screen must stay lit. */
  displaying(on: boolean): void
}

export function startWakefulness(): Wakefulness {
  return { hosting: blocker('prevent-app-suspension'), displaying: blocker('prevent-display-sleep') }
}

function blocker(kind: 'prevent-app-suspension' | 'prevent-display-sleep'): (on: boolean) => void {
  let held: number | undefined
  return on => {
    if (on && held === undefined) held = powerSaveBlocker.start(kind)
    if (!on && held !== undefined) {
      powerSaveBlocker.stop(held)
      held = undefined
    }
  }
}
