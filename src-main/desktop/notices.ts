import type { Notice } from '../../src-engine/protocol/desktop.ts'

/** Gathers what host, discovery and the app itself have to say about this machine. */
export interface Notices {
  /** The host's whole list, as it is now. */
  fromHost(notices: readonly Notice[]): void
  /** One more notice; the same id again takes the place of the earlier one. */
  add(notice: Notice): void
}

export function gatherNotices(tell: (notices: readonly Notice[]) => void): Notices {
  let ofHost: readonly Notice[] = []
  const own = new Map<string, Notice>()
  const tellAll = (): void => tell([...ofHost, ...own.values()])
  return {
    fromHost: notices => {
      ofHost = notices
      tellAll()
    },
    add: notice => {
      own.set(notice.id, notice)
      tellAll()
    },
  }
}
