/** Who imports whom: files, or rooms of files. Imports of types count like all others. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The same graph with files gathered into rooms; what a room imports of its own is left out. */
export function roomGraph(files: ImportGraph, roomOf: (file: string) => string): ImportGraph {
  const rooms = new Map<string, Set<string>>()
  for (const [file, imported] of files) {
    const room = roomOf(file)
    const others = rooms.get(room) ?? rooms.set(room, new Set()).get(room)!
    for (const other of imported.map(roomOf)) if (other !== room) others.add(other)
  }
  return new Map([...rooms].map(([room, others]) => [room, [...others]]))
}

/** Groups that import each other in a circle, by Tarjan's algorithm, those imported by others first; most are of one. */
function groups(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    lowest.set(node, order.get(node)!)
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!))
    }
    if (lowest.get(node) === order.get(node)) found.push(open.splice(open.indexOf(node)))
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/** What imports itself by way of others, a circle a line; a line names all that lie in it. */
export function circles(graph: ImportGraph): string[] {
  return groups(graph)
    .filter(group => group.length > 1)
    .map(group => group.sort().join(' ↔ '))
}

/** On which floor each room stands: one above the highest that it imports, the ground being 1. Rooms of a circle share one. */
export function floors(graph: ImportGraph): ReadonlyMap<string, number> {
  const floor = new Map<string, number>()
  for (const group of groups(graph)) {
    const below = group.flatMap(room => graph.get(room) ?? []).filter(room => !group.includes(room))
    for (const room of group) floor.set(room, 1 + Math.max(0, ...below.map(other => floor.get(other) ?? 0)))
  }
  return floor
}
