import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

// RULES CLA-8: range and control are asked in one place, and no card and no effect gets round it.

const home = join(import.meta.dirname, '../../../src-engine/clash')
const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
const text = (file: string): string =>
  readFileSync(join(home, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|[^:])\/\/.*$/gm, '$1')
const imports = (file: string): readonly string[] =>
  [...text(file).matchAll(/from '([^']+)'/g)].map(one => relative(home, join(home, file, '..', one[1]!)))

describe('Clash: range is asked in one place (CLA-8)', () => {
  it('only range.ts asks the formats what a spell reaches, but for what views show and bots look at', () => {
    const askers = files.filter(file =>
      /\b(inRange|mayAffect|mayTarget|playersInRange)\b[,\s}]/.test(
        text(file)
          .match(/import[^;]*?formats\/index\.ts'/gs)
          ?.join() ?? '',
      ),
    )
    expect(askers.toSorted()).toEqual(['bots/evaluation.ts', 'bots/situation.ts', 'state/range.ts', 'view.ts'])
  })

  it('these ask it, and nothing else', () => {
    const askers = files.filter(file => imports(file).includes('state/range.ts'))
    // Scopes and the words for players; what prevents damage, which is judged at its recipient; the refusal of a move.
    expect(askers.toSorted()).toEqual([
      'combat/declare.ts',
      'effects/replacements.ts',
      'state/players.ts',
      'state/scope.ts',
    ])
  })

  it('only a scope says that something is in reach', () => {
    const makers = files.filter(file => /as (readonly )?InReach</.test(text(file)))
    expect(makers).toEqual(['state/scope.ts'])
  })

  it('effects get a scope and an effect api, and know neither the position nor how things are done to it', () => {
    const free = new Set([
      'cards/card.ts',
      'cards/keywords.ts',
      'state/scope.ts',
      'state.ts',
      'question.ts',
      'effects/handlers/handler.ts',
      'effects/effect-api.ts',
      '../core/game.ts',
    ])
    const effects = files.filter(file => file.startsWith('effects/handlers/') && file !== 'effects/handlers/effects.ts')
    expect(effects.length).toBeGreaterThan(4)
    for (const file of effects) expect([file, imports(file).filter(one => !free.has(one))]).toEqual([file, []])
  })

  it('what an effect does is done only to what is in reach: every permanent or player it takes is', () => {
    const api = text('effects/effect-api.ts')
    const methods = [...api.matchAll(/^  (?:get )?([a-z]\w*)\(([^)]*(?:\([^)]*\)[^)]*)*)\)[^{;]*\{/gm)].filter(
      one => one[1] !== 'constructor',
    )
    expect(methods.length).toBeGreaterThan(20)
    for (const [, name, parameters = ''] of methods) {
      expect([name, /(?<!InReach<)\b(Seat|Permanent|GraveCard|Id|TargetRef)\b(?!>)/.test(parameters)]).toEqual([
        name,
        false,
      ])
    }
  })

  it('cards are data: they import nothing that could do anything', () => {
    const data = files.filter(file => file.startsWith('content/cards/'))
    expect(data.length).toBeGreaterThan(8)
    for (const file of data) expect([file, imports(file)]).toEqual([file, ['cards/card.ts']])
  })
})
