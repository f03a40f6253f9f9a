import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { marked } from 'marked'
import { compileTemplate } from 'vue/compiler-sfc'
import type { Plugin } from 'vite'

const included = /^<!--@include: (.+)-->$/gm

/** The parts of a page of Markdown as HTML: each `## ` begins a section. */
export const sectionsOf = (text: string): readonly string[] =>
  text.split(/^(?=## )/m).map(part => `<section>${marked.parse(part, { async: false })}</section>`)

/**
 * Makes a component of each page of Markdown as the app is built: whoever shows it gives it its `components`, which stand in
 * the text as tags. `<!--@include: ./other.md-->` on a line by itself is another page in its place.
 */
export const prose = (): Plugin => ({
  name: 'prose',
  transform: {
    filter: { id: /\.md$/ },
    handler(page, id) {
      const text = page.replaceAll(included, (_, name: string) => {
        const file = resolve(dirname(id), name)
        this.addWatchFile(file)
        return readFileSync(file, 'utf8')
      })
      const { code, errors } = compileTemplate({ source: sectionsOf(text).join(''), filename: id, id })
      if (errors.length > 0) this.error(String(errors[0]))
      return { code: `${code}\nexport default { render }`, map: null }
    },
  },
})
