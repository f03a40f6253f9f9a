import type { Notice } from '../../../src-engine/protocol/desktop.ts'

/** Notices for the machine the host runs on: the newest of each id. */
export interface NoticeBoard {
  /** Adds it, or replaces the one with the same id. Returns whether that changed anything. */
  put(notice: Notice): boolean
  /** Calls back with all notices now and at every change. Returns the function that stops it. */
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
