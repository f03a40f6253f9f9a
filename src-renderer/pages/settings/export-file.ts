import { addPage, type ExportAnswer, type ExportedItem } from '../../../src-engine/protocol/asks.ts'
import type { useHost } from '../../connection/host.ts'

const format = 'knockabout-everything'
/** Characters of a bundle that is sent at once; a single game may be longer. */
const bundleLength = 1_000_000

/**
 * Everything the host keeps, as the text of one file; nothing where `wanted` says no meanwhile, which is told how much of
 * it is here. Rejects with `Refused`.
 */
export async function exportFile(
  host: Pick<ReturnType<typeof useHost>, 'ask'>,
  wanted: (at: number, total: number) => boolean,
): Promise<string | undefined> {
  const items: ExportedItem[] = []
  let person = ''
  let total = 0
  for (let from: string | undefined = ''; from !== undefined;) {
    const page: ExportAnswer = await host.ask('export', { from })
    addPage(items, page)
    person = page.person
    total = Math.max(page.total ?? total, items.length)
    if (!wanted(items.length, total)) return undefined
    from = page.next
  }
  const lines = items.map(item => JSON.stringify(item)).join(',\n')
  return `{"format":"${format}","version":1,"person":${JSON.stringify(person)},"items":[\n${lines}\n]}\n`
}

/** Such a file as the bundles the host takes one after the other; nothing if it is none. */
export function readBundles(text: string): string[] | undefined {
  let file: {
    readonly format?: unknown
    readonly version?: unknown
    readonly person?: unknown
    readonly items?: unknown
  }
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, '')) as typeof file
  } catch {
    return undefined
  }
  const { person, items } = file ?? {}
  if (file?.format !== format || file.version !== 1 || typeof person !== 'string' || !Array.isArray(items))
    return undefined
  const bundles: string[] = []
  let lines: string[] = []
  let length = 0
  const close = (): void => {
    if (lines.length > 0) bundles.push(`{"person":${JSON.stringify(person)},"items":[${lines.join(',')}]}`)
    lines = []
    length = 0
  }
  for (const item of items as readonly unknown[]) {
    const line = JSON.stringify(item)
    if (length + line.length > bundleLength) close()
    lines.push(line)
    length += line.length
  }
  close()
  return bundles
}
