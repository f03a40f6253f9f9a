import { spawn } from 'node:child_process'

export interface RunOptions {
  readonly cwd?: string
  readonly timeout?: number
  readonly environment?: NodeJS.ProcessEnv
  /** Let the program write to this terminal; its output is then not collected. */
  readonly show?: boolean
}

/** What a program that failed had printed until then. */
export class ProgramFailed extends Error {
  readonly printed: string
  constructor(message: string, printed: string) {
    super(message)
    this.printed = printed
  }
}

/** Runs a program to its end and gives what it printed; throws with its last lines when it fails or is not there. */
export function run(program: string, words: readonly string[], options: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: options.cwd,
      env: options.environment ?? process.env,
      timeout: options.timeout,
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // npm is a script on Windows, which only its shell can start.
      shell: process.platform === 'win32' && program.endsWith('.cmd'),
    })
    let printed = ''
    let complained = ''
    child.stdout?.on('data', (data: Buffer) => (printed += data.toString()))
    child.stderr?.on('data', (data: Buffer) => (complained += data.toString()))
    child.on('error', error => reject(new Error(`${program}: ${error.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(printed)
      const last = (complained || printed).trim().split('\n').slice(-3).join(' ')
      reject(
        new ProgramFailed(
          `${program} ${words[0] ?? ''} ended with ${code ?? signal}${last ? `: ${last}` : ''}`,
          printed,
        ),
      )
    })
  })
}
