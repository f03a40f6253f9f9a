import { availableParallelism } from 'node:os'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { patience } from './support/runs.ts'

export default defineConfig({
  plugins: [vue()],
  test: {
    root: import.meta.dirname,
    // How long a busy machine may take says nothing about the app: these are for what would never end.
    testTimeout: 300_000 * patience,
    hookTimeout: 300_000 * patience,
    expect: { poll: { timeout: 60_000 } },
    // Two files at a time on the smallest machines too: much of what they do is waiting.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    env: { KNOCKABOUT_INTERFACES: 'lo' },
    projects: [
      // What one file did to the modules of the engine or of the page is nothing to the next, and loading them for each
      // file takes longer than many of these files.
      { extends: true, test: { name: 'engine', include: ['engine/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'renderer', include: ['renderer/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'house', include: ['{*.test.ts,!(engine|renderer)/**/*.test.ts}'] } },
    ],
  },
})
