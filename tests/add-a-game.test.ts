import { mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { anyGame, type AnyGame, type Game } from '../src-engine/core/game.ts'
import { botAction, counted, play, start, toAct, type Json } from '../src-engine/index.ts'
import { readScenario } from '../src-engine/scenario/file.ts'
import { runScenario } from '../src-engine/scenario/run.ts'

// The page *Add a game* from its own text: what it has its reader write is played, and what it has them touch is there.
const root = resolve(import.meta.dirname, '..')
const page = readFileSync(join(root, 'src-engine/ADD-A-GAME.md'), 'utf8')
const blocks = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({
  kind: kind!,
  text: text!,
}))
const block = (kind: string, about: string): string =>
  blocks.find(one => one.kind === kind && one.text.includes(about))!.text

const folder = mkdtempSync(join(tmpdir(), 'add-a-game-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function written(): Promise<AnyGame> {
  const file = join(folder, 'game.ts')
  writeFileSync(file, block('ts', "id: 'highest'").replaceAll("from '../core/", `from '${root}/src-engine/core/`))
  const { highest } = (await import(file)) as {
    readonly highest: Game<never, never, never, never, never, never, never>
  }
  return anyGame(highest)
}

it('the game on the page plays its scenario, and its bots play it to the end', async () => {
  const game = await written()
  const read = readScenario(block('json', '"game": "highest"'))
  if (!read.ok) throw new Error(read.error)
  expect(runScenario({ highest: game }, read.scenario)).toMatchObject({ ok: true })
  const started = start(game, { seats: ['Ann', 'Ben', 'Cal'], seed: 3 })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  for (let acts = 0; acts < 100 && game.outcome(match.state) === undefined; acts++) {
    const [seat] = toAct(match)
    const played = play(match, seat!, botAction(match, seat!, 'hard', counted(0)) as unknown as Json)
    if (!played.ok) throw new Error(played.refused)
    match = played.match
  }
  expect(game.outcome(match.state)?.winners).toHaveLength(1)
})

it('of files that are there just those get a line that the page counts', () => {
  const sentence = /^Of files that are there, (\w+) get a line[^:]*:([\s\S]*?)\. All else is new\./m.exec(page)!
  const files = [...sentence[2]!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!)
  expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
  expect(['two', 'three', 'four', 'five'].indexOf(sentence[1]!) + 2).toBe(files.length)
})
