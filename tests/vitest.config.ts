import { availableParallelism } from 'node:os'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { prose } from '../resources/launch/prose.ts'
import { patience } from './support/runs.ts'

export default defineConfig({
  plugins: [vue(), prose()],
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: './support/unit-programs.ts',
    // How long a busy machine may take says nothing about the app: these are for what would never end.
    testTimeout: 300_000 * patience,
    hookTimeout: 300_000 * patience,
    expect: { poll: { timeout: 60_000 } },
    // Two files at a time on the smallest machines too: much of what they do is waiting.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    env: { KNOCKABOUT_INTERFACES: 'lo' },
    // What one file did to a module is nothing to the next, and loading all of them for each file takes longer than many
    // of these files.
    isolate: false,
  },
})
