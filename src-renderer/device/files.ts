import type { FileProblem } from '../../src-engine/protocol/desktop.ts'
import { t, translateCode } from '../words/index.ts'
import { useDesktop } from './desktop.ts'

export interface TextFile {
  readonly name: string
  readonly text: string
}
/** As the desktop bridge has it: more than all that a host keeps usually comes to. */
const most = 480 * 1024 * 1024

function cannot({ problem, params }: FileProblem): never {
  throw new Error(translateCode({ code: problem, params }, ['notices']))
}

/** Asks the person for a file: the desktop's own dialog, or the browser's. `undefined` if they cancel; rejects with a sentence if it cannot be read. */
export async function pickFile(): Promise<TextFile | undefined> {
  const { bridge } = useDesktop()
  if (bridge) {
    const picked = await bridge.openFile()
    return picked && ('problem' in picked ? cannot(picked) : picked)
  }
  return new Promise((done, fail) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.knockabout,.json,application/json'
    input.dataset['testid'] = 'file-input'
    input.hidden = true
    input.addEventListener('change', () => {
      input.remove()
      const file = input.files?.[0]
      if (file) readText(file).then(done, fail)
      else done(undefined)
    })
    input.addEventListener('cancel', () => {
      input.remove()
      done(undefined)
    })
    document.body.append(input)
    input.click()
  })
}

/** The text of a picked or dropped file; refuses what is too large to be one of ours. */
export async function readText(file: File): Promise<TextFile> {
  if (file.size > most) throw new Error(t('files.too-large', { file: file.name }))
  return { name: file.name, text: await file.text() }
}

/** Saves a text as a file: where the desktop asks for, or as a download. False if the person cancels; rejects with a sentence if it cannot be written. */
export async function saveFile(name: string, text: string): Promise<boolean> {
  const { bridge } = useDesktop()
  if (bridge) {
    const kept = await bridge.saveFile(name, text)
    return typeof kept === 'boolean' ? kept : cannot(kept)
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return true
}
