import { app, dialog } from 'electron'
import type { DesktopWords } from '../../src-engine/protocol/desktop.ts'

export interface QuitWorld {
  /** People at the tables now. */
  guests(): number
  /** Puts the question to the page. */
  ask(guests: number): void
  /** The question in the page's language; `undefined` before the page has sent it. */
  words(): DesktopWords['quit'] | undefined
  /** Ends host, discovery and what else runs. */
  leave(): Promise<void>
}

export interface QuitGuard {
  /** The page has heard the question and puts it to the person. */
  heard(): void
  /** The person has decided. */
  answer(quit: boolean): void
}

/** If the page has not received the question after this many milliseconds, the system's own dialog asks it. */
const hearWithinMs = 3000

/**
 * Asks before the app quits while guests are at the table: in the page or, if the page does not answer, with a dialog of
 * the system's own. The host says goodbye before the process ends.
 */
export function guardQuit(world: QuitWorld): QuitGuard {
  let stage: 'running' | 'asking' | 'leaving' = 'running'
  let deaf: NodeJS.Timeout | undefined
  let dialogOpen = false

  const leave = (): void => {
    stage = 'leaving'
    clearTimeout(deaf)
    const tooLong = new Promise<void>(resolve => setTimeout(resolve, 5000))
    void Promise.race([world.leave().catch(() => undefined), tooLong]).then(() => app.exit(0))
  }

  const askWithDialog = async (): Promise<void> => {
    const words = world.words()
    // Guests can only come once a page has opened the host to the LAN, so without a page there is nobody to ask about.
    if (words === undefined) return leave()
    dialogOpen = true
    const { response } = await dialog.showMessageBox({
      type: 'question',
      message: words.message,
      detail: words.detail,
      buttons: [words.stay, words.quit],
      defaultId: 0,
      cancelId: 0,
    })
    dialogOpen = false
    if (stage !== 'asking') return
    if (response === 1) leave()
    else stage = 'running'
  }

  app.on('before-quit', event => {
    event.preventDefault()
    if (stage === 'leaving' || dialogOpen) return
    const guests = world.guests()
    if (guests === 0) return leave()
    stage = 'asking'
    world.ask(guests)
    clearTimeout(deaf)
    deaf = setTimeout(() => void askWithDialog(), hearWithinMs)
  })

  return {
    heard: () => clearTimeout(deaf),
    answer: quit => {
      if (stage !== 'asking') return
      clearTimeout(deaf)
      if (quit) leave()
      else stage = 'running'
    },
  }
}
