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
  it('only range.ts asks the formats what a spell reaches, but for what bots look at', () => {
    const askers = files.filter(file =>
      /\b(inRange|mayAffect|mayTarget|playersInRange)\b[,\s}]/.test(
        text(file)
          .match(/import[^;]*?formats\/index\.ts'/gs)
          ?.join() ?? '',
      ),
    )
    expect(askers.toSorted()).toEqual(['bots/evaluation.ts', 'bots/situation.ts', 'state/range.ts'])
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
    // And the damage that something in reach is dealt.
    expect(makers.toSorted()).toEqual(['effects/damage.ts', 'state/scope.ts'])
  })

  const effects = files.filter(file => file.startsWith('effects/handlers/'))
  /** What does things to a position. */
  const doers = ['zones', 'damage', 'control', 'continuous', 'prizes'].map(name => `effects/${name}.ts`)

  it('effects get a scope, hand on the transaction and never look into it', () => {
    const known = new Set([
      'cards/card.ts',
      'cards/keywords.ts',
      'state/scope.ts',
      'state.ts',
      'question.ts',
      'effects/cause.ts',
      'effects/replacements.ts',
      '../core/game.ts',
      ...doers,
    ])
    expect(effects.length).toBeGreaterThan(5)
    for (const file of effects) {
      const others = imports(file).filter(from => !known.has(from) && !from.startsWith('effects/handlers/'))
      expect([file, others]).toEqual([file, []])
      expect([file, /\b(tx|item)\b\s*[.!?[]|=\s*(tx|item)\b/.exec(text(file))?.[0]]).toEqual([file, undefined])
    }
  })

  it('what an effect does is done only to what is in reach: every permanent or player it names is', () => {
    const called = new Set<string>()
    for (const file of effects) {
      for (const [, names, from] of text(file).matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
        if (!doers.includes(relative(home, join(home, file, '..', from!)))) continue
        for (const name of names!.split(',')) called.add(name.trim())
      }
    }
    called.delete('')
    expect(called.size).toBeGreaterThan(25)
    const signatures = new Map<string, string>()
    for (const doer of doers) {
      for (const [, name, parameters] of text(doer).matchAll(/^export function (\w+)[^(]*\((.*?)\n?\): [^=]*? \{$/gms))
        signatures.set(name!, parameters!)
    }
    for (const name of called) {
      const said = signatures.get(name)?.replace(/\w+: \(seat: Seat\) => [^,]*/, '')
      // Of what it is done by, and of anything else, nothing plain.
      const plain =
        said === undefined
          ? 'unknown'
          : /(?<!InReach<|Touchable<Tx, )\b(Seat|Permanent|GraveCard|Id|TargetRef|DamageDealt)\b/.exec(said)?.[0]
      expect([name, plain]).toEqual([name, undefined])
    }
  })

  it('cards are data: they import nothing that could do anything', () => {
    const data = files.filter(file => file.startsWith('content/cards/'))
    expect(data.length).toBeGreaterThan(8)
    for (const file of data) expect([file, imports(file)]).toEqual([file, ['cards/card.ts']])
  })
})
