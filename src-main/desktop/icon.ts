import { join } from 'node:path'

/** The app's picture for its windows and the task bar. `built`: the folder the main process was built into, `out/main`. */
export function iconFile(built: string): string {
  return join(built, '..', '..', 'resources', 'icons', 'app', '256x256.png')
}
