import { beforeEach, expect, test, vi } from 'vitest'
import { announce, callOut, preferences } from '../../src-renderer/design/index.ts'

// The browser's voice is stood in for; what is asked of it is real.
class Utterance extends EventTarget {
  constructor(readonly text: string) {
    super()
  }
  end(): void {
    this.dispatchEvent(new Event('end'))
  }
}
const voice = { said: [] as Utterance[], cut: 0 }
beforeEach(() => {
  for (const one of voice.said.splice(0)) one.end()
  voice.cut = 0
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (one: Utterance) => voice.said.push(one),
    cancel: () => void voice.cut++,
  })
})

test('a call takes the place of the call before, so that none is late', () => {
  preferences.speech = false
  callOut('Hit!')
  callOut('Block!')
  expect(voice.said.map(one => one.text)).toEqual(['Hit!', 'Block!'])
  expect(voice.cut).toBe(1)
  for (const one of voice.said) one.end()
  callOut('Freeze!')
  expect(voice.cut).toBe(1)
})

test('where sentences are spoken too, a call cuts none of them off: there is one voice', () => {
  preferences.speech = true
  vi.useFakeTimers()
  announce('Ann plays a hit.')
  vi.runAllTimers()
  callOut('Hit!')
  announce('Ben is frozen.')
  vi.runAllTimers()
  vi.useRealTimers()
  expect(voice.said.map(one => one.text)).toEqual(['Ann plays a hit.', 'Hit!', 'Ben is frozen.'])
  expect(voice.cut).toBe(0)
  preferences.speech = false
})
