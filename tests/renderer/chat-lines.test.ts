import { createPinia, setActivePinia } from 'pinia'
import { effectScope, nextTick } from 'vue'
import { expect, test } from 'vitest'
import { useHost } from '../../src-renderer/connection/host.ts'
import { useNewChat } from '../../src-renderer/table/chat/use-new-chat.ts'

test('of several lines said in one moment each is told once, in order, and none of another table', async () => {
  setActivePinia(createPinia())
  const host = useHost()
  const line = (n: number, text: string, table = 't') => ({ n, text, table, say: 'chat', from: 'Ann', to: 'table' })
  host.chats = [line(1, 'before')] as never
  const told: string[] = []
  const scope = effectScope()
  scope.run(() =>
    useNewChat(
      () => 't',
      one => told.push(one.text),
    ),
  )
  host.chats = [...host.chats, line(2, 'Hello!'), line(3, 'elsewhere', 'u'), line(4, 'Cheers!')] as never
  await nextTick()
  expect(told).toEqual(['Hello!', 'Cheers!'])
  scope.stop()
})
