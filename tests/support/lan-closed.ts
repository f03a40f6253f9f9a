import { resolve } from 'node:path'
import { startHost } from '../../src-main/host/house/host.ts'

// A program for one place of a test's LAN: the app's own host as it starts, closed to the network; opened by SIGUSR2.
const [data = ''] = process.argv.slice(2)
const app = resolve(import.meta.dirname, '../../out/renderer')
const host = await startHost({ port: 4680, name: 'Closed', data, interfaces: [], app, open: false })
console.log(`up ${host.port}`)
process.on('SIGUSR2', () => void host.openToLan({ name: 'Open' }).then(({ open }) => console.log(`open ${open}`)))
process.on('SIGTERM', () => void host.stop().then(() => process.exit(0)))
