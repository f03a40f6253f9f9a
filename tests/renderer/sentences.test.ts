/** Sentences live in the message files: this finds those that stand elsewhere. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { parse } from 'vue/compiler-sfc'

const root = join(import.meta.dirname, '..', '..')
/** Where English is meant to stand: each with its reason. */
const english: readonly (readonly [path: string, why: string])[] = [
  ['src-renderer/words/', 'the message files'],
  ['src-renderer/games/clash/cards/scenes.ts', 'the names of its cards, which stay'],
  ['src-renderer/games/clash/lesson.ts', 'the names of its cards, which stay'],
  ['src-engine/clash/', 'the names of its cards, which stay'],
  ['src-main/headless.ts', 'the terminal'],
  ['src-main/tell-causes.ts', 'the terminal'],
  ['src-main/terminal.ts', 'the terminal'],
  ['src-main/scenario.ts', 'the terminal'],
  ['src-main/host/house/flags.ts', 'the terminal'],
  ['src-main/host/house/data-folder.ts', 'a folder that macOS calls so'],
  ['src-main/desktop/main.ts', 'a start that failed, before there is any page'],
  ['src-main/desktop/sandbox.ts', 'said before there is any page'],
  ['src-renderer/table/actions/keyboard.ts', 'where keys lie, as browsers name them'],
  ['src-main/host/table/run/queue.ts', 'the terminal'],
  ['src-main/host/requests/metrics.ts', 'for programs that watch a host'],
  ['src-main/host/requests/report.ts', 'a report for those who mend the house'],
  ['src-main/host/discovery/network-facts.ts', 'what systems call their firewalls'],
  ['src-main/store/', 'the language of the database'],
  ['src-main/host/gateway/http/pages.ts', 'to whoever runs it before it is built'],
  ['src-engine/scenario/', 'the terminal'],
  ['src-engine/whist/scenario.ts', 'scenario files, whose fields have English names'],
  ['src-engine/brawl/scenario.ts', 'scenario files'],
  ['src-engine/formats/setup.ts', 'scenario files'],
  ['src-engine/colours/star-option.ts', 'scenario files'],
  ['src-engine/formats/options.ts', 'scenario files'],
  ['src-engine/brawl/content/characters.ts', 'the names of its characters'],
  ['src-engine/whist/bots/playing-styles.ts', 'the names of its bots'],
]
/** Names, which no language has words for. */
const names = /^(Knockabout|PIN|QR|ID|v?\d.*)$/
const attributes = ['alt', 'aria-label', 'help', 'label', 'placeholder', 'text', 'title', 'why', 'yes', 'no']

function filesOf(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesOf(path)
    return /\.(ts|vue)$/.test(name) ? [relative(root, path)] : []
  })
}

/** Two words with a blank between them, begun with a capital or ended as a sentence is. */
function isSentence(text: string): boolean {
  if (/^(SELECT|INSERT|DELETE|UPDATE) /.test(text)) return false
  return /\p{L}{2,},? \p{L}+/u.test(text) && (/^\p{Lu}\p{Ll}/u.test(text) || /\p{L}[.!?…]$/u.test(text))
}

/** The literals of a program that are shown to somebody: not those of imports, types and errors only programs see. */
function inCode(code: string, name: string): string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    const isError = ts.isNewExpression(node) && /Error$|^Refused$/.test(node.expression.getText(file))
    if (isError || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isSentence(node.text)) found.push(node.text)
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(span => span.literal.text)].join('§')
      if (isSentence(text) || /^(?!SELECT ).*§ \p{L}{2,} \p{L}+/u.test(text)) found.push(text)
    }
    ts.forEachChild(node, look)
  }
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  look(file)
  return found
}

interface Node {
  readonly type: number
  readonly content?: unknown
  readonly children?: readonly Node[]
  readonly props?: readonly {
    readonly type: number
    readonly name: string
    readonly value?: { readonly content: string }
  }[]
}
function inTemplate(node: Node): string[] {
  const text = node.type === 2 && typeof node.content === 'string' ? [node.content.trim()] : []
  const said = (node.props ?? [])
    .filter(one => one.type === 6 && attributes.includes(one.name))
    .map(one => one.value?.content ?? '')
  const own = [...text, ...said].filter(one => /\p{L}{2}/u.test(one) && !names.test(one))
  return [...own, ...(node.children ?? []).flatMap(inTemplate)]
}

function sentences(file: string, source = readFileSync(join(root, file), 'utf8')): string[] {
  if (file.endsWith('.ts')) return inCode(source, file)
  const { descriptor } = parse(source, { sourceMap: false })
  const scripts = [descriptor.script?.content, descriptor.scriptSetup?.content].filter(one => one !== undefined)
  const template = descriptor.template?.ast
  const expressions = [...(descriptor.template?.content ?? '').matchAll(/\{\{([\s\S]*?)\}\}|\s[:@v][\w-:]*="([^"]*)"/g)]
  return [
    ...scripts.flatMap(script => inCode(script, file)),
    ...(template ? inTemplate(template as unknown as Node) : []),
    ...expressions.flatMap(([, shown, bound]) => inCode(`(${shown ?? bound ?? ''})`, file)),
  ]
}

it('finds a sentence in a template, an attribute, an expression and a program, and nothing else', () => {
  const vue = `<script setup lang="ts">
import { x } from './It is a path here.ts'
const a = 'Nobody is here.'
const b = \`\${a} has won\`
throw new Error('Nobody sees this one.')
</script>
<template><p class="One two" :title="'It is Ann'">Deal me in<b>Knockabout</b>{{ x ? 'You are out' : 'key.of-it' }}</p>
<input placeholder="Your name" /></template>`
  expect(sentences('toy.vue', vue)).toEqual([
    'Nobody is here.',
    '§ has won',
    'Deal me in',
    'Your name',
    'It is Ann',
    'You are out',
  ])
})

it('no sentence stands outside the message files', () => {
  const files = ['src-renderer', 'src-main', 'src-engine'].flatMap(folder => filesOf(join(root, folder)))
  const found = files
    .filter(file => !english.some(([path]) => file.startsWith(path)))
    .flatMap(file => sentences(file).map(text => `${file}: ${text}`))
  expect(found).toEqual([])
})
