import { accessSync, constants, mkdirSync, mkdtempSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, dialog, Menu } from 'electron'
import { startDesktop } from './desktop.ts'
import { linkInWords } from './join-link.ts'
import { isUnsandboxed, unsandboxedText } from './sandbox.ts'
import { fileInWords } from './text-file.ts'
import { registerScheme } from './scheme.ts'
import { readFlags } from '../host/house/flags.ts'

/** Ends the start with a message a person can do something with. */
function giveUp(problem: string): void {
  process.stderr.write(`Knockabout cannot start: ${problem}\n`)
  if (app.isReady()) dialog.showErrorBox('Knockabout cannot start', problem)
  app.exit(1)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * The folder for Chromium's own files. Where the data folder cannot be written, people can still play: the store shows
 * a notice, and Chromium gets a temporary folder.
 */
function windowFolder(data: string): string {
  try {
    const folder = join(data, 'window')
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return mkdtempSync(join(tmpdir(), 'knockabout-'))
  }
}

/** Asks in a window; gives whether the person goes on all the same. */
function goesOnWithout(): boolean {
  const { title, text, quit, goOn } = unsandboxedText(app.getLocale())
  process.stderr.write(`${text}\n`)
  const asked = {
    type: 'warning',
    title,
    message: title,
    detail: text,
    buttons: [quit, goOn],
    defaultId: 0,
    cancelId: 0,
  } as const
  return dialog.showMessageBoxSync({ ...asked, buttons: [...asked.buttons] }) === 1
}

function main(): void {
  const flags = readFlags(process.argv.slice(1), process.env, hostname(), true)
  if ('problem' in flags) return giveUp(flags.problem)
  // Before the lock: a copy with another data folder is another app, as far as the lock goes.
  app.setPath('userData', windowFolder(flags.data))
  const words = { words: process.argv, folder: process.cwd() }
  if (!app.requestSingleInstanceLock(words)) {
    process.stderr.write('Knockabout runs already; its window is brought to the front.\n')
    return app.exit(0)
  }
  registerScheme()
  // Our own menu is made with the window; setting none before the app is ready saves making Electron's default one.
  Menu.setApplicationMenu(null)
  const file = fileInWords(process.argv, process.cwd())
  const link = linkInWords(process.argv)
  const opened = { files: file === undefined ? [] : [file], links: link === undefined ? [] : [link] }
  // macOS reports a double-clicked file and a link with these events, often before the app is ready.
  const earlyFile = (event: { preventDefault(): void }, path: string): void => {
    event.preventDefault()
    opened.files.push(path)
  }
  const earlyLink = (event: { preventDefault(): void }, url: string): void => {
    event.preventDefault()
    opened.links.push(url)
  }
  app.on('open-file', earlyFile).on('open-url', earlyLink)
  void app
    .whenReady()
    .then(() => {
      if (isUnsandboxed(process.argv, process.env) && !goesOnWithout()) return app.exit(1)
      app.off('open-file', earlyFile).off('open-url', earlyLink)
      return startDesktop(flags, opened)
    })
    .catch((error: unknown) => giveUp(reasonOf(error)))
}

main()
