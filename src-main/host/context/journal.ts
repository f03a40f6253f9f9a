import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** What the program notes and counts of its own doings, for anyone who looks for a fault: no names, PINs, tokens, or what was played. */
export interface Journal {
  /** What happened, in a few words of the program's own. */
  note(what: string): void
  /** Notes an error: complete on the terminal, without anybody's words in the file. */
  broke(where: string, error: unknown): void
  /** Since the start. */
  readonly counts: { messages: number; plays: number; failures: number }
}

const size = 512 * 1024
const files = 4

/** `folder`: where its files go (made if missing); nothing = the terminal only. `theirs`: words of people, to be left out. */
export function journalIn(folder: string | undefined, theirs: () => Iterable<string>): Journal {
  const counts = { messages: 0, plays: 0, failures: 0 }
  const write = (text: string): void => {
    if (folder === undefined) return
    try {
      mkdirSync(folder, { recursive: true })
      rotate(folder)
      appendFileSync(fileOf(folder, 0), `${new Date().toISOString()} ${without(text, theirs())}\n`)
    } catch {
      // A full disk: the game goes on, and this is not noted.
    }
  }
  return {
    note: write,
    broke: (where, error) => {
      counts.failures++
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      process.stderr.write(`${where}: ${text}\n`)
      write(`${where}: ${text}`)
    },
    counts,
  }
}

/** The last lines noted, oldest first; at most so many. */
export function lastNoted(folder: string, most: number): string[] {
  const lines: string[] = []
  for (let at = 0; at < files && lines.length < most; at++) {
    const file = fileOf(folder, at)
    if (existsSync(file)) lines.unshift(...readFileSync(file, 'utf8').trimEnd().split('\n'))
  }
  return lines.slice(-most)
}

function fileOf(folder: string, age: number): string {
  return join(folder, age === 0 ? 'knockabout.log' : `knockabout.${age}.log`)
}

function rotate(folder: string): void {
  const newest = fileOf(folder, 0)
  if (!existsSync(newest) || statSync(newest).size < size) return
  rmSync(fileOf(folder, files - 1), { force: true })
  for (let age = files - 2; age >= 0; age--) {
    if (existsSync(fileOf(folder, age))) renameSync(fileOf(folder, age), fileOf(folder, age + 1))
  }
}

/** The text with people's words, their folders, and all that looks like a secret made out. */
export function without(text: string, theirs: Iterable<string>): string {
  let plain = text.replaceAll(homedir(), '~')
  // The longest first: of “Ann Marie” nothing is to be left once “Ann” is gone.
  const words = [...new Set(theirs)].filter(word => word.length > 1).sort((a, b) => b.length - a.length)
  for (const word of words) plain = plain.replaceAll(word, '…')
  return plain.replace(/[A-Za-z0-9_-]{20,}/g, '…').replaceAll('\n', '\n    ')
}
