/**
 * `npm run package -- [electron-builder's words]`: builds the app and makes its packages in `out/packages`.
 * electron-builder, which nobody needs to play or to work on the games, is installed here the first time.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../launch/build.ts'
import { run } from '../launch/run.ts'
import { missingParts, wantedBy } from '../launch/native-parts.ts'

const own = import.meta.dirname
const root = join(own, '..', '..')
const builder = join(own, 'node_modules', 'electron-builder', 'cli.js')
const say = (line: string): void => void process.stderr.write(`${line}\n`)

const missing = missingParts(wantedBy(process.argv.slice(2), process), join(root, 'node_modules'))
if (missing.length > 0) {
  for (const line of missing) say(line)
  process.exit(1)
}
await ensureBuilt(root, say)
if (!existsSync(builder)) {
  say('Installing electron-builder (once) …')
  await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: own,
  })
}
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
const home = server && repository ? `${server}/${repository}` : 'https://knockabout.invalid'
const words = [`-c.extraMetadata.homepage=${home}`, '--publish=never', ...process.argv.slice(2)]
await run(process.execPath, [builder, ...words], { cwd: root, show: true })
