import type { Root, Rule } from 'postcss'
import type { Condition, ContainerRule, Containers, Query } from '../../../src-renderer/old-tv/contract.ts'

/** Takes containers, queries and their units out of the style sheets; gives them for the page. */
export function containersOf(roots: readonly Root[]): Containers {
  const rules: ContainerRule[] = []
  const queries: Query[] = []
  const keys = new Map<string, number>()
  for (const root of roots) {
    root.walkDecls(/^container(?:-type|-name)?$/, decl => {
      const [names = '', type] = decl.prop === 'container' ? decl.value.split('/') : ['', decl.value]
      const selector = (decl.parent as Rule).selector
      const size = (type ?? '').trim() === 'size'
      rules.push({ selector, names: names.trim().split(' ').filter(Boolean), size })
      // What lies in it does not make it larger.
      if (size) decl.replaceWith({ prop: 'contain', value: 'size layout style' })
      else decl.remove()
    })
    root.walkDecls(decl => {
      decl.value = decl.value.replaceAll(
        /(-?[\d.]+)cq([wihb])\b/g,
        (_, number: string, side: string) =>
          `calc(${number} * var(--cq${side === 'i' ? 'w' : side === 'b' ? 'h' : side},1v${side === 'h' || side === 'b' ? 'h' : 'w'}))`,
      )
    })
    root.walkAtRules('container', rule => {
      let key = keys.get(rule.params)
      if (key === undefined) {
        key = queries.push(queryOf(rule.params)) - 1
        keys.set(rule.params, key)
      }
      rule.walkRules(one => {
        one.selectors = one.selectors.flatMap(selector => within(selector, `[data-cq~="${key}"]`))
      })
      rule.replaceWith(rule.nodes ?? [])
    })
  }
  return { rules, queries }
}

/** The selector wherever the container may stand above what it means: itself among its ancestors, or above all of them. */
function within(selector: string, container: string): string[] {
  const found = [`${container} ${selector}`]
  let depth = 0
  for (let at = 0; at < selector.length; at++) {
    if ('(['.includes(selector[at]!)) depth++
    if (')]'.includes(selector[at]!)) depth--
    if (depth === 0 && at > 0 && ' >'.includes(selector[at]!))
      found.push(selector.slice(0, at) + container + selector.slice(at))
  }
  return found
}

function queryOf(params: string): Query {
  const name = /^[\w-]+(?= )/.exec(params)?.[0]
  const any = params.split(' or ').map(part =>
    [...part.matchAll(/\((width|height|aspect-ratio)([<>])=([\d./]+)(px|rem)?\)/g)].map(
      ([, what, sign, value, unit]) => {
        const [one = 0, other = 1] = value!.split('/').map(Number)
        return { what: what as Condition['what'], most: sign === '<', value: one / other, rem: unit === 'rem' }
      },
    ),
  )
  if (any.some(all => all.length === 0)) throw new Error(`a container query that old TVs are not told of: ${params}`)
  return name === undefined ? { any } : { name, any }
}
