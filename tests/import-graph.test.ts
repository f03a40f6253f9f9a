import { describe, expect, it } from 'vitest'
import { circles, floors, roomGraph } from './support/import-graph.ts'

const files = new Map([
  ['host/host.ts', ['host/lobby/list.ts', 'host/table/play.ts']],
  ['host/lobby/list.ts', ['host/lobby/line.ts', 'host/table/play.ts']],
  ['host/lobby/line.ts', []],
  ['host/table/play.ts', ['store/rows.ts']],
  ['store/rows.ts', []],
])
const folder = (file: string): string => file.slice(0, file.lastIndexOf('/'))

describe('the drawing of imports that the architecture test judges by', () => {
  it('puts each room on the floor above the highest it imports', () => {
    expect(Object.fromEntries(floors(roomGraph(files, folder)))).toEqual({
      store: 1,
      'host/table': 2,
      'host/lobby': 3,
      host: 4,
    })
  })

  it('sees one arrow back up as a circle of rooms, though no file imports itself by way of others', () => {
    const withArrow = new Map(files).set('store/rows.ts', ['host/lobby/line.ts'])
    expect(circles(withArrow)).toEqual([])
    expect(circles(roomGraph(withArrow, folder))).toEqual(['host/lobby ↔ host/table ↔ store'])
  })

  it('sees a circle of files inside one room', () => {
    const withCircle = new Map(files).set('host/lobby/line.ts', ['host/lobby/list.ts'])
    expect(circles(withCircle)).toEqual(['host/lobby/line.ts ↔ host/lobby/list.ts'])
    expect(circles(roomGraph(withCircle, folder))).toEqual([])
    expect(circles(files)).toEqual([])
  })
})
