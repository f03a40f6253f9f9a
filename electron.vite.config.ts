import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { compression } from 'vite-plugin-compression2'
import { chunkGroups } from './resources/launch/chunks.ts'
import { compiledMessages } from './resources/launch/compiled-messages.ts'
import { prose } from './resources/launch/prose.ts'

const at = (path: string): string => resolve(import.meta.dirname, path)
// Electron 25, the fallback (resources/launch/ELECTRON.md), has no ES-module entry: every build for Node is CommonJS.
const cjs = { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name]-[hash].cjs' } as const

// electron-vite makes addresses relative, but the host serves the same page at `/tv` and `/t/…` too.
const fromTheTop = { name: 'addresses-from-the-top', config: () => ({ base: '/' }) }

// A bundled native module does not find its file, so libsql stays outside: electron-vite leaves the `dependencies` of
// package.json alone. What is JavaScript only goes in, from `devDependencies`, and without what we use nothing of: zod by
// itself would be some seventy files to open, languages and all, before the window can be used.

// `knockabout-host` of the npm package is the headless host itself.
const banner = ({ name }: { readonly name: string }): string => (name === 'headless' ? '#!/usr/bin/env node' : '')

export default defineConfig({
  main: {
    build: {
      target: 'node18',
      rollupOptions: {
        input: {
          main: at('src-main/desktop/main.ts'),
          headless: at('src-main/headless.ts'),
          worker: at('src-main/host/workers/worker.ts'),
        },
        output: { ...cjs, banner },
      },
    },
  },
  // A sandboxed preload script must be one CommonJS file that needs nothing but Electron.
  preload: {
    build: {
      target: 'node18',
      externalizeDeps: false,
      rollupOptions: { input: at('src-main/desktop/preload.ts'), output: cjs },
    },
  },
  renderer: {
    root: at('src-renderer'),
    publicDir: at('resources/public'),
    // Browsers take Brotli over HTTPS only, and a table in one room is plain HTTP: gzip it is.
    plugins: [
      vue(),
      prose(),
      fromTheTop,
      compiledMessages(),
      compression({ algorithms: ['gzip'], include: /\.(html|js|css|svg|json|webmanifest)$/, threshold: 500 }),
    ],
    define: {
      __INTLIFY_PROD_DEVTOOLS__: false,
      // All our components, and those of the libraries, are written with `setup`.
      __VUE_OPTIONS_API__: false,
    },
    build: {
      // The oldest that know `color-mix`, `:has` and `toSorted`; what is done in older ones is in `old-browser.js`.
      target: 'es2022',
      cssTarget: ['chrome111', 'safari16.4', 'firefox121'],
      minify: true,
      // What every page begins with is there: naming it beside each file that comes later made the first load longer.
      modulePreload: {
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter(file => !/\/(?:index|rolldown-runtime)-/.test(file)),
      },
      // The start page shows no felt: its grain is fetched where there is some.
      assetsInlineLimit: 2048,
      outDir: at('out/renderer'),
      emptyOutDir: true,
      rollupOptions: {
        input: at('src-renderer/index.html'),
        // Left to itself the build makes a file for each set of pages that share something, some forty for a game.
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  },
})
