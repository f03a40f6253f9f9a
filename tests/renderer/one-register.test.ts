import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { effectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '../../src-renderer/design/index.ts'
import { asButton, type Action } from '../../src-renderer/table/actions/action.ts'
import { allActions, useActions } from '../../src-renderer/table/actions/use-actions.ts'

const root = join(import.meta.dirname, '..', '..', 'src-renderer')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path => /\.(vue|ts)$/.test(path))
const holding = (what: RegExp): readonly string[] =>
  files.filter(path => what.test(readFileSync(join(root, path), 'utf8'))).toSorted()

describe('Keys are heard in one place', () => {
  it('no game and no page listens to the keyboard by itself', () => {
    const listening = holding(/['"@:]key(down|up|press)\b|onKey(Stroke|Down|Up|Pressed)|useMagicKeys/)
    // A part of the design that has the focus has keys of its own, as has the one number that is a dial; any key at all
    // wakes the sound of the TV, ends the drum roll before a podium and lets a film play. A TV's remote is a keyboard too.
    const own = listening.filter(path => !path.startsWith('design/'))
    expect(own).toEqual([
      'device/remote.ts',
      'device/stay-awake.ts',
      'games/referee/LifeDial.vue',
      'pages/display/Display.vue',
      'pages/display/DisplayTable.vue',
      'pages/display/use-in-use.ts',
      'table/actions/use-actions.ts',
      'table/ending/use-build-up.ts',
    ])
  })
  it('what a button’s key is comes from its action', () => {
    const written = holding(/aria-keyshortcuts="(?!heardKey\()/).filter(path => !path.startsWith('design/'))
    // Brawl's spots and piles have the key that is printed on theirs: an action's too.
    expect(written.filter(path => !path.startsWith('games/brawl/'))).toEqual([])
    for (const path of written)
      expect(readFileSync(join(root, path), 'utf8')).not.toMatch(/aria-keyshortcuts="(?!.*printed)/)
  })
})

describe('The register of actions', () => {
  let heard: ((event: KeyboardEvent) => void) | undefined
  const done: string[] = []
  beforeEach(() => {
    vi.stubGlobal('addEventListener', (_: string, listener: typeof heard) => (heard = listener))
    vi.stubGlobal('removeEventListener', () => (heard = undefined))
    vi.stubGlobal('document', { querySelector: () => null })
  })
  afterEach(() => {
    done.length = 0
    vi.unstubAllGlobals()
  })
  const action = (key: string, more: Partial<Action> = {}): Action => ({
    key,
    label: key,
    run: () => done.push(key),
    ...more,
  })
  const press = (key: string, more: object = {}): boolean => {
    let isTaken = false
    heard?.({ key, code: '', preventDefault: () => (isTaken = true), ...more } as unknown as KeyboardEvent)
    return isTaken
  }
  function offering(...parts: readonly (readonly Action[])[]) {
    const scope = effectScope()
    scope.run(() => parts.forEach(part => useActions(() => part)))
    return scope
  }

  it('what was opened last has a key before the frame has it, and listening ends with the last part', () => {
    const scope = offering([action('hurry', { also: [' '] })], [action('go', { also: [' '] })])
    expect(allActions.value.map(one => one.key)).toEqual(['hurry', 'go'])
    expect(press(' ')).toBe(true)
    expect(done).toEqual(['go'])
    scope.stop()
    expect(press(' ')).toBe(false)
    expect(done).toEqual(['go'])
  })
  it('one that cannot be done leaves its key to one that can', () => {
    const scope = offering([action('far', { shortcut: 'b' })], [action('near', { shortcut: 'b', whyNot: 'Not now.' })])
    press('b')
    expect(done).toEqual(['far'])
    scope.stop()
  })
  it('a key kept down does once what is done once, and again what may be done again', () => {
    const scope = offering([action('go', { shortcut: 'g' }), action('next', { shortcut: 'ArrowRight', repeats: true })])
    for (const repeat of [false, true, true]) press('g', { repeat })
    for (const repeat of [false, true, true]) press('ArrowRight', { repeat })
    expect(done).toEqual(['go', 'next', 'next', 'next'])
    scope.stop()
  })
  it('Space and Enter press what has the focus first, and single keys can be switched off', () => {
    const scope = offering([action('go', { shortcut: 'g', also: [' ', 'Enter'] })])
    const target = { closest: (what: string) => (what.startsWith('button') ? {} : null) }
    expect([press(' ', { target }), press('Enter', { target }), press('g', { target })]).toEqual([false, false, true])
    preferences.letterKeys = false
    expect([press('g'), press(' ')]).toEqual([false, true])
    expect(asButton(action('go', { shortcut: 'g' }))['aria-keyshortcuts']).toBeUndefined()
    preferences.letterKeys = true
    expect(asButton(action('go', { shortcut: 'g' }))['aria-keyshortcuts']).toBe('G')
    scope.stop()
  })
})
