import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { readPreferences } from '../../src-renderer/design/preferences.ts'
import { contrast, readableInk, seatColour } from '../../src-renderer/design/seats.ts'
import { playSound, samplesOf, soundNames } from '../../src-renderer/design/sounds.ts'
import { readingSeconds, useToasts } from '../../src-renderer/design/toasts.ts'
import { pendingQuestion, useConfirm } from '../../src-renderer/design/confirm.ts'
import { t } from '../../src-renderer/words/index.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { avatarPictures } from '../../src-renderer/design/parts/avatar-pictures.ts'
import { avatarNames, initials } from '../../src-renderer/design/parts/avatars.ts'

const design = join(import.meta.dirname, '../../src-renderer/design')
const css = readFileSync(join(design, 'tokens.css'), 'utf8')

/** The tokens of the first block whose selector is written so, with `var(--x)` followed. */
function tokens(selector: string, base: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('\n}')[0] ?? ''
  const found = new Map(base)
  for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+): (#[\da-f]{6}|var\(--[\w-]+\));/gu)) {
    found.set(name, value.startsWith('var') ? (found.get(value.slice(4, -1)) ?? '') : value)
  }
  return found
}
/** The felt with the lamp upon it, where it is brightest. */
function litFelt(set: ReadonlyMap<string, string>, lamp: number): string {
  const felt = set.get('--felt-600') ?? ''
  const mixed = [1, 3, 5].map((at, index) => {
    const under = Number.parseInt(felt.slice(at, at + 2), 16)
    return Math.round(under + (([255, 206, 120][index] ?? 0) - under) * lamp)
  })
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
const lamps = [...css.matchAll(/--felt-lamp: (\d+)%/gu)].map(match => Number(match[1]) / 100)

const plain = tokens(':root')
const four = tokens("[data-suits='four']", plain)
const television = tokens("[data-scale='tv']", plain)

describe('colours', () => {
  const pairs: readonly (readonly [text: string, ground: string])[] = [
    ...['--night', '--walnut-800', '--walnut-700', '--felt-600'].map(ground => ['--text', ground] as const),
    ...['--night', '--walnut-800', '--walnut-700'].map(ground => ['--text-soft', ground] as const),
    ...['--good', '--warn', '--bad', '--info', '--brass-300'].map(text => [text, '--walnut-700'] as const),
    ...['--brass-300', '--brass-400', '--brass-500'].map(ground => ['--text-on-brass', ground] as const),
    ['--text-on-ivory', '--ivory-100'],
    ['--text-soft-on-ivory', '--ivory-100'],
    ['--ivory-300', '--walnut-800'],
  ]
  it.each(pairs)('%s is read on %s', (text, ground) => {
    expect(contrast(plain.get(text) ?? '', plain.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['--text', '--text-soft', '--text-on-felt'])('%s is read from three metres on wood and felt', text => {
    const grounds = ['--walnut-800', '--walnut-700'].map(ground => television.get(ground) ?? '')
    for (const ground of [...grounds, litFelt(television, lamps[1] ?? 1)]) {
      expect(contrast(television.get(text) ?? '', ground)).toBeGreaterThanOrEqual(7)
    }
  })

  it('gives buttons without a ground of their own dark ink on paper', () => {
    const paper = readFileSync(join(design, 'textures.css'), 'utf8').split('.paper {')[1]?.split('}')[0] ?? ''
    const ink = /--quiet-ink: var\((--[\w-]+)\)/u.exec(paper)?.[1] ?? ''
    expect(contrast(plain.get(ink) ?? '', plain.get('--ivory-100') ?? '')).toBeGreaterThanOrEqual(4.5)
    for (const part of ['KButton.vue', 'KIconButton.vue']) {
      expect(readFileSync(join(design, 'parts', part), 'utf8')).toContain('var(--quiet-ink, ')
    }
  })

  it('reads on paper out to its darker edge, and knows signs in ember there', () => {
    // What `.paper` lays over its ivory at the corners, mixed by hand.
    const edge = '#e5d4b9'
    for (const text of ['--text-on-ivory', '--text-soft-on-ivory', '--good-deep', '--bad-deep'])
      expect(contrast(plain.get(text) ?? '', edge)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(plain.get('--ember-600') ?? '', edge)).toBeGreaterThanOrEqual(3)
  })

  it.each(['spades', 'hearts', 'diamonds', 'clubs'])(
    '%s stand out on ivory, and lit on wood and felt, in both palettes',
    suit => {
      for (const set of [plain, four]) {
        expect(contrast(set.get(`--suit-${suit}`) ?? '', '#efe0c2')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(set.get(`--suit-${suit}-lit`) ?? '', set.get('--walnut-700') ?? '')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(set.get(`--suit-${suit}-lit`) ?? '', set.get('--felt-700') ?? '')).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it('leaves text readable in the brightest spot of the felt', () => {
    expect(lamps).toHaveLength(2)
    for (const text of [plain.get('--text-on-felt') ?? '', '#f6e9cf']) {
      expect(contrast(text, litFelt(plain, lamps[0] ?? 1))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('gives four suits four colours when asked', () => {
    const used = ['spades', 'hearts', 'diamonds', 'clubs'].map(suit => four.get(`--suit-${suit}`))
    expect(new Set(used).size).toBe(4)
  })

  it('gives forty seats forty colours, each with ink that is read upon it', () => {
    const seats = Array.from({ length: 40 }, (_, seat) => seatColour(seat))
    expect(new Set(seats.map(seat => seat.fill)).size).toBe(40)
    for (const seat of seats) expect(contrast(seat.fill, seat.ink)).toBeGreaterThanOrEqual(4.5)
  })

  it('picks dark ink on a light colour and light ink on a dark one', () => {
    expect(contrast('#ffffff', readableInk('#ffffff'))).toBeGreaterThan(15)
    expect(contrast('#101010', readableInk('#101010'))).toBeGreaterThan(15)
  })
})

describe('preferences', () => {
  it('keeps what is right and replaces what is not', () => {
    const read = readPreferences({ suits: 'four', volume: 7, muted: 'yes', motion: 'less', cards: 3, contrast: 'high' })
    expect(read).toEqual({
      suits: 'four',
      volume: 0.6,
      muted: false,
      speech: false,
      listens: false,
      vibrates: true,
      motion: 'less',
      cards: 'normal',
      contrast: 'high',
      letterKeys: true,
    })
  })
  it.each([null, 'rubbish', 4, []])('reads %j as the defaults', stored => {
    expect(readPreferences(stored)).toEqual(readPreferences({}))
  })
})

describe('notes and questions', () => {
  it('shows the same words once, keeps four at most, and closes by id', () => {
    const { toasts, notify, close, clear } = useToasts()
    clear()
    notify('Follow hearts')
    notify('Follow hearts')
    expect(toasts.value).toHaveLength(1)
    const ids = ['a', 'b', 'c', 'd'].map(text => notify(text))
    expect(toasts.value.map(toast => toast.text)).toEqual(['a', 'b', 'c', 'd'])
    close(ids[1] ?? 0)
    expect(toasts.value.map(toast => toast.text)).toEqual(['a', 'c', 'd'])
    expect(readingSeconds('one two three four five six seven eight nine ten eleven')).toBeGreaterThan(
      readingSeconds('one'),
    )
  })

  it('says a note again when the language changes under it', async () => {
    const { toasts, notify: show, clear } = useToasts()
    clear()
    await loadLanguage('en')
    show(() => t('home.rules'))
    const shown = (): string => {
      const { text } = toasts.value[0]!
      return typeof text === 'string' ? text : text()
    }
    expect(shown()).toBe('Rules')
    await loadLanguage('de')
    expect(shown()).toBe('Regeln')
    await loadLanguage('en')
    clear()
  })

  it('answers a question once; a newer question declines the older', async () => {
    const { confirm } = useConfirm()
    const first = confirm({ title: 'One?', yes: 'Yes' })
    const second = confirm({ title: 'Two?', yes: 'Yes' })
    expect(await first).toBe(false)
    expect(pendingQuestion.value?.question.title).toBe('Two?')
    pendingQuestion.value?.answer(true)
    expect(await second).toBe(true)
    expect(pendingQuestion.value).toBeUndefined()
  })
})

describe('ears', () => {
  // Its own, as what other tests have said may still wait for its moment.
  let { announce, announced, useAnnounced }: typeof import('../../src-renderer/design/speech.ts') = {} as never
  beforeEach(async () => {
    vi.resetModules()
    ;({ announce, announced, useAnnounced } = await import('../../src-renderer/design/speech.ts'))
    vi.useFakeTimers({ now: 1e12, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => void vi.useRealTimers())
  /** What is said by all of it, from now on. */
  function said(ms: number): readonly string[] {
    const before = announced.value.at(-1)?.id ?? 0
    vi.advanceTimersByTime(ms)
    return announced.value.filter(({ id }) => id > before).map(({ text }) => text)
  }
  it('says all of one moment as one, in the order it happened, and nothing for empty words', () => {
    const news = Array.from({ length: 12 }, (_, n) => `Ann takes trick ${n}`)
    for (const one of news) announce(one)
    announce('  ')
    expect(said(1000)).toEqual([news.join(' ')])
  })
  it('says a sentence of the screen once each time it becomes another, after what happened in that moment', async () => {
    const line = ref('Waiting for Ben')
    const scope = effectScope()
    scope.run(() => useAnnounced(() => line.value))
    line.value = 'Your turn'
    await nextTick()
    // It is watched before what happened is told, and heard after it all the same.
    announce('Ben plays the king of hearts')
    line.value = 'Your turn'
    await nextTick()
    expect(said(1000)).toEqual(['Ben plays the king of hearts Your turn'])
    scope.stop()
  })
  it('says nothing of a part of the screen that has gone by then', () => {
    const scope = effectScope()
    scope.run(() => useAnnounced(() => 'It goes on in three seconds.', { first: true }))
    scope.stop()
    announce('The game goes on.')
    expect(said(1000)).toEqual(['The game goes on.'])
  })
  it('leaves a tenth of a second between two moments, which are spoken in either order else', () => {
    announce('One.')
    expect(said(50)).toEqual(['One.'])
    announce('Two.')
    expect(said(60)).toEqual([])
    expect(said(60)).toEqual(['Two.'])
  })
  it('never falls far behind: what is old by the time it could be heard is left out, what stands no longer is not said', async () => {
    const line = ref('')
    const scope = effectScope()
    scope.run(() => useAnnounced(() => line.value))
    announce('x'.repeat(100))
    expect(said(100)).toHaveLength(1)
    for (let n = 0; n < 40; n++) announce(`Bot ${n} plays a card.`)
    line.value = 'Your turn'
    await nextTick()
    line.value = 'Your lead'
    await nextTick()
    expect(said(2000)).toEqual([])
    const [late] = said(1000)
    expect(late).toMatch(/^Bot 35 plays a card\. .*Bot 39 plays a card\. Your lead$/)
    scope.stop()
  })
  it('is the one live region: whatever else is said is announced, in its order', () => {
    const root = join(design, '..')
    const live = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      file =>
        file.endsWith('.vue') && /role="(status|alert|log)"|aria-live/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(live).toEqual([join('design', 'parts', 'LiveRegion.vue')])
  })
  it.each(soundNames)('%s is silence, not an error, where there is no audio', async name => {
    await expect(playSound(name)).resolves.toBeUndefined()
  })
})

describe('sounds', () => {
  afterEach(() => void vi.unstubAllGlobals())
  it.each(soundNames)('%s is heard, short, and never distorts', async name => {
    vi.stubGlobal('AudioContext', function AudioContext() {}) // zzfx makes one when loaded; building samples needs none
    for (const { after, samples, wander } of await samplesOf(name)) {
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      expect(peak).toBeGreaterThan(0.1)
      expect(peak).toBeLessThanOrEqual(1)
      expect(after / 1000 + samples.length / 44_100).toBeLessThan(2)
      expect(wander).toBeLessThanOrEqual(0.12)
    }
  })
  it('are made once, however often they are played', async () => {
    expect(await samplesOf('play')).toBe(await samplesOf('play'))
  })
})

describe('people', () => {
  it.each([
    ['Ann', 'A'],
    ['Ann de Vries', 'AV'],
    ['  ', '?'],
    ['👑 Queen', '👑Q'],
  ])('shortens %j to %s', (name, short) => {
    expect(initials(name)).toBe(short)
  })
  it('takes no word that every object answers to for a face', () => {
    expect(avatarPictures['owl']).toContain('<svg')
    for (const word of ['constructor', 'toString', '__proto__']) expect(avatarPictures[word]).toBeUndefined()
  })
  it('has a picture for every face it offers', () => {
    for (const name of avatarNames) {
      const svg = readFileSync(join(design, '../../resources/icons/avatars', `${name}.svg`), 'utf8')
      expect(svg).toContain('<path')
    }
  })
})
