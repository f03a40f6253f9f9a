import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vue()],
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    env: { KNOCKABOUT_INTERFACES: 'lo' },
  },
})
