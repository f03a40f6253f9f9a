import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { diagnoseHost, type HostFacts } from '../src-engine/protocol/join-doctor.ts'
import { tellCauses } from '../src-main/tell-causes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the terminal says what keeps guests out, once, with what mends it, and no more after the first has come', async () => {
  const lines: string[] = []
  const none: HostFacts = {
    networks: 1,
    port: 4680,
    came: 0,
    heard: 0,
    unreached: false,
    tunnel: false,
    swept: false,
    neighbours: 0,
  }
  const firewall = { name: 'ufw', command: 'sudo ufw allow 4680' }
  const seen: HostFacts[] = [
    none,
    { ...none, firewall },
    { ...none, firewall },
    none,
    { ...none, came: 1 },
    { ...none, networks: 0 },
  ]
  tellCauses(
    () => Promise.resolve(diagnoseHost(seen.shift()!)),
    line => lines.push(line),
    10,
  )
  await vi.advanceTimersByTimeAsync(100)
  expect(lines).toEqual([
    'Nobody has got through so far, and ufw is on: it has to let Knockabout in.',
    '  sudo ufw allow 4680',
  ])
  expect(seen).toHaveLength(1)
})
