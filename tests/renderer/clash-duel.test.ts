import { beforeAll, expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import type { Task } from '../../src-renderer/games/clash/learn/use-lesson.ts'
import { useLesson } from '../../src-renderer/games/clash/learn/use-lesson.ts'
import ClashTable from '../../src-renderer/games/clash/ClashTable.vue'
import { loadLanguage } from '../support/all-messages.ts'
import '../../src-renderer/words/en/clash-cards/text.ts' // the cards' words, which a table loads when it is shown

beforeAll(() => loadLanguage('en'))

async function tableOf(task: Task): Promise<string> {
  const { props } = useLesson(
    () => task,
    () => 'Kim',
  )
  const html = await renderToString(createSSRApp({ render: () => h(ClashTable, props.value) }))
  // What a Teleport moves elsewhere is not part of the table.
  return html.replaceAll(/<!--.*?-->/g, '')
}

it('Clash: in a duel the other one’s seat stands once, at their battlefield', async () => {
  const html = await tableOf({ kind: 'scene', id: 'attack' })
  expect(html.match(/data-seat="Partner"/g)).toHaveLength(1)
  expect(html.indexOf('data-seat="Partner"')).toBeGreaterThan(html.indexOf('clash-board'))
})

it('Clash: beside the buttons stands the switch that asks; both graveyards open', async () => {
  const html = await tableOf({ kind: 'scene', id: 'land' })
  expect(html).toContain('data-testid="ask-me"')
  expect(html.match(/data-testid="graveyard [^"]+"/g)).toHaveLength(2)
})
