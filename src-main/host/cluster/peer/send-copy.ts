import { createHash } from 'node:crypto'
import { createReadStream, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../../../store/log.ts'
import { folderOnShelf, markAsArriving } from '../../../store/shelf.ts'
import type { Entry } from '../../../store/write.ts'
import type { Line } from './line.ts'

/** What was written since a copy was made. */
export interface Since {
  readonly list: readonly Entry[]
  readonly unfollow: () => void
}

const pieceBytes = 256 * 1024

/**
 * Copies the house and sends the copy, while games go on; gives what is written from then on. `data`: the app's folder,
 * where the copy lies meanwhile. Rejects where the disk fails or the line is cut.
 */
export async function sendCopy(
  log: Log,
  data: string,
  { offer, epoch }: { readonly offer: string; readonly epoch: number },
  line: Line,
): Promise<Since> {
  const folder = folderOnShelf(data, `.sending-${offer}`)
  const file = join(folder, 'copy.db')
  const list: Entry[] = []
  let unfollow: (() => void) | undefined
  try {
    const from = log.copy(file)
    unfollow = log.follow(from, entry => list.push(entry))
    if (unfollow === undefined) throw new Error('the log can not be followed from its copy')
    await from.made
    markAsArriving(file)
    line.send({ say: 'copy', offer, epoch, bytes: statSync(file).size, digest: await digestOf(file) })
    for await (const piece of createReadStream(file, { highWaterMark: pieceBytes }))
      await line.sendBytes(piece as Buffer)
    return { list, unfollow }
  } catch (error) {
    unfollow?.()
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** SHA-256 of a file, as hex. */
async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file, { highWaterMark: pieceBytes })) hash.update(piece as Buffer)
  return hash.digest('hex')
}
