import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import type { Blank, Json, JsonObject, Offer } from '../../src-engine/index.ts'
import { aside } from '../support/drawn-games.ts'
import { randomFrom, type Random } from '../../src-engine/core/random.ts'

/** What the bench asks of an engine, this one's or an older one's. */
type Engine = Pick<typeof import('../../src-engine/index.ts'), 'games' | 'start' | 'toAct' | 'chanceFrom'>

/** A table that random legal play is measured at. `most`: acts of one game, where games by chance go on for long. */
export interface Case {
  readonly what: string
  readonly game: string
  readonly seats: number
  readonly options: JsonObject
  readonly most: number
}

export const cases: readonly Case[] = [
  { what: 'referee, Grand Melee of 28', game: 'referee', seats: 28, options: { format: 'grand-melee' }, most: 400 },
  { what: 'referee, free-for-all of 4', game: 'referee', seats: 4, options: { format: 'free-for-all' }, most: 300 },
  { what: 'Clash, Grand Melee of 15', game: 'clash', seats: 15, options: { format: 'grand-melee' }, most: 600 },
  { what: 'Clash, a duel', game: 'clash', seats: 2, options: { format: 'free-for-all' }, most: 600 },
  { what: 'Knock-out Whist of 4', game: 'knock-out-whist', seats: 4, options: {}, most: 5000 },
]

const root = join(import.meta.dirname, '../..')

/** The commit measured beside: `BESIDE`, or the newest that is older than a day. */
export function earlierCommit(): string {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const named = process.env['BESIDE']
  return named === undefined ? git('rev-list', '-1', '--before=1 day ago', 'HEAD') : git('rev-parse', named)
}

/** The engine as it is (`here`), or as it was at a commit: put together the same way, as the app is. */
export async function engineAt(commit: string): Promise<Engine> {
  const folder = join(root, '.cache/bench/engines', commit)
  const file = join(folder, 'engine.cjs')
  mkdirSync(folder, { recursive: true })
  const from = commit === 'here' ? join(root, 'src-engine') : join(folder, 'src-engine')
  if (commit !== 'here' && !existsSync(from)) {
    const tar = execFileSync('git', ['archive', commit, 'src-engine'], { cwd: root, maxBuffer: 1 << 28 })
    execFileSync('tar', ['-x', '-C', folder], { input: tar })
    // The whole house's names rooms that are not here.
    writeFileSync(join(folder, 'tsconfig.json'), '{}')
  }
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, `export * from '${join(from, 'index.ts')}'\n`)
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node18',
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { input: { engine: entry }, output: { format: 'cjs', entryFileNames: 'engine.cjs' } },
    },
  })
  return createRequire(import.meta.url)(file) as Engine
}

/** Acts by a second of processor in random legal play from `seed` on: whose turn it is, what is open, and doing it. */
export function actsBySecond(engine: Engine, one: Case, acts: number, seed: number): number {
  const { games, start, toAct, chanceFrom } = engine
  const game = games[one.game]!
  const names = Array.from({ length: one.seats }, (_, i) => `P${i}`)
  let done = 0
  const began = process.cpuUsage()
  for (let at = seed; done < acts; at++) {
    const random = randomFrom(at)
    const begun = start(game, { seats: names, options: one.options, seed: at })
    if (!begun.ok) throw new Error(begun.code)
    const { seats } = begun.match
    let { state, chance: saved } = begun.match
    for (let played = 0; played < one.most && done < acts && game.outcome(state) === undefined; played++) {
      // An older engine asks every seat's offers for it.
      const due = toAct({ game, state, seats } as Parameters<Engine['toAct']>[0])
      const seat = due[random(due.length)]!
      const open = game.offers(state, seat).filter(offer => isPlayed(offer, one.game))
      for (let tries = 0; tries < 20; tries++) {
        const chance = chanceFrom(saved)
        const result = game.apply(state, seat, filled(open[random(open.length)]!, random), chance)
        // What fits one blank may hang on another: then another try.
        if (!result.ok) continue
        state = result.state
        saved = chance.save()
        done++
        break
      }
    }
  }
  const { user, system } = process.cpuUsage(began)
  return done / ((user + system) / 1e6)
}

/** Of the referee nothing that stops the table; elsewhere what the table waits for. */
function isPlayed(offer: Offer, game: string): boolean {
  if (game !== 'referee') return !aside.has(offer.do)
  return !['concede', 'eliminate', 'pause', 'undo', 'first-player', 'clock', 'extend'].includes(offer.do)
}

/** Without detours: what the bench itself takes counts for both engines. */
function filled(offer: Offer, random: Random): { readonly do: string } {
  const action: { do: string; [field: string]: Json } = { do: offer.do }
  for (const field in offer.blanks) action[field] = valueFor(offer.blanks[field]!, random)
  return action
}

function valueFor(blank: Blank, random: Random): Json {
  switch (blank.pick) {
    case 'one':
      return blank.from[random(blank.from.length)]!
    case 'number':
      // Small, so that a life lasts for more than one change.
      return Math.max(blank.min, Math.min(blank.max, random(7) - 3))
    case 'some': {
      const left = [...blank.from]
      const count = blank.min + random(Math.min(blank.max, left.length) - blank.min + 1)
      return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]!)
    }
    case 'each': {
      const some = Object.entries(blank.from).filter(([, from]) => from.length > 0 && random(2) === 0)
      return Object.fromEntries(some.map(([key, from]) => [key, from[random(from.length)]!]))
    }
  }
}
