import { beforeAll, describe, expect, it } from 'vitest'
import { botAction, counted, games, play, start, toAct } from '../../src-engine/index.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { isPressed, shortcutText } from '../../src-renderer/table/actions/action.ts'
import { layouts } from '../../src-renderer/table/actions/keyboard.ts'
import type { GameScreens } from '../../src-renderer/table/contract.ts'
import { screensOf } from '../../src-renderer/games/register.ts'
import { languages, loadMessages, setLanguage } from '../../src-renderer/words/index.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => setLanguage('en'))

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey })

describe('The key of an action', () => {
  it('is what is printed on it, whatever the lock of capitals says', () => {
    expect(isPressed('t', press('t', 'KeyT'))).toBe(true)
    expect(isPressed('t', press('T', 'KeyT'))).toBe(true)
    expect(isPressed('t', press('r', 'KeyR'))).toBe(false)
  })
  it('is another one with Shift, but for signs that can only be written so', () => {
    expect(isPressed('t', press('T', 'KeyT', true))).toBe(false)
    expect(isPressed('Shift+t', press('T', 'KeyT', true))).toBe(true)
    expect(isPressed('Shift+t', press('t', 'KeyT'))).toBe(false)
    expect(isPressed('?', press('?', 'Slash', true))).toBe(true)
    // On a French keyboard digits are written with Shift.
    expect(isPressed('1', press('1', 'Digit1', true))).toBe(true)
  })
  it('lies where it lies, whichever letter is printed there', () => {
    expect(isPressed('KeyZ', press('y', 'KeyZ'))).toBe(true)
    expect(isPressed('KeyZ', press('z', 'KeyY'))).toBe(false)
    // Shift makes it one of the keys that read.
    expect(isPressed('KeyT', press('T', 'KeyT', true))).toBe(false)
  })
  it('is shown as one presses it', () => {
    expect(shortcutText({ shortcut: 'Shift+h' })).toBe('Shift+H')
    expect(shortcutText({ shortcut: 'b' })).toBe('B')
    expect(shortcutText({ shortcut: 'KeyW' })).toBe('W')
    expect(shortcutText({ shortcut: 'KeyZ' }, layouts.de)).toBe('Y')
    expect(shortcutText({ shortcut: 'Semicolon' }, layouts.fr)).toBe('M')
    expect(shortcutText({ shortcut: 'Digit1' }, layouts.fr)).toBe('1')
    expect(shortcutText({})).toBe('')
  })
})

describe.each(['knock-out-whist', 'all-out-brawl', 'knockout-whist', 'clash', 'referee', 'brawl'])(
  'Read again at a key: %s',
  game => {
    /** Some moments of a game among bots, each as the first seat sees it. */
    function moments(): readonly JsonObject[] {
      const seats = ['Ann', 'Ben', 'Cal']
      const made = start(games[game]!, {
        seats: game === 'brawl' || game === 'clash' ? seats.slice(0, 2) : seats,
        seed: 3,
      })
      if (!made.ok) throw new Error(made.code)
      let { match } = made
      const seen: JsonObject[] = []
      for (let step = 0; step < 40 && match.game.outcome(match.state) === undefined; step++) {
        seen.push(viewFor(match.game, match.state, 'Ann') as JsonObject)
        const [due] = toAct(match)
        const action = due === undefined || game === 'referee' ? undefined : botAction(match, due, 'easy', counted(0))
        const played = action === undefined ? undefined : play(match, due!, action as unknown as JsonObject)
        if (!played?.ok) break
        match = played.match
      }
      return seen
    }

    it('every moment is told in whole sentences, in every language, and never with a gap', async () => {
      const { reading }: GameScreens = screensOf(game)
      const words = (await reading!())!
      for (const language of Object.keys(languages)) {
        await setLanguage(language as 'en')
        await loadMessages('whist', 'brawl', 'clash', 'referee')
        for (const view of moments()) {
          const seen = { view, viewer: 'Ann', names: namesOf({ Ann: 'Anna', Ben: 'Benno', Cal: 'Carla' }), offers: [] }
          const sentences = [words.table(seen), words.hand?.(seen) ?? [], words.stack?.(seen) ?? []].flat()
          expect(sentences.length).toBeGreaterThan(0)
          for (const sentence of sentences) {
            expect(sentence).toMatch(/^\S.*[.]$/)
            expect(sentence).not.toMatch(/undefined|\[object|[{}]|\b(read|whist|clash|brawl|refereeTable)\.\w/)
          }
        }
      }
      await setLanguage('en')
    })
  },
)
