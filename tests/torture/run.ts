import buildPrograms from '../support/unit-programs.ts'
import { crash } from './crash.ts'
import { lossyLan, pulledCable, reconnects, slowLines, type Line } from './network.ts'
import { timings } from './timing.ts'

// `npm run torture` runs the long form of every part, `npm run torture -- crash` those named; `--kills 20` and the like
// make one shorter. The figures come as lines of text, and the exit code is 0 only if nothing was lost anywhere.

const words = process.argv.slice(2).filter(word => word !== '--')
const number = (flag: string, usual: number): number => {
  const at = words.indexOf(`--${flag}`)
  return at < 0 ? usual : Number(words[at + 1])
}
const problems: string[] = []
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const ms = (time: number): string => `${time < 100 ? time.toFixed(1) : Math.round(time)} ms`
const line = ({ what, plays, median, most }: Line): string =>
  `${what}: ${plays} plays, half of them within ${ms(median)}, all within ${ms(most)}`

const parts: { readonly [name: string]: () => Promise<void> } = {
  crash: async () => {
    const seed = number('seed', 1 + (Date.now() % 1_000_000))
    const { problems: found, back, ways, ...counts } = await crash(number('kills', 300), seed)
    say(`killed ${counts.kills} times (seed ${seed}):`)
    for (const [way, times] of Object.entries(ways)) say(`  ${way}: ${times}`)
    say(`${counts.records} games, ${counts.acknowledged} acknowledged plays compared, ${counts.results} results`)
    say(`${counts.lost} acknowledged plays of the last 40 ms went with a power cut, none with a kill`)
    say(`every table had gone on within ${ms(back.median)} (half of the times), ${ms(back.most)} (all)`)
    problems.push(...found)
  },
  network: async () => {
    for (const one of await slowLines(number('plays', 60), 1500)) say(line(one))
    const lost = await lossyLan(5, number('plays', 60))
    say(typeof lost === 'string' ? `!!! SKIPPED: no packets were lost: ${lost}` : `one of 20 ${line(lost)}`)
    const cut = await pulledCable(30_000)
    say(`a cable pulled for 30 s: noticed after ${ms(cut.noticed)}, the game on ${ms(cut.back)} after coming back`)
    if (cut.noticed > 10_000) problems.push(`a dead line was noticed after ${ms(cut.noticed)}`)
  },
  reconnects: async () => {
    const { times, rows, listeners, resources, kilobytes, clients } = await reconnects(number('times', 1000))
    say(
      `${times} reconnects left ${rows} rows, ${listeners} listeners, ${resources} timers and handles, ${clients} clients,`,
    )
    say(`${kilobytes.toFixed(2)} kB of memory each`)
    if (rows !== 0 || clients !== 0 || resources > 2 || listeners > times / 10 || kilobytes > 5)
      problems.push('reconnects leave something behind')
  },
  timing: async () => {
    const all = await timings(number('scale', 5))
    for (const { what, counts, means, chance } of all) {
      say(
        `${what}: ${means.map(ms).join(' and ')} (${counts.join(' and ')} times), by chance in ${Math.round(chance * 100)} %`,
      )
    }
    problems.push(...all.filter(one => one.odd).map(one => `the time tells what is hidden: ${one.what}`))
  },
}

const wanted = words.filter(word => Object.hasOwn(parts, word))
const unknown = words.filter(
  (word, at) => !word.startsWith('--') && !words[at - 1]?.startsWith('--') && !wanted.includes(word),
)
if (unknown.length > 0) {
  process.stderr.write(`There is no part called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.\n`)
  process.exit(2)
}
const throwAway = await buildPrograms()
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  say(`── ${name}`)
  await parts[name]!()
}
await throwAway()
for (const problem of problems) say(`PROBLEM ${problem}`)
say(problems.length === 0 ? 'nothing was lost' : `${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
