import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { audioOutput } from '../../src-renderer/design/audio.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A context as WebKit's: whoever locks the phone interrupts it, and it may come back or not. */
class FakeContext extends EventTarget {
  state = 'suspended'
  currentTime = 0
  mayResume = true
  resumed = 0
  resume(): Promise<void> {
    this.resumed++
    if (!this.mayResume) return new Promise(() => undefined)
    this.become('running')
    return Promise.resolve()
  }
  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  suspend(): Promise<void> {
    this.become('suspended')
    return Promise.resolve()
  }
  close(): Promise<void> {
    this.become('closed')
    return Promise.resolve()
  }
}

function phone() {
  const made: FakeContext[] = []
  let now = 0
  const output = audioOutput(
    () => {
      const one = new FakeContext()
      made.push(one)
      return one
    },
    () => now,
  )
  const wait = async (ms: number, running = true): Promise<void> => {
    now += ms
    const last = made.at(-1)
    if (running && last?.state === 'running') last.currentTime += ms / 1000
    await vi.advanceTimersByTimeAsync(ms)
  }
  return { made, output, wait }
}

it('the first touch makes and resumes it within the gesture, and nothing sounds before', async () => {
  const { made, output } = phone()
  expect(await output.running()).toBeUndefined()
  output.touch()
  expect(made[0]!.resumed).toBe(1)
  expect(await output.running()).toBe(made[0])
})

it('after a lock it is resumed at the next sound, or at the next touch', async () => {
  const { made, output, wait } = phone()
  output.touch()
  await wait(1000)
  made[0]!.become('interrupted')
  expect(await output.running()).toBe(made[0])
  made[0]!.become('interrupted')
  output.touch()
  expect(made[0]!.state).toBe('running')
  expect(made.length).toBe(1)
})

it('what would sound during a call is dropped, not played together afterwards; where it stays so a touch makes another', async () => {
  const { made, output, wait } = phone()
  output.touch()
  made[0]!.become('interrupted')
  made[0]!.mayResume = false
  const heard: unknown[] = []
  for (let i = 0; i < 3; i++) void output.running().then(one => heard.push(one))
  await wait(1000)
  expect(heard).toEqual([undefined, undefined, undefined])
  output.touch()
  expect(made.length).toBe(2)
  expect(made[0]!.state).toBe('closed')
  expect(await output.running()).toBe(made[1])
})

it('one that says it runs while its clock stands still is replaced by the next touch', async () => {
  const { made, output, wait } = phone()
  output.touch()
  await wait(1000)
  expect(await output.running()).toBe(made[0])
  await wait(1000, false)
  expect(await output.running()).toBeUndefined()
  output.touch()
  expect(await output.running()).toBe(made[1])
})

it('a rest between two sounds is no standing still', async () => {
  const { made, output, wait } = phone()
  output.touch()
  await wait(500)
  expect(await output.running()).toBe(made[0])
  output.rest()
  await wait(60_000)
  expect(await output.running()).toBe(made[0])
  await wait(500)
  expect(await output.running()).toBe(made[0])
  expect(made.length).toBe(1)
})

it('a screen nobody touches waits until it may', async () => {
  const { made, output, wait } = phone()
  let isAllowed = false
  const first = output.allowed().then(() => (isAllowed = true))
  await first
  expect(isAllowed).toBe(true)
  output.rest()
  made[0]!.mayResume = false
  isAllowed = false
  void output.allowed().then(() => (isAllowed = true))
  await wait(1000)
  expect(isAllowed).toBe(false)
  output.touch()
  await wait(0)
  expect(isAllowed).toBe(true)
})
