import type { HouseOffer, TakingState } from '../../../../../src-engine/protocol/desktop.ts'
import { dialFirst } from '../dial.ts'
import { lineOver, parsed, type Line } from '../line.ts'
import type { Keeping } from './kept.ts'
import { chooserShape } from './words.ts'

interface AskedHow {
  readonly tell: (state: TakingState) => void
  /** Why no copy is kept here whatever its person says, if it is so. */
  whyNot(): string | undefined
  /** Both agree: from here on a copy is kept, known by this key. */
  readonly agreed: (kept: Pick<Keeping, 'key' | 'host' | 'from'> & { readonly house: string }) => Promise<void>
  readonly note: (what: string, error: unknown) => void
}

/** The side of an app that is asked to keep a copy; `choosing.ts` is the other. */
export interface AskedToKeep {
  offered(offer: HouseOffer): void
  answer(yes: boolean): void
  /** It is for the person here to answer, or for the house's machine to take the answer. */
  isAsked(): boolean
  stop(): void
}

export function askedToKeep({ tell, whyNot, agreed, note }: AskedHow): AskedToKeep {
  let line: Line | undefined
  let now: { readonly from: string; readonly url: string; readonly secret: Buffer } | undefined

  const ended = (why?: string): void => {
    now = undefined
    line?.close()
    line = undefined
    tell({ at: 'idle', copy: true, ...(why === undefined ? {} : { why }) })
  }
  const heard = (text: string | undefined): void => {
    const word = chooserShape.safeParse(parsed(text ?? ''))
    if (now === undefined) return
    if (!word.success) return ended('other-version')
    if (word.data.say === 'kept') return ended(word.data.why ?? 'stopped')
    const { from, url, secret } = now
    now = undefined
    line?.close()
    line = undefined
    agreed({ key: secret.toString('hex'), host: url, from, house: word.data.house }).catch((error: unknown) => {
      note('no copy can be kept here', error)
      ended('disk-failed')
    })
  }
  const dial = async ({ url, offer, commitment, from }: HouseOffer): Promise<void> => {
    const greeted = await dialFirst([url], offer, { commitment })
    if (greeted?.code === undefined) return ended('cut')
    const mine = lineOver(greeted.socket, ({ text }) => heard(text))
    const why = whyNot()
    if (why !== undefined || now !== undefined) {
      mine.send({ say: 'no', why })
      return mine.close()
    }
    line = mine
    now = { from, url, secret: greeted.secret }
    greeted.socket.once('close', () => line === mine && ended('cut'))
    tell({ at: 'asked', from, code: greeted.code, copy: true })
  }
  return {
    offered: offer => void dial(offer),
    answer: yes => {
      line?.send(yes ? { say: 'yes' } : { say: 'no' })
      if (!yes) ended('declined-here')
    },
    isAsked: () => now !== undefined,
    stop: () => {
      now = undefined
      line?.close()
    },
  }
}
