import { readFile, stat } from 'node:fs/promises'
import { basename, isAbsolute, join } from 'node:path'
import type { FileProblem, OpenedFile } from '../../src-engine/protocol/desktop.ts'
import { fileLimit } from './channels.ts'

/** `.knockabout` is what the installed app is opened with; files saved by earlier builds end in the longer one. */
const endings = ['.knockabout', '.knockabout.json']

/** The replay or puzzle a command line names, as a full path. */
export function fileInWords(words: readonly string[], folder: string): string | undefined {
  const word = words
    .slice(1)
    .find(one => !one.startsWith('-') && endings.some(ending => one.toLowerCase().endsWith(ending)))
  if (word === undefined) return undefined
  return isAbsolute(word) ? word : join(folder, word)
}

/** Reads a file of text, or tells why not. */
export async function readTextFile(path: string): Promise<OpenedFile | FileProblem> {
  const name = basename(path)
  try {
    const { size } = await stat(path)
    if (size > fileLimit) return { problem: 'file-too-large', params: { file: name, bytes: fileLimit } }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
    return { name, text }
  } catch (error) {
    return { problem: error instanceof TypeError ? 'file-not-text' : 'file-unreadable', params: { file: name } }
  }
}

/** A name every system takes for a file, and never a path. */
export function safeName(name: string): string {
  const plain = [...name].map(letter => (letter < ' ' || '<>:"/\\|?*'.includes(letter) ? '-' : letter)).join('')
  return plain.replace(/^[.\s]+/, '').slice(0, 120) || 'game.knockabout'
}
