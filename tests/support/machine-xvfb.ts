import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { displayProblem } from '../../resources/launch/display.ts'

/** A screen for windows: the one that is there, or a virtual one that ends with `stop`. */
export interface Screen {
  readonly display: string | undefined
  stop(): void
}

/** Gives a screen to test on. On Linux without one it starts Xvfb, which picks a free number itself. */
export async function openScreen(): Promise<Screen> {
  if ((await displayProblem()) === undefined) return { display: process.env.DISPLAY, stop: () => undefined }
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await firstLine(server)
  return { display: `:${number}`, stop: () => void server.kill() }
}

function firstLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.on('error', () => reject(new Error('Xvfb is not there; on Debian or Ubuntu: sudo apt-get install xvfb')))
    server.on('exit', code => reject(new Error(`Xvfb ended with ${code}`)))
    let text = ''
    server.stdio[3]?.on('data', (data: Buffer) => {
      text += data.toString()
      if (text.includes('\n')) resolve(text.trim())
    })
  })
}
