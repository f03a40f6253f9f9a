/*
 * Stands in for Electron's own default app, which the packed build lacks: requires what `-r` names,
 * then starts the folder (or file) that the command line names, as if it were the app itself.
 */
const { existsSync, readFileSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { app } = require('electron')

process.defaultApp = true
const required = []
let target
for (let index = 1; index < process.argv.length; index += 1) {
  const word = process.argv[index]
  if (word === '-r' || word === '--require') {
    index += 1
    required.push(process.argv[index])
  } else if (!word.startsWith('-')) {
    target = resolve(word)
    break
  }
}

for (const file of required) require(resolve(file))

if (target === undefined) {
  process.stderr.write('Name the folder of an app on the command line.\n')
  app.exit(1)
} else {
  const description = join(target, 'package.json')
  let main = target
  if (existsSync(description)) {
    const manifest = JSON.parse(readFileSync(description, 'utf8'))
    main = join(target, manifest.main ?? 'index.js')
    app.setName(manifest.productName ?? manifest.name)
    app.setVersion(manifest.version ?? '0.0.0')
    app.setAppPath(target)
  }
  require(main)
}
