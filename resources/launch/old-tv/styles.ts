import isPseudo from '@csstools/postcss-is-pseudo-class'
import hasPseudo from 'css-has-pseudo'
import postcss, { atRule, list, parse, type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import type { Containers } from '../../../src-renderer/old-tv/contract.ts'
import { mixed, older, withoutLeast, type Tokens } from './values.ts'
import { Gaps } from './gaps.ts'
import { containersOf } from './containers.ts'

/** The styles as the oldest engine reads them, and what the page looks after itself (src-renderer/old-tv). */
export interface OldStyles {
  readonly css: readonly string[]
  readonly containers: Containers
}

/** Where `min` is unknown, letters of variable fonts lie on each other (findings/variable-font-widths.sh). */
const plainLetters = '@supports not (width:min(1px,1px)){:root{--font-display:Georgia,serif;--font-text:sans-serif}}'

/** Takes all style sheets of the build, lowered as far as Vite does that; gives them in the same order. */
export async function oldStyles(sheets: readonly string[]): Promise<OldStyles> {
  const roots: Root[] = []
  for (const sheet of sheets) roots.push(await lowered(sheet))
  const tokens = tokensOf(roots)
  for (const root of roots) {
    root.walkDecls(decl => void (decl.value = mixed(decl.value, tokens)))
    root.walkRules(rule => {
      sides(rule)
      transforms(rule)
    })
    ratios(root)
  }
  const gaps = new Gaps(roots)
  for (const root of roots) gaps.replaceIn(root)
  const containers = containersOf(roots)
  for (const root of roots) leastAndMost(root)
  roots.find(root => root.some(one => one.type === 'rule' && one.selector === ':root'))?.append(plainLetters)
  return { css: roots.map(root => root.toString()), containers }
}

/** What kept plugins do, and what only has to be called by its older name. */
async function lowered(css: string): Promise<Root> {
  const root = parse(css)
  // Each has a twin with `:is`, which is written out below.
  root.walkRules(/:-webkit-any\(/, rule => void rule.remove())
  root.walkAtRules('layer', layer => void (layer.nodes ? layer.replaceWith(layer.nodes) : layer.remove()))
  // Whoever holds a remote has no mouse.
  root.walkRules(rule => {
    rule.selector = rule.selector.replaceAll(':focus-visible', ':focus').replaceAll(':where(', ':is(')
  })
  // In a row or column of boxes the short words came late, and of `safe` old engines leave the whole out.
  root.walkDecls(/^(?:align-(?:items|self|content)|justify-content)$/, decl => {
    decl.value = decl.value.replace('safe ', '').replace(/^(?:start|end)$/, 'flex-$&')
  })
  root.walkDecls('place-content', decl => void (decl.value = decl.value.replace('safe ', '')))
  root.walkDecls(/^overflow/, decl => void (decl.value = decl.value.replaceAll('clip', 'hidden')))
  const plugins = [isPseudo({ preserve: false }), hasPseudo({ preserve: false })]
  const done = (await postcss(plugins).process(root, { from: undefined })).root as Root
  // What is left out is one thing at a time.
  done.walkRules(/:not\(/, rule => {
    rule.selector = rule.selector
      .replaceAll(/(:not\([^():]+):not\([\w-]+\)\)/g, '$1)')
      .replaceAll(/:not\(([^()]+)\)/g, (_all, inside: string) =>
        list
          .comma(inside)
          .map(one => `:not(${one})`)
          .join(''),
      )
  })
  return done
}

/** The colours and sizes that are the same on the whole page. */
function tokensOf(roots: readonly Root[]): Tokens {
  const tokens = new Map<string, string>()
  for (const root of roots)
    root.walkRules(':root', rule => {
      if (rule.parent === root) rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value))
    })
  return tokens
}

const physical = { block: ['top', 'bottom'], inline: ['left', 'right'] } as const
/** `inset`, and both sides of an axis in one. */
function sides(rule: Rule): void {
  const put = (decl: Declaration, prop: string, value: string): void => void decl.cloneBefore({ prop, value })
  rule.each(decl => {
    if (decl.type !== 'decl') return
    const values = list.space(decl.value)
    const two = /^(inset|margin|padding)-(block|inline)$/.exec(decl.prop)
    if (two) {
      const [one, other] = physical[two[2] as 'block' | 'inline']
      const name = (side: string): string => (two[1] === 'inset' ? side : `${two[1]}-${side}`)
      put(decl, name(one), values[0]!)
      put(decl, name(other), values[1] ?? values[0]!)
    } else if (decl.prop === 'inset') {
      const [top = '', right = top, bottom = top, left = right] = values
      for (const [side, value] of Object.entries({ top, right, bottom, left })) put(decl, side, value)
    } else return
    decl.remove()
  })
}

const functionOf = {
  translate: ['translate', 'translate3d'],
  rotate: ['rotate', 'rotate3d'],
  scale: ['scale', 'scale'],
}
const single = ['translate', 'rotate', 'scale'] as const

function asTransform(prop: (typeof single)[number], value: string): string {
  if (value === 'none') return ''
  const values = list.space(value)
  const [flat, deep] = functionOf[prop] as [string, string]
  return `${values.length > 2 ? deep : flat}(${values.join(',')})`
}

/** `translate`, `rotate` and `scale` in one `transform`, which with them in a rule of its own would take their place. */
function transforms(rule: Rule): void {
  const found = new Map<string, Declaration>()
  rule.each(decl => {
    if (decl.type !== 'decl') return
    if (decl.prop === 'transform' || single.some(one => one === decl.prop)) found.set(decl.prop, decl)
    if (/^transition(?:-property)?$/.test(decl.prop))
      decl.value = decl.value.replaceAll(/(?<![\w-])(?:translate|rotate|scale)(?![\w-])/g, 'transform')
  })
  if (single.every(one => !found.has(one))) return
  const own = found.get('transform')?.value
  const parts = single.map(one => {
    const decl = found.get(one)
    return decl === undefined ? '' : asTransform(one, decl.value)
  })
  const isFrame = (rule.parent as AtRule | undefined)?.name?.endsWith('keyframes') === true
  // What an element is moved by for good stays so while a part of its own keyframes is added.
  const base = isFrame && !found.has('translate') ? 'var(--base,)' : ''
  const value = [base, ...parts, own === 'none' ? '' : (own ?? '')].filter(part => part !== '').join(' ') || 'none'
  const last = [...found.values()].at(-1)!
  last.cloneBefore({ prop: 'transform', value })
  if (!isFrame && value !== 'none' && rule.some(one => one.type === 'decl' && /^animation(?:-name)?$/.test(one.prop)))
    last.cloneBefore({ prop: '--base', value })
  for (const decl of found.values()) decl.remove()
}

/** A height by the width, where a rule says that, or the rule of the same thing that it adds to. */
function ratios(root: Root): void {
  const widths = new Map<string, string>()
  root.walkDecls('width', decl => {
    if (decl.parent?.type === 'rule') widths.set((decl.parent as Rule).selector, decl.value)
  })
  root.walkDecls('aspect-ratio', decl => {
    const rule = decl.parent as Rule
    const width = [...widths].find(([selector]) => rule.selector.startsWith(selector))?.[1]
    const [one, other = '1'] = decl.value.split('/').map(part => part.trim())
    const has = rule.some(each => each.type === 'decl' && each.prop === 'height')
    if (width !== undefined && !width.includes('%') && !has && decl.value !== 'auto')
      decl.cloneBefore({ prop: 'height', value: `calc(${width} * ${other} / ${one})` })
    decl.remove()
  })
}

/** `min`, `max` and `clamp` for those who know them, and for the others what comes nearest. */
function leastAndMost(root: Root): void {
  const all: Rule[] = []
  root.walkRules(rule => void all.push(rule))
  for (const rule of all) {
    if ((rule.parent as AtRule | undefined)?.name?.endsWith('keyframes')) continue
    const those = rule.nodes.filter(one => one.type === 'decl' && older(one.value)) as Declaration[]
    if (those.length === 0) continue
    const known = atRule({ name: 'supports', params: '(width:min(1px,1px))' })
    known.append(rule.clone({ nodes: [] }).append(...those.map(one => one.clone())))
    rule.after(known)
    for (const one of those) one.value = withoutLeast(one.value)
  }
}
