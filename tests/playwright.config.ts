import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './support/chromium.ts'
import { drawnAgain } from './support/undrawn.ts'

const screenshot = { mode: 'only-on-failure', style: drawnAgain } as const

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  forbidOnly: true,
  // Files run side by side, each with a host of its own. Pages that are not drawn wait as long as they work: three keep two
  // cores busy.
  fullyParallel: false,
  workers: 3,
  globalSetup: './support/e2e-build.ts',
  // How long a busy machine may take says nothing about the app: these are for what would never end.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  // Keeping a trace of every test costs a third of the time of them all; a failure that pictures don't explain is run
  // once more with KNOCKABOUT_TRACE=1.
  // A press that waits for what never comes says where; a test whose time is up says nothing of browsers it started itself.
  use: {
    actionTimeout: 120_000,
    bypassCSP: true,
    trace: process.env.KNOCKABOUT_TRACE ? 'retain-on-failure' : 'off',
    screenshot,
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: ['electron*.spec.ts', 'old-tv.spec.ts', 'engines.spec.ts', 'orca.spec.ts'],
      use: {
        browserName: 'chromium',
        launchOptions: chromiumLaunch,
      },
    },
    // Windows share a screen and its focus.
    { name: 'electron', testMatch: 'electron*.spec.ts', workers: 1 },
    // Old Chromiums, WebKit and Firefox as they are installed: Playwright can drive none of them.
    { name: 'engines', testMatch: ['old-tv.spec.ts', 'engines.spec.ts'], workers: 1 },
    // Mostly waits, for a voice.
    { name: 'orca', testMatch: 'orca.spec.ts', workers: 1 },
  ],
})
