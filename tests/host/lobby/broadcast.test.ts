import { afterEach, expect, test, vi } from 'vitest'
import { lobbyBroadcast } from '../../../src-main/host/lobby/broadcast.ts'
import type { Lobby } from '../../../src-main/host/lobby/lobby.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A lobby that takes so long to be told, by a clock that only this moves; `sent` counts how often it was. */
function slowLobby(tookMs: number): { readonly lobby: Lobby; sent: number } {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const made = {
    sent: 0,
    lobby: {
      tables: new Map(),
      context: {
        clients: new Set(),
        store: {
          tables: {
            all: () => {
              made.sent++
              clock += tookMs
              return []
            },
          },
        },
      },
    } as unknown as Lobby,
  }
  return made
}

test('a lobby that takes long to be told is told so seldom that it costs the host a tenth of its time', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const slow = slowLobby(250)
  const broadcast = lobbyBroadcast(() => slow.lobby)
  broadcast.soon()
  vi.advanceTimersByTime(60)
  expect(slow.sent).toBe(1)
  // A table is opened and closed again and again.
  for (let at = 0; at < 2240; at += 10) {
    broadcast.soon()
    vi.advanceTimersByTime(10)
  }
  expect(slow.sent).toBe(1)
  vi.advanceTimersByTime(10)
  expect(slow.sent).toBe(2)
  broadcast.stop()
})

test('a small lobby is told a moment after the first of a bunch of changes, once', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const quick = slowLobby(1)
  const broadcast = lobbyBroadcast(() => quick.lobby)
  for (let change = 0; change < 6; change++) {
    broadcast.soon()
    vi.advanceTimersByTime(9)
  }
  expect(quick.sent).toBe(0)
  vi.advanceTimersByTime(6)
  expect(quick.sent).toBe(1)
  broadcast.stop()
})
