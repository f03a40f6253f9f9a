import { startFinder } from '../../src-main/host/discovery/finder.ts'

// A program for one place of a test's LAN: says every change of what the finder lists, with the milliseconds since it began.
const began = Date.now()
const [wanted] = process.argv.slice(2)
const finder = startFinder({
  interfaces: wanted === undefined ? [] : [wanted],
  onNotice: notice => console.log(`notice ${notice.text}`),
})
finder.onHosts(hosts =>
  console.log(
    `hosts ${Date.now() - began} ${JSON.stringify(hosts.map(({ id, name, url, state, tables }) => ({ id, name, url, state, tables: tables.length })))}`,
  ),
)
// As a person's click on *Look everywhere* does.
process.on('SIGUSR1', () => {
  void finder
    .sweep((asked, total) => console.log(`asked ${asked} of ${total}`), new AbortController().signal)
    .then(() => console.log('swept'))
})
process.on('SIGTERM', () => void finder.stop().then(() => process.exit(0)))
// The finder keeps no program alive by itself; without a network nothing else would.
setInterval(() => undefined, 60_000)
