import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FoundHost } from '../../../src-engine/protocol/desktop.ts'
import { sweep, sweepAddresses } from '../../../src-main/host/discovery/sweep.ts'

const at = (name: string, address: string, netmask = '255.255.255.0', internal = false) => ({
  name,
  address,
  netmask,
  internal,
})

describe('the addresses that are asked', () => {
  it('are those of the home networks this machine is on, its own left out, the nearest first', () => {
    const all = sweepAddresses([at('wlan0', '192.168.1.20'), at('eth0', '192.168.1.22')])
    expect(all).toHaveLength(252)
    expect(all.slice(0, 3)).toEqual(['192.168.1.19', '192.168.1.21', '192.168.1.18'])
    for (const never of ['192.168.1.0', '192.168.1.255', '192.168.1.20', '192.168.1.22'])
      expect(all).not.toContain(never)
  })
  it('are 254 of a larger network at most, and no more than a smaller one has', () => {
    expect(sweepAddresses([at('eth0', '10.1.2.3', '255.0.0.0')])).toHaveLength(253)
    expect(sweepAddresses([at('eth0', '192.168.1.20', '255.255.255.248')])).toEqual(
      ['19', '21', '18', '22', '17'].map(last => `192.168.1.${last}`),
    )
  })
  it('are none of loopback, tunnels, containers and public networks', () => {
    const none = [
      at('lo', '127.0.0.1', '255.0.0.0', true),
      at('wg0', '10.8.0.2'),
      at('docker0', '172.17.0.1', '255.255.0.0'),
      at('eth0', '203.0.113.9'),
      at('eth1', '169.254.3.4', '255.255.0.0'),
    ]
    expect(sweepAddresses(none)).toEqual([])
  })
})

describe('a look at every address', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const addresses = Array.from({ length: 253 }, (_, i) => `192.168.1.${i + 1}`)
  /** Silent machines, but for one that hosts. */
  function begin() {
    const [asked, found, controller] = [[] as string[], [] as string[], new AbortController()]
    const [open, seen] = [
      { now: 0, most: 0 },
      { asked: 0, total: 0 },
    ]
    const over = sweep(addresses, {
      found: host => void found.push(host.url),
      progress: (now, total) => void Object.assign(seen, { asked: now, total }),
      signal: controller.signal,
      ask: async url => {
        asked.push(url)
        open.most = Math.max(open.most, ++open.now)
        await new Promise(done => setTimeout(done, 800))
        open.now--
        return url.includes('.1.42:') ? { ok: true, host: { url } as FoundHost } : { ok: false, why: 'silent' }
      },
    })
    return { asked, found, open, seen, over, stop: () => controller.abort() }
  }

  it('asks each once, few at a time and few a second, tells how far it is, and finds who hosts', async () => {
    const { asked, found, open, seen, over } = begin()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked.length).toBeLessThanOrEqual(26)
    expect(seen).toEqual({ asked: expect.any(Number), total: 253 })
    await vi.advanceTimersByTimeAsync(20_000)
    await over
    expect(asked).toEqual(addresses.map(one => `http://${one}:4680`))
    expect(open.most).toBeLessThanOrEqual(16)
    expect(found).toEqual(['http://192.168.1.42:4680'])
    expect(seen.asked).toBe(253)
  })

  it('asks nobody more once it is called off', async () => {
    const { asked, over, stop } = begin()
    await vi.advanceTimersByTimeAsync(500)
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    await over
    const before = asked.length
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toHaveLength(before)
  })
})
