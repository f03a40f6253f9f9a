import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'
import { circles, floors, roomGraph, type ImportGraph } from './support/import-graph.ts'

// The walls of DESIGN that a compiler's project references cannot hold.
const root = resolve(import.meta.dirname, '..')
const rooms = ['resources/launch', 'src-engine', 'src-main', 'src-renderer', 'tests']

function files(folder: string, called = /\.(ts|vue)$/): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    if (name === 'node_modules') return []
    if (statSync(path).isDirectory()) return files(path, called)
    return called.test(name) ? [relative(root, path)] : []
  })
}
const sources = rooms.flatMap(room => files(join(root, room)))
const styles = files(join(root, 'src-renderer'), /\.css$/)
const text = (file: string): string => readFileSync(join(root, file), 'utf8')
/** Without comments, so that a rule may be named in one. */
const code = (file: string): string => text(file).replace(/\/\*[\s\S]*?\*\/|(^|[^:])\/\/.*$/gm, '$1')

/** The folders of the games, as the engine's register has them: one that is forgotten here would have no walls. */
const register = code('src-engine/index.ts')
const games = [
  ...new Set(
    [...register.matchAll(/anyGame\((\w+)\)/g)].map(
      ([, game]) =>
        new RegExp(`import \\{ ${game} \\} from '\\./(\\w+)/`).exec(register)?.[1] ?? `no import of ${game}`,
    ),
  ),
]
/** The renderer's floors, the lowest first: each room imports only from the floors below its own. */
const rendererFloors = [['words'], ['design', 'device'], ['connection'], ['table'], ['games'], ['pages']]
/** Nothing of the first imports anything of the second. */
function wall(name: string, from: string, to: string): IForbiddenRuleType {
  return { name, severity: 'error', from: { path: from }, to: { path: to } }
}
const forbidden: IForbiddenRuleType[] = [
  wall('engine stands alone', '^src-engine', '^(src-main|src-renderer|tests)'),
  {
    name: 'engine needs only the schema library, a hash and a matching',
    severity: 'error',
    from: { path: '^src-engine' },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'],
      pathNot: 'node_modules/(zod|@noble/hashes|edmonds-blossom-fixed)/',
    },
  },
  wall('main never imports src-renderer', '^src-main', '^src-renderer'),
  wall('the renderer never imports src-main', '^src-renderer', '^src-main'),
  wall('what runs never imports resources/launch', '^src-', '^resources/launch'),
  wall('host and store know no electron', '^src-main/(host|store)', 'electron'),
  wall('desktop touches no game', '^src-main/desktop', `^src-engine/(${games.join('|')})/`),
  wall(
    'nothing imports a game but the register',
    '^src-engine/(core|cards|colours|formats|protocol)/',
    `^src-engine/(${games.join('|')}|scenario)/`,
  ),
  wall('core knows only itself, a night only core', '^src-engine/(core|night)/', '^src-engine/(?!core/|$1/)[^/]+/'),
  {
    name: 'what a game holds as content imports types alone',
    severity: 'error',
    from: { path: '^src-engine/[^/]+/content/' },
    to: { path: '^(?!src-engine/[^/]+/content/)', dependencyTypesNot: ['type-only'] },
  },
  ...rendererFloors.flatMap((floor, at) =>
    floor.map((room): IForbiddenRuleType => {
      const barred = rendererFloors
        .slice(at)
        .flat()
        .filter(other => other !== room)
      return {
        name: `${room} imports only from floors below`,
        severity: 'error',
        from: { path: `^src-renderer/${room}/` },
        to: { path: `^src-renderer/(${barred.length === 0 ? '' : `(${barred.join('|')})/|`}[^/]+$)` },
      }
    }),
  ),
  wall('the connection shows nothing', '^src-renderer/connection/', '^src-renderer/design/'),
  wall('games never talk to the host themselves', '^src-renderer/games/', '^src-renderer/connection/'),
  wall(
    'games see the staged view alone',
    '^src-renderer/games/',
    '^src-renderer/table/(use-table|stage/(stage|use-stage))\\.ts$',
  ),
  {
    name: 'a page knows no other page',
    severity: 'error',
    from: { path: '^src-renderer/pages/([^/]+)/' },
    to: { path: '^src-renderer/pages/[^/]+/', pathNot: '^src-renderer/pages/$1/' },
  },
  wall('what pages share knows none of them', '^src-renderer/pages/[^/]+$', '^src-renderer/pages/[^/]+/'),
  {
    name: 'the screens of a game know no other game',
    severity: 'error',
    from: { path: '^src-renderer/games/([^/]+)/' },
    to: { path: '^src-renderer/games/', pathNot: '^src-renderer/games/$1/' },
  },
  ...games.map((game): IForbiddenRuleType => ({
    name: `${game} knows no other game`,
    severity: 'error',
    from: { path: `^src-engine/${game}/` },
    to: { path: `^src-engine/(${games.filter(other => other !== game).join('|')}|scenario|protocol)/` },
  })),
]

let result: ICruiseResult
beforeAll(async () => {
  const done = await cruise(
    ['src-engine', 'src-main', 'src-renderer'],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
    },
    { extensions: ['.ts', '.vue', '.js'] },
  )
  result = done.output as ICruiseResult
})

describe('the walls of the house', () => {
  it('reads the whole house', () => {
    expect(result.summary.totalCruised).toBeGreaterThan(100)
  })

  it('knows all games of the register', () => {
    expect(games.map(game => readdirSync(join(root, 'src-engine', game)).length > 0)).toEqual(games.map(() => true))
  })

  it('keeps every import on its own side', () => {
    expect(result.summary.violations.map(one => `${one.rule.name}: ${one.from} → ${one.to}`)).toEqual([])
  })
})

/** A room of main is a folder, in the host each of its own; what lies in folders inside is part of it. Programs at the top are none. */
const roomOfMain = (file: string): string => /^src-main\/(host\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(file)![1]!

describe('who imports whom, types counted', () => {
  const importsIn = (folder: string): ImportGraph =>
    new Map(
      result.modules
        .filter(({ source }) => source.startsWith(folder))
        .map(({ source, dependencies }) => [
          source,
          dependencies.map(({ resolved }) => resolved).filter(path => path.startsWith(folder)),
        ]),
    )

  it('no file imports itself by way of others', () => {
    expect(importsIn('src-').size).toBeGreaterThan(500)
    expect(circles(importsIn('src-'))).toEqual([])
  })

  it('main has at most 12 rooms on 8 floors, and none imports one that stands on it', () => {
    const folders = [...importsIn('src-main/')].filter(([file]) => file.split('/').length > 2)
    const rooms = roomGraph(new Map(folders), roomOfMain)
    expect(circles(rooms)).toEqual([])
    expect([...floors(rooms)].filter(([, floor]) => floor > 8)).toEqual([])
    expect(rooms.size).toBeLessThanOrEqual(12)
  })

  it('no room inside one of the engine’s stands on one that stands on it', () => {
    // `clash/bots` is a room; a file that lies beside such rooms is one by itself.
    const roomOf = (file: string): string => /^src-engine\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0] ?? file
    const rooms = roomGraph(importsIn('src-engine/'), roomOf)
    expect(rooms.has('src-engine/clash/bots')).toBe(true)
    expect(circles(rooms)).toEqual([])
  })

  it('a table’s rooms stand on each other: model, storage, publish, run', () => {
    const rooms = floors(roomGraph(importsIn('src-main/host/table/'), file => file.split('/').at(-2)!))
    expect([...rooms].sort((one, other) => one[1] - other[1]).map(([room]) => room)).toEqual([
      'model',
      'storage',
      'publish',
      'run',
    ])
  })
})

describe('purity of the rules', () => {
  const engine = sources.filter(file => file.startsWith('src-engine'))
  it.each([
    ['a chance of its own', /Math\.random/],
    ['a clock', /\bDate\b|performance\.now/],
    ['words that depend on the machine', /\bIntl\b|toLocale/],
  ])('the engine has not %s', (_what, word) => {
    expect(engine.filter(file => word.test(code(file)))).toEqual([])
  })

  it('no query skips rows: where a page begins by a count, every page reads all of those before', () => {
    expect(sources.filter(file => file.startsWith('src-main/') && /\bOFFSET\b/i.test(code(file)))).toEqual([])
  })

  it('only the log writes to the database: nothing else has a connection or a word that changes anything', () => {
    const main = sources.filter(file => file.startsWith('src-main/'))
    const writes = /\b(INSERT|UPDATE|REPLACE|DELETE FROM|CREATE|ALTER|DROP)\b/
    // A database is opened, brought to this version and rescued before there is a log; and a copy is made another's.
    const opening = ['migrations', 'rescue', 'shelf'].map(name => `src-main/store/${name}.ts`)
    const log = ['apply', 'log'].map(name => `src-main/store/${name}.ts`)
    expect(main.filter(file => writes.test(code(file)))).toEqual([...opening, log[0]].sort())
    const copier = 'src-main/store/copier.ts'
    expect(main.filter(file => /\bVACUUM\b/.test(code(file)))).toEqual([copier, opening[2]])
    const importers = (of: RegExp): string[] => main.filter(file => of.test(code(file)))
    expect(importers(/import [^\n]*\/apply\.ts'/)).toEqual(['src-main/store/log.ts'])
    expect(importers(/import [^\n]*\/(migrations|rescue)\.ts'/)).toEqual([
      'src-main/store/rescue.ts',
      'src-main/store/store.ts',
    ])
    expect(importers(/\b(Sql|openSql)\b|'libsql'/)).toEqual(
      [...opening, ...log, copier, ...['database', 'disk', 'store'].map(name => `src-main/store/${name}.ts`)].sort(),
    )
  })

  it('what is written of a table follows from an act in one place', () => {
    const importers = sources.filter(
      file => file.startsWith('src-main/') && /import [^\n]*\/writes\.ts'/.test(code(file)),
    )
    expect(importers).toEqual(['src-main/host/table/model/settle.ts'])
  })

  it('what becomes of a table, and what follows from it, is reckoned without a clock, a disk or a line', () => {
    const rules = new Set(['reduce', 'settle'].map(name => `src-main/host/table/model/${name}.ts`))
    for (const file of rules) {
      for (const [, from] of code(file).matchAll(/^import (?!type\b)[^']*'(\.[^']+)'/gm)) {
        const path = join(file, '..', from!)
        if (path.startsWith('src-main')) rules.add(path)
      }
    }
    expect(rules.size).toBeGreaterThan(12)
    const impure = /'node:|\b(Date|performance|Math\.random|(set|clear)(Timeout|Immediate)|process|await)\b/
    expect([...rules].filter(file => impure.test(code(file)))).toEqual([])
    expect([...rules].filter(file => !/^src-main\/host\/(table\/model|context)\//.test(file))).toEqual([])
  })

  it('no view opens what is hidden', () => {
    const views = engine.filter(file => /\/view(\/[^/]+|[^/]*)\.ts$/.test(file))
    expect(views.length).toBeGreaterThan(0)
    expect(views.filter(file => /\.open\(\)/.test(code(file)))).toEqual([])
  })
})

describe('a house one can find one’s way in', () => {
  it('keeps files under 300 lines', () => {
    const long = [...sources, ...styles]
      .map(file => [file, text(file).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 300)
    expect(long.map(([file, lines]) => `${file}: ${lines}`)).toEqual([])
  })

  it('has no managers, helpers and utils', () => {
    expect(sources.filter(file => /(manager|helper|util)/i.test(file.split('/').pop()!))).toEqual([])
  })

  it('asks in one place what somebody without a name is called', () => {
    const asking = /\[([a-z][\w.]*!?)\]\s*\?\?\s*\1(?![\w.(])/
    const shown = sources.filter(file => file.startsWith('src-renderer') && asking.test(code(file)))
    expect(shown).toEqual(['src-renderer/table/names.ts'])
  })

  it('loads nothing from outside at run time', () => {
    const shown = sources.filter(file => file.startsWith('src-renderer'))
    const outside = shown.filter(file => /(src|href|url\()\s*=?\s*["'(]https?:/.test(code(file)))
    expect(outside).toEqual([])
  })
})
