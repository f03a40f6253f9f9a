import { fuzzDatabase } from '../support/fuzz-database.ts'
import { fuzzRows } from '../support/fuzz-rows.ts'
import { fuzzHost } from '../support/fuzz-host.ts'

/**
 * `npm run fuzz`: the long form of tests/host/gateway/fuzz.test.ts, and its numbers. `npm run fuzz -- 200000` tries so
 * many messages instead of two million, with a tenth as many raw requests and a fiftieth as many files. For every ten
 * thousand messages it damages bytes of one database and cells of another. A second number is the seed.
 */
const [messages = 2_000_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
process.env.KNOCKABOUT_INTERFACES = 'lo'
const say = (line: string): void => void process.stdout.write(`${line}\n`)

say(`seed ${seed}`)
const began = performance.now()
const much = { messages, requests: Math.ceil(messages / 10), files: Math.ceil(messages / 50), seed, say }
// The databases first: they take minutes where two million messages take hours.
const databases = Math.ceil(messages / 10_000)
const torn = [...fuzzDatabase(databases, seed), ...(await fuzzRows(databases, seed))]
say(`${databases} databases with damaged bytes and as many with odd rows: ${torn.length} problems`)
const { answers, reached, problems: said, ...tried } = await fuzzHost(much)
const problems = [...torn, ...said]
const seconds = Math.round((performance.now() - began) / 1000)
for (const problem of problems.slice(0, 50)) say(problem)
say(
  `\nanswers: ${Object.entries(answers)
    .sort(([, a], [, b]) => b - a)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ')}`,
)
say(
  `${tried.messages} messages (${Math.round(reached * 100)} % reached what they were for), ${tried.requests} requests, ${tried.files} files in ${seconds} s with the databases: ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0
