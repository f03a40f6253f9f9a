/** As far as a module's place is decided by it: who imports it, and whether somebody does only when it is needed. */
interface Importers {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
interface Graph {
  readonly getModuleInfo: (id: string) => Importers | null
}

/** What is loaded by itself and needs this module. */
function loadedWith(id: string, graph: Graph): readonly string[] {
  const seen = new Set<string>()
  const visit = (module: string): readonly string[] => {
    if (seen.has(module)) return []
    seen.add(module)
    const { importers, dynamicImporters } = graph.getModuleInfo(module) ?? { importers: [], dynamicImporters: [] }
    return [...(dynamicImporters.length > 0 ? [module] : []), ...importers.flatMap(visit)]
  }
  return visit(id)
}

const game = /[\\/](?:games|src-engine)[\\/](whist|brawl|clash|referee)[\\/]/
/** The parts of a game that come with its table, as its `screens.ts` names them. */
const ofTable = /[\\/](?:Table\.vue|(?:story|reading)\.ts)$/
const ofFrame = /[\\/]TableFrame\.vue$/
const ofLobby = /Setup\.vue$/
/** The pages on the way to a table. */
const beforeTable = /[\\/](?:Home|TablePage)\.vue$/

/** Modules by the end of their path. */
const modules = (paths: string): RegExp => new RegExp(`/(?:${paths})\\b`.replaceAll('/', String.raw`[\\/]`))
/** Parts of the design that start page and lobby have, and those that come with the frame round every game. */
const startParts = modules(
  'parts/(?:breakable|K(?:Badge|Menu(?!List)|Name|Notice|Panel|Rich))|pages/use-games|core/(?:game|why-not)',
)
const playParts = modules(
  'parts/K(?:Choice|Number|Sheet|Switch|Tabs|TimerRing)|design/(?:audio|chart|sounds|cards/(?:card-flight|hand-keys))|device/(?:files|stay-awake)|' +
    'table/(?:actions/(?:ActionButton|use-(?:act|advice|drag))|frame/(?:PromptLine|clock)|board/lay-seats|chat/ChatToasts|ending/awards|' +
    'story/(?:story|ring-turn|use-(?:new-events|sounds)))|' +
    'reka-ui/dist/(?:Collection|RovingFocus|Tabs|Primitive/usePrimitiveElement|shared/useDirection)',
)
/** What the lobbies of Clash and the referee have of the formats, too little to be a file each. */
const formatParts = modules(
  'src-engine/(?:formats/(?:attack|format|range|seating|state|turn-count)|colours/(?:colours|star)|core/hidden)\\.ts',
)

/**
 * The chunk a module of the tables lies in: `play` is the frame round every game, and each game has one, besides what its
 * lobby needs. What only a lesson, the rules or the TV need stays with them.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (playParts.test(id)) return 'play'
  const name = game.exec(id)?.[1]
  const roots = loadedWith(id, graph)
  const isNeeded = (where: RegExp): boolean => roots.some(root => where.test(root))
  if (isNeeded(beforeTable)) return null
  if (name === undefined) return isNeeded(ofFrame) ? 'play' : null
  if (isNeeded(ofLobby)) return `${name}-lobby`
  return isNeeded(ofTable) ? name : null
}

/** What start page and lobby share with the other pages; what a page loads only later is no part of it. */
function beforeEveryTable(id: string, graph: Graph): string | null {
  return loadedWith(id, graph).some(root => beforeTable.test(root)) ? 'table' : null
}

const alone = { includeDependenciesRecursively: false } as const
/**
 * The files the pages are built as, the first that fits: what every page begins with, what start page and lobby share,
 * what every table needs, what the formats are, what each game has of its own.
 */
export const chunkGroups = [
  { name: 'initial', tags: ['$initial' as const] },
  { name: 'parts', test: startParts, ...alone },
  { name: 'formats', test: formatParts, ...alone },
  { name: chunkOf, test: modules('design|device|games|reka-ui|src-engine|table'), ...alone },
  { name: 'cards', test: modules('design/cards|src-engine/cards'), ...alone },
  { name: beforeEveryTable, test: modules('src-renderer/table'), minShareCount: 3 },
].map((group, at, all) => ({ ...group, priority: all.length - at }))
