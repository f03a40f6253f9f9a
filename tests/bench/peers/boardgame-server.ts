import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { overTheWire } from './boardgame.ts'

// Knock-out Whist on boardgame.io's own server, as its guide shows.

const need = createRequire(join(import.meta.dirname, 'package.json'))
const { Server, Origins } = need('boardgame.io/server') as {
  Server(options: object): {
    run(options: object): Promise<{ readonly appServer: { address(): AddressInfo } }>
  }
  readonly Origins: { readonly LOCALHOST: unknown }
}

const { appServer } = await Server({ games: [overTheWire], origins: [Origins.LOCALHOST] }).run({ port: 0 })
process.send?.({ port: appServer.address().port })
process.on('message', message => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0))
