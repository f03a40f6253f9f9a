import { join } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { compiledMessages } from '../compiled-messages.ts'
import { displayOnly, forOldest, oldest, polyfills } from './plugins.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/**
 * The TV's page for engines that the other pages are too new for: the same app with all that no TV shows left out. The host
 * serves it below `/old-tv`, where `old-browser.js` sends such TVs; nobody else loads any of it.
 */
export default defineConfig({
  mode: 'old-tv',
  root: join(root, 'src-renderer', 'old-tv'),
  base: '/old-tv/',
  publicDir: false,
  plugins: [
    displayOnly(),
    polyfills(),
    vue(),
    compiledMessages(),
    forOldest(),
    compression({ algorithms: ['gzip'], include: /\.(html|js|css|svg)$/, threshold: 500 }),
  ],
  define: { __INTLIFY_PROD_DEVTOOLS__: false, __VUE_OPTIONS_API__: false },
  build: {
    target: oldest,
    cssTarget: oldest,
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    outDir: join(root, 'out', 'old-tv'),
    emptyOutDir: true,
    rollupOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
  },
})
