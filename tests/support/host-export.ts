import {
  addPage,
  sliceLength,
  type ExportAnswer,
  type FileImportAnswer,
  type ExportedItem,
} from '../../src-engine/protocol/asks.ts'
import type { TestClient } from './host-client.ts'
import { asked } from './host-play.ts'

/** A file of everything, as the host's own window saves it. */
export async function everything(owner: TestClient): Promise<{ person: string; items: ExportedItem[] }> {
  const items: ExportedItem[] = []
  for (let from: string | undefined = ''; from !== undefined;) {
    const page: ExportAnswer = await asked<ExportAnswer>(owner, 'export', { from })
    addPage(items, page)
    if (page.next === undefined) return { person: page.person, items }
    from = page.next
  }
  throw new Error('no page')
}

/** Sends a file of everything in slices, under the name `f`. */
export async function sent(owner: TestClient, file: object | string): Promise<void> {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  const of = Math.ceil(text.length / sliceLength)
  for (let part = 0; part < of; part++) {
    const slice = text.slice(part * sliceLength, (part + 1) * sliceLength)
    await asked(owner, 'upload', { file: 'f', part, of, text: slice })
  }
}

/** Has a file of everything taken in. */
export async function bring(owner: TestClient, file: object | string): Promise<FileImportAnswer> {
  await sent(owner, file)
  return asked<FileImportAnswer>(owner, 'import', { file: 'f' })
}
