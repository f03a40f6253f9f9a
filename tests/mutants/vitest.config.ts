import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { isRoom, rooms } from './rooms.ts'

/** The tests of one room's rules, without the programs which tests of the host start. `npm run mutants` names the room. */
const room = process.env.KNOCKABOUT_MUTANTS_ROOM ?? ''
if (!isRoom(room)) throw new Error('KNOCKABOUT_MUTANTS_ROOM names no room')

/** Whole events take longest to say what a smaller test says at once: they come last. */
class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number => Number(moduleId.endsWith('-events.test.ts'))
    return files.toSorted((a, b) => isLong(a) - isLong(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: [...rooms[room]],
    // What bots think, and what is measured: no rule of a game.
    exclude: [
      '**/{bots,bot,coach,counting,fast,playing-styles,search,thoughts,balance,shares,pace,folly,levels}.test.ts',
    ],
    testTimeout: 300_000,
    setupFiles: ['mutants/first-failure.ts'],
    sequence: { sequencer: CheapestFirst },
    // Loading all modules for each file takes longer than most of these files.
    isolate: false,
  },
})
