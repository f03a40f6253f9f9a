import type { Notice } from '../../../src-engine/protocol/desktop.ts'

/** What the host has to tell the machine it runs on: one notice an id, the newest. */
export interface NoticeBoard {
  /** Hangs it up, in the place of the last of its id. Says whether that is news. */
  put(notice: Notice): boolean
  /** Tells all notices now, and again at every change. Gives what ends it. */
  follow(tell: (notices: readonly Notice[]) => void): () => void
}

export function noticeBoard(first: readonly Notice[]): NoticeBoard {
  const notices = new Map(first.map(notice => [notice.id, notice]))
  const followers = new Set<(notices: readonly Notice[]) => void>()
  return {
    put: notice => {
      if (notices.get(notice.id)?.text === notice.text) return false
      notices.set(notice.id, notice)
      for (const tell of followers) tell([...notices.values()])
      return true
    },
    follow: tell => {
      followers.add(tell)
      tell([...notices.values()])
      return () => {
        followers.delete(tell)
      }
    },
  }
}
