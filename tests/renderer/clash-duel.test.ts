import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { lesson } from '../../src-renderer/games/clash/lesson.ts'
import type { ClashProps } from '../../src-renderer/games/clash/props.ts'
import { caption } from '../../src-renderer/games/clash/story.ts'
import ClashTable from '../../src-renderer/games/clash/table/DuelTable.vue'
import { games, play, start, type Json, type JsonObject } from '../../src-engine/index.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { readScenario } from '../../src-engine/scenario/file.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { useExercise } from '../../src-renderer/table/lesson/use-exercise.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'
import '../../src-renderer/words/en/clash-cards/text.ts' // the cards' words, which a table loads when it is shown

beforeAll(() => loadLanguage('en'))

async function tableOf(id: string, change: (props: ClashProps) => ClashProps = props => props): Promise<string> {
  const step = lesson.steps.find(one => one.id === id)!
  const { props } = useExercise(
    lesson,
    () => step,
    () => 'Kim',
  )
  const html = await renderToString(createSSRApp({ render: () => h(ClashTable, change(props.value)) }))
  // What a Teleport moves elsewhere is not part of the table.
  return html.replaceAll(/<!--.*?-->/g, '')
}

it('Clash: in a duel the other one’s seat stands once, at their battlefield', async () => {
  const html = await tableOf('attack')
  expect(html.match(/data-seat="Partner"/g)).toHaveLength(1)
  expect(html.indexOf('data-seat="Partner"')).toBeGreaterThan(html.indexOf('clash-board'))
})

it.each([
  [['Ann', 'Ben'], 'Duel: Ann and Ben sit down.'],
  [['Ann', 'Ben', 'Cal'], 'Free-for-All: Ann, Ben and Cal sit down.'],
])('Clash: the log calls a game of %j what it is', (seats, line) => {
  expect(caption({ type: 'opened', format: 'free-for-all', seats }, namesOf({}))).toBe(line)
})

it('Clash: beside the buttons stands the switch that asks; both graveyards open', async () => {
  const html = await tableOf('land')
  expect(html).toContain('data-testid="ask-me"')
  expect(html.match(/data-testid="graveyard [^"]+"/g)).toHaveLength(2)
})

it('Clash: who falls to the attackers before them is told so, and not a life too early', async () => {
  const attacked = (life: number): Promise<string> =>
    tableOf('attack', props => {
      const [attacker] = Object.entries(props.view.permanents).find(([, { power }]) => power !== undefined)!
      const combat = [{ attacker, whom: props.viewer, blockers: [], blocked: false }]
      const dealt = props.view.permanents[attacker]!.power!
      return { ...props, view: { ...props.view, combat, life: { ...props.view.life, [props.viewer]: dealt + life } } }
    })
  expect(await attacked(0)).toContain('data-testid="lethal"')
  expect(await attacked(1)).not.toContain('data-testid="lethal"')
})

it('Clash: of effects that want the same damage each is a button with its card, and the line asks which is first', async () => {
  const file = join(import.meta.dirname, '../scenarios/clash/CLA-17-the-permanent-first.json')
  const read = readScenario(readFileSync(file, 'utf8'))
  if (!read.ok) throw new Error(file)
  const { seats, seed, given, steps } = read.scenario
  const made = start(games['clash']!, { seats, seed: seed ?? 0, given: given as unknown as JsonObject })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  for (const { by, ...action } of steps as readonly ({ by?: string } & JsonObject)[]) {
    if (by === undefined) break
    const done = play(match, by, action as Json)
    if (!done.ok) throw new Error(done.refused)
    match = done.match
  }
  const html = await tableOf('attack', props => ({
    ...props,
    viewer: 'Ben',
    yours: ['Ben'],
    names: namesOf({ Ann: 'Ann', Ben: 'Ben' }),
    view: viewFor(match.game, match.state, 'Ben') as unknown as ClashView,
    offers: match.game.offers(match.state, 'Ben'),
  }))
  expect(html).toContain('Fire Bolt deals damage: which of these comes first?')
  expect([...html.matchAll(/data-option="([^"]+)"/g)].map(found => found[1])).toEqual([
    'Warden of Both Doors',
    'Healing Draught',
  ])
})
