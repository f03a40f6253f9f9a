import { readFile, stat } from 'node:fs/promises'
import { basename, isAbsolute, join } from 'node:path'
import type { OpenedFile } from '../../src-engine/protocol/desktop.ts'
import { fileLimit } from './channels.ts'

const ending = '.knockabout.json'

/** The replay or puzzle a command line names, as a full path. */
export function fileInWords(words: readonly string[], folder: string): string | undefined {
  const word = words.slice(1).find(word => !word.startsWith('-') && word.toLowerCase().endsWith(ending))
  if (word === undefined) return undefined
  return isAbsolute(word) ? word : join(folder, word)
}

/** Reads a file of text, or says in plain words why not. */
export async function readTextFile(path: string): Promise<OpenedFile | { readonly problem: string }> {
  const name = basename(path)
  try {
    const { size } = await stat(path)
    if (size > fileLimit) return { problem: `“${name}” is larger than 64 MB; no file of Knockabout is.` }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
    return { name, text }
  } catch (error) {
    if (error instanceof TypeError) return { problem: `“${name}” is not a text file.` }
    return { problem: `“${name}” cannot be read.` }
  }
}

/** A name every system takes for a file, and never a path. */
export function safeName(name: string): string {
  const plain = [...name].map(letter => (letter < ' ' || '<>:"/\\|?*'.includes(letter) ? '-' : letter)).join('')
  return plain.replace(/^[.\s]+/, '').slice(0, 120) || `knockabout${ending}`
}
