import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { BrowserWindow } from 'electron'
import { dialog } from 'electron'
import type { OpenedFile } from '../../src-engine/protocol/desktop.ts'
import { readTextFile, safeName } from './text-file.ts'

const filters = [
  { name: 'Knockabout', extensions: ['json'] },
  { name: 'All files', extensions: ['*'] },
]

/** Lets the person pick a file; `undefined` if they think better of it or it cannot be read (which they are told). */
export async function pickFile(window: BrowserWindow): Promise<OpenedFile | undefined> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile'], filters })
  const path = filePaths[0]
  if (canceled || path === undefined) return undefined
  const file = await readTextFile(path)
  if (!('problem' in file)) return file
  await dialog.showMessageBox(window, { type: 'warning', message: file.problem })
  return undefined
}

/** Asks where to save a text and writes it there; false if the person thinks better of it or it fails (which they are told). */
export async function saveTextFile(window: BrowserWindow, name: string, text: string): Promise<boolean> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: safeName(name), filters })
  if (canceled || !filePath) return false
  try {
    await writeFile(filePath, text)
    return true
  } catch {
    await dialog.showMessageBox(window, {
      type: 'warning',
      message: `“${basename(filePath)}” could not be written there.`,
    })
    return false
  }
}
