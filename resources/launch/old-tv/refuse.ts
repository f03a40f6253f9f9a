import { parse, type AtRule, type Root, type Rule } from 'postcss'
import { parseAst } from 'vite'

/** What of a style sheet the oldest engine leaves out, with the word by which it is known and the version that brought it. */
const selectors: readonly [RegExp, string][] = [
  [/:(?:is|where|has)\(/, ':is, :where and :has (88, 105)'],
  [/:focus-visible/, ':focus-visible (86)'],
  [/:not\((?![\w.#*[:-][\w-]*(?:[~|^$*]?=[^\]]*)?\]?\))/, ':not with more than one thing in it (88)'],
  [/:nth[\w-]+\([^)]* of /, ':nth-child of a selector (111)'],
  [/&/, 'nesting (112)'],
]
const properties: readonly [RegExp, string][] = [
  [/^inset/, 'inset (87)'],
  [/^(?:margin|padding)-(?:block|inline)$/, 'both sides of an axis in one (87)'],
  [/^(?:translate|rotate|scale)$/, 'a transform by itself (104)'],
  [/^aspect-ratio$/, 'aspect-ratio (88)'],
  [/^container/, 'containers (105)'],
]
const values: readonly [RegExp, string][] = [
  [
    /(?<![\w-])(?:color-mix|oklch|oklab|lab|lch|light-dark|color|round|mod|rem|sin|cos|tan|hypot|sqrt|pow)\(/,
    'a function (111)',
  ],
  [
    /[\d.](?:[dsl]v[hwib]|[dsl]vm(?:in|ax)|cq(?:[whib]|min|max))\b/,
    'a unit of containers or of bars that come and go (105, 108)',
  ],
  [/^(?:safe|unsafe) /, 'safe (115)'],
]
const least = /(?<![\w-])(?:min|max|clamp)\(/

/** Gives what of a style sheet the oldest engine doesn't know, in words; nothing where all is well. */
export function unknownStyles(css: string): string[] {
  const found: string[] = []
  const root = parse(css)
  root.walkRules(rule => {
    for (const [what, name] of selectors) if (what.test(rule.selector)) found.push(`${name}: ${rule.selector}`)
  })
  root.walkAtRules(/^(?:layer|container|scope|starting-style|media)$/, rule => {
    if (rule.name !== 'media' || /[<>]/.test(rule.params)) found.push(`@${rule.name} ${rule.params}`)
  })
  root.walkDecls(decl => {
    const rule = decl.parent as Rule | AtRule
    const where = `${'selector' in rule ? rule.selector : rule.name} { ${decl.toString()} }`
    const asked = askedFor(rule)
    for (const [what, name] of properties) if (what.test(decl.prop)) found.push(`${name}: ${where}`)
    for (const [what, name] of values) if (what.test(decl.value) && !what.test(asked)) found.push(`${name}: ${where}`)
    if (least.test(decl.value) && !least.test(asked)) found.push(`min, max and clamp (79): ${where}`)
  })
  return found
}

/** What the engine was asked about before it reads this rule. */
function askedFor(rule: Rule | AtRule): string {
  const above = rule.parent as Root | AtRule | Rule | undefined
  if (above === undefined || above.type === 'root') return ''
  const { name, params } = above as AtRule
  return `${name === 'supports' ? params : ''} ${askedFor(above as AtRule)}`
}

/** Names of what the page's own objects learnt later, that no polyfill brings and that nothing asks for before. */
const later =
  /^(?:replaceChildren|checkVisibility|getAnimations|startViewTransition|randomUUID|DurationFormat|commitStyles|showPopover)$/
interface Node {
  readonly type: string
  readonly operator?: string
  readonly key?: { readonly type: string }
  readonly property?: { readonly name?: string }
  readonly computed?: boolean
  readonly regex?: { readonly flags: string }
}
const asked: Readonly<Record<string, (node: Node) => string | undefined>> = {
  ChainExpression: () => '?. (80)',
  LogicalExpression: ({ operator }) => (operator === '??' ? '?? (80)' : undefined),
  AssignmentExpression: ({ operator }) => (/^(?:&&|\|\||\?\?)=$/.test(operator!) ? `${operator} (85)` : undefined),
  StaticBlock: () => 'static blocks (94)',
  PropertyDefinition: ({ key }) => (key!.type === 'PrivateIdentifier' ? 'private fields (84)' : undefined),
  Literal: ({ regex }) => (regex && /[dv]/.test(regex.flags) ? `flags ${regex.flags} (90, 112)` : undefined),
  MemberExpression: ({ property, computed }) =>
    !computed && property?.name !== undefined && later.test(property.name) ? `.${property.name}` : undefined,
}

/** The same of a script: syntax it can't read, and what the page's objects don't have. */
export function unknownScript(code: string): string[] {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type } = node as Node
    const what = asked[type]?.(node as Node)
    if (what !== undefined) found.add(what)
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child)
  }
  visit(parseAst(code).body)
  return [...found]
}
