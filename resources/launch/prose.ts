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
 * Makes a component of each page of Markdown as the app is built: its props are the components that stand in the text as
 * tags. `<!--@include: ./other.md-->` on a line by itself is another page in its place.
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
      const source = sectionsOf(text).join('')
      const tags = [...new Set(source.match(/(?<=<)[A-Z]\w+/g))]
      // Neither looked up by name nor hoisted: the first load would have to bring what of Vue does that.
      const compilerOptions = {
        hoistStatic: false,
        bindingMetadata: Object.fromEntries(tags.map(tag => [tag, 'props' as never])),
      }
      const { code, errors } = compileTemplate({ source, filename: id, id, compilerOptions })
      if (errors.length > 0) this.error(String(errors[0]))
      return { code: `${code}\nexport default { props: ${JSON.stringify(tags)}, render }`, map: null }
    },
  },
})
