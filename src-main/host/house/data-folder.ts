import { homedir } from 'node:os'
import { join } from 'node:path'

interface Home {
  readonly platform: NodeJS.Platform
  readonly home: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

const here: Home = { platform: process.platform, home: homedir(), environment: process.env }

/** Where records, statistics and settings live unless `--data` or `KNOCKABOUT_DATA` says otherwise; one place for app and host. */
export function defaultDataFolder({ platform, home, environment }: Home = here): string {
  if (platform === 'win32') return join(environment.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Knockabout')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Knockabout')
  return join(environment.XDG_DATA_HOME || join(home, '.local', 'share'), 'knockabout')
}
