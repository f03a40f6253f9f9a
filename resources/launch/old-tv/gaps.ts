import { list, rule as newRule, type Declaration, type Root, type Rule } from 'postcss'

/** How the children of a class lie: known from all rules that say so. */
interface Lying {
  display?: string
  direction?: string
  wraps?: boolean
  row?: string
  column?: string
  centred?: boolean
}

const classes = (selector: string): string[] => {
  const last = /[^\s>+~]+$/.exec(selector.replaceAll(/\([^)]*\)/g, ''))?.[0] ?? ''
  return [...last.replaceAll(/\[[^\]]*\]|::?[\w-]+/g, '').matchAll(/\.[\w-]+|^[a-z][\w-]*/g)].map(([name]) => name)
}

/** What a rule is about, where that is a class by itself and no state of it. */
const itself = (selector: string): string | undefined => /^\.[\w-]+$/.exec(selector)?.[0]

/** Flex gaps, which engines before Chromium 84 don't know, as margins of the children. */
export class Gaps {
  readonly #lying = new Map<string, Lying>()

  constructor(roots: readonly Root[]) {
    for (const root of roots)
      root.walkRules(rule => {
        const own = lyingOf(rule)
        if (own === undefined || rule.parent !== root) return
        for (const selector of rule.selectors) {
          const name = itself(selector)
          if (name !== undefined) this.#lying.set(name, { ...this.#lying.get(name), ...own })
        }
      })
  }

  replaceIn(root: Root): void {
    root.walkRules(rule => {
      const own = lyingOf(rule)
      if (own === undefined) return
      const isFlex = (selector: string): boolean => /flex/.test(this.#of(selector, own).display ?? '')
      const flex = rule.selectors.filter(isFlex)
      if (flex.length === 0) {
        // What was a row before is none any more.
        const before = rule.selectors.filter(
          one => own.display !== undefined && /flex/.test(this.#of(one, {}).display ?? ''),
        )
        if (before.length > 0)
          rule.after(
            marginsOf(
              before.map(one => `${one}>*+*`),
              { 'margin-left': '0', 'margin-top': '0' },
            ),
          )
        return
      }
      const gaps = own.row !== undefined || own.column !== undefined
      const margins = flex.map(selector => this.#margins(selector, own)).filter(one => one !== undefined)
      if (gaps && flex.length < rule.selectors.length) {
        const others = rule.clone({ selectors: rule.selectors.filter(selector => !isFlex(selector)) })
        rule.before(others)
        rule.selectors = flex
      }
      let after: Rule = rule
      for (const one of margins) {
        after.after(one)
        after = one
      }
      rule.each(decl => void (decl.type === 'decl' && /^(?:row-|column-)?gap$/.test(decl.prop) && decl.remove()))
    })
    // What takes all the room there is keeps it.
    root.walkDecls(/^margin-(?:left|right|top|bottom|inline-start|inline-end)$/, decl => {
      if (decl.value === 'auto') decl.important = true
    })
  }

  #of(selector: string, own: Lying): Lying {
    let known: Lying = {}
    for (const name of classes(selector)) known = { ...this.#lying.get(name), ...known }
    return { ...known, ...own }
  }

  #margins(selector: string, own: Lying): Rule | undefined {
    const { direction = 'row', wraps = false, row, column, centred = false } = this.#of(selector, own)
    if (row === undefined && column === undefined) return undefined
    const isColumn = direction.startsWith('column')
    // Of several rows nobody knows where one begins: in the middle of its room each child keeps half of it on all sides.
    if (wraps && centred && !isColumn)
      return marginsOf([`${selector}>*`], { margin: `calc(${length(row)} / 2) calc(${length(column)} / 2)` })
    const turned =
      own.direction === undefined || own.display !== undefined ? {} : { [isColumn ? 'margin-left' : 'margin-top']: '0' }
    const margin = isColumn ? { 'margin-top': length(row) } : { 'margin-left': length(column) }
    return marginsOf([`${selector}>*+*`], { ...margin, ...turned })
  }
}

function marginsOf(selectors: string[], margins: Readonly<Record<string, string>>): Rule {
  const rule = newRule({ selectors })
  for (const [prop, value] of Object.entries(margins)) rule.append({ prop, value })
  return rule
}

const length = (value: string | undefined): string => (value === undefined || value === '0' ? '0px' : value)

/** What a rule says of how children lie; nothing where it says nothing. */
function lyingOf(rule: Rule): Lying | undefined {
  const found: Lying = {}
  rule.each(one => {
    if (one.type !== 'decl') return
    const { prop, value } = one as Declaration
    const values = list.space(value)
    if (prop === 'display') found.display = value
    if (prop === 'flex-direction') found.direction = value
    if (prop === 'flex-wrap') found.wraps = value !== 'nowrap'
    if (prop === 'flex-flow') {
      found.direction = values.find(word => /row|column/.test(word)) ?? 'row'
      found.wraps = values.some(word => word.startsWith('wrap'))
    }
    if (prop === 'gap') [found.row, found.column] = [values[0]!, values[1] ?? values[0]!]
    if (prop === 'justify-content') found.centred = /center|around|evenly/.test(value)
    if (prop === 'row-gap') found.row = value
    if (prop === 'column-gap') found.column = value
  })
  return Object.keys(found).length === 0 ? undefined : found
}
