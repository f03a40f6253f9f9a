import compat from 'core-js-compat'
import type { Plugin } from 'vite'
import { unknownScript, unknownStyles } from './refuse.ts'
import { oldStyles } from './styles.ts'

/** The oldest engine whose TV can be read: Samsung's of 2021. From Chromium 79 on, LG's of the same year, all is as it should be. */
export const oldest = 'chrome76'

/** Pages and screens a TV shows, by the end of their paths; of the others nothing is built but the table of games without any. */
const shown = /[\\/](?:Display\.vue|display[\\/]\w+\.vue|(?:reading|story|odds|seat-notes)\.ts)$/
const elsewhere = '\0elsewhere'

/** Leaves out what no TV shows: whoever goes there leaves for the app's own pages. */
export function displayOnly(): Plugin {
  return {
    name: 'display-only',
    enforce: 'pre',
    resolveId(source, importer = '', how) {
      if ((how as { readonly kind?: string }).kind !== 'dynamic-import') return null
      if (shown.test(source) || /[\\/]games[\\/]plain[\\/]/.test(importer)) return null
      const isPage = /[\\/]App\.vue/.test(importer) && source.startsWith('./pages/')
      return isPage || /[\\/]screens\.ts$/.test(importer) ? elsewhere : null
    },
    load: id =>
      id === elsewhere ? `location.replace('/' + location.hash)\nexport default { render: () => null }` : null,
  }
}

/** `virtual:polyfills`: what JavaScript has learnt since the oldest engine. */
export function polyfills(): Plugin {
  const { list } = compat({ targets: oldest.replace('chrome', 'chrome '), modules: 'core-js/actual' })
  return {
    name: 'polyfills',
    resolveId: source => (source === 'virtual:polyfills' ? '\0polyfills' : null),
    load: id => (id === '\0polyfills' ? list.map(name => `import 'core-js/modules/${name}.js'`).join('\n') : null),
  }
}

/**
 * Rewrites the finished style sheets for the oldest engine and hands the page what it has to look after itself. Fails where
 * something is left that the engine doesn't know.
 */
export function forOldest(): Plugin {
  return {
    name: 'for-oldest',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const assets = files.filter(one => one.type === 'asset')
      const sheets = assets.filter(one => one.fileName.endsWith('.css'))
      const { css, containers } = await oldStyles(sheets.map(one => String(one.source)))
      for (const [at, sheet] of sheets.entries()) sheet.source = css[at]!
      const page = assets.find(one => one.fileName.endsWith('.html'))!
      const place = 'id="containers">'
      page.source = String(page.source).replace(place, () => place + JSON.stringify(containers))
      const unknown = [
        ...css.flatMap(unknownStyles),
        ...files.flatMap(one =>
          one.type === 'chunk' ? unknownScript(one.code).map(what => `${one.fileName}: ${what}`) : [],
        ),
      ]
      if (unknown.length > 0)
        this.error(
          `What a TV shows has something that ${oldest} doesn't know (resources/launch/old-tv):\n${unknown.join('\n')}`,
        )
    },
  }
}
