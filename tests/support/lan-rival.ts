import { Bonjour } from 'bonjour-service'

// Another program that wants a host's very name and, as the library does by itself, asks whether it is taken, gives up
// and says goodbye for it.
const [name = ''] = process.argv.slice(2)
const log = console.log
console.log = (...words: unknown[]) => log(String(words[0]).split('\n')[0])
new Bonjour().publish({ name, type: 'knockabout', port: 9, disableIPv6: true, txt: { id: 'rival' } })
setInterval(() => undefined, 60_000)
