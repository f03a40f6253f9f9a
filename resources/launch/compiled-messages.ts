import { baseCompile } from '@intlify/message-compiler'
import { parseAst, type Plugin } from 'vite'

/** A sentence as it is shipped: plain text as it stands, one with blanks or forms as the tree that is made of it. */
export function compiled(sentence: string): string | object {
  const { ast } = baseCompile(sentence, { jit: true, minify: true, location: false })
  const { b: body } = ast as unknown as { readonly b: { readonly s?: string } }
  return body.s ?? ast
}

/** What stands at this place of a parsed module, as far as it is asked for here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly key?: Node
  readonly value?: unknown
}

/** Every value of an object that is a string, wherever it stands in the module. */
function* sentencesOf(
  node: object,
): Generator<{ readonly start: number; readonly end: number; readonly text: string }> {
  for (const child of Object.values(node)) {
    if (typeof child !== 'object' || child === null) continue
    const { type, value } = child as Node
    const literal = type === 'Property' ? (value as Node) : undefined
    if (literal?.type === 'Literal' && typeof literal.value === 'string') {
      yield { start: literal.start, end: literal.end, text: literal.value }
    } else yield* sentencesOf(child as object)
  }
}

/** The code of a room of words with its sentences compiled. */
export function compileRoom(code: string): string {
  let [done, from] = ['', 0]
  for (const { start, end, text } of sentencesOf(parseAst(code))) {
    done += code.slice(from, start) + JSON.stringify(compiled(text))
    from = end
  }
  return done + code.slice(from)
}

/**
 * Compiles the sentences of `words/` as the app is built, so that no page fetches the compiler. Where the app is only
 * served, in development and in tests, sentences are compiled as they are said.
 */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  apply: 'build',
  config: () => ({ define: { __INTLIFY_DROP_MESSAGE_COMPILER__: true, messagesAreCompiled: true } }),
  transform: {
    // A room lies in a folder of a language; `clash-cards` is grammar and no list of sentences.
    filter: { id: /[\\/]words[\\/]\w\w[\\/](?!clash-cards)[\w-]+[\\/].*\.ts$/ },
    handler: code => ({ code: compileRoom(code), map: null }),
  },
})
