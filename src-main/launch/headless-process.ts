import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs the host without Electron in a process of its own, in this terminal, and gives its exit code.
 * The channel between the two ends the host when this process dies, however it dies.
 */
export function runHeadless(root: string, words: readonly string[]): Promise<number> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [join(root, 'out', 'main', 'headless.cjs'), ...words], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    // A Ctrl-C in the terminal reaches the host by itself; `kill` reaches this process only.
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGTERM'))
    process.on('SIGINT', () => undefined)
    child.on('exit', code => resolve(code ?? 1))
  })
}
