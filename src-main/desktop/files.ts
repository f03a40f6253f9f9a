import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { BrowserWindow } from 'electron'
import { dialog } from 'electron'
import type { FileProblem, OpenedFile } from '../../src-engine/protocol/desktop.ts'
import { readTextFile, safeName } from './text-file.ts'

// Two names that need no translation.
const filters = [
  { name: 'Knockabout', extensions: ['knockabout', 'json'] },
  { name: '*', extensions: ['*'] },
]

/** Lets the person pick a file; `undefined` if they cancel, or why it cannot be read. */
export async function pickFile(window: BrowserWindow): Promise<OpenedFile | FileProblem | undefined> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile'], filters })
  const path = filePaths[0]
  return canceled || path === undefined ? undefined : readTextFile(path)
}

/** Asks where to save a text and writes it there; false if the person cancels, or why it could not be written. */
export async function saveTextFile(window: BrowserWindow, name: string, text: string): Promise<boolean | FileProblem> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: safeName(name), filters })
  if (canceled || !filePath) return false
  try {
    await writeFile(filePath, text)
    return true
  } catch {
    return { problem: 'file-unwritten', params: { file: basename(filePath) } }
  }
}
