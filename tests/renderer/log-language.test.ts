import { effectScope, nextTick, shallowRef } from 'vue'
import { expect, test } from 'vitest'
import type { NumberedEvent } from '../../src-engine/protocol/to-client.ts'
import { useLog } from '../../src-renderer/table/chat/use-log.ts'
import { t } from '../../src-renderer/words/index.ts'
import { loadLanguage } from '../support/all-messages.ts'
import type { Names } from '../../src-renderer/table/contract.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

test('who changes the language reads the whole log in it, with the names of then', async () => {
  await loadLanguage('en')
  const story = {
    caption: (_event: unknown, names: Names) => `${names('a')}: ${t('parts.close')}`,
  }
  const screens = shallowRef({ story: async () => story } as never)
  const events = shallowRef<readonly NumberedEvent[]>([{ n: 1, event: { type: 'x' } }] as never)
  const names = shallowRef(namesOf({ a: 'Ann' }))
  const scope = effectScope()
  const lines = scope.run(() => useLog(screens, events, names, () => false))!
  await expect.poll(() => lines.value.map(line => line.text)).toEqual(['Ann: Close'])
  names.value = namesOf({ a: 'Anna' })
  await loadLanguage('de')
  await nextTick()
  expect(lines.value.map(line => line.text)).toEqual(['Ann: Schließen'])
  await loadLanguage('en')
  scope.stop()
})
