import { compile, createMessageContext } from '@intlify/core-base'
import { expect, it } from 'vitest'
import { compiled, compileRoom } from '../../resources/launch/compiled-messages.ts'
import { languages } from '../../src-renderer/words/languages.ts'
import { pluralRule } from '../../src-renderer/words/plurals.ts'
import { messagesOf, sentences } from '../support/all-messages.ts'

const forms = [0, 1, 2, 7]

it.each(Object.keys(languages))('%s: what a build ships says the same as what is written', async language => {
  const all = sentences(await messagesOf(language))
  expect(all.length).toBeGreaterThan(1500)
  // Every blank is filled by its own name.
  const named = new Proxy({}, { get: (_, name) => `<${String(name)}>` })
  const pluralRules = { [language]: pluralRule(language) }
  const contexts = forms.map(n => createMessageContext({ locale: language, named, pluralIndex: n, pluralRules }))
  /** What the library says in each form. */
  const said = (message: string | object): string => {
    const say = compile(message as string, {} as never)
    return contexts.map(context => String(say(context as never))).join('\n')
  }
  const shippedAs: { [key: string]: string } = {}
  const writtenAs: typeof shippedAs = {}
  for (const [key, text] of all) {
    const shipped = compiled(text)
    // A build has no compiler: what is still a string is said as it stands.
    const saidThere = typeof shipped === 'string' ? forms.map(() => shipped).join('\n') : said(shipped)
    shippedAs[key] = saidThere
    writtenAs[key] = said(text)
  }
  expect(shippedAs).toEqual(writtenAs)
})

it('compiles every sentence of a room, and leaves keys, imports and code alone', () => {
  const before = "import { a } from './a.ts'; const b = 'x'; export default { 'a b': "
  const room = compileRoom(`${before}'plain', deep: { ...a, n: '{n} one | {n} more' } }`)
  expect(room).toBe(`${before}"plain", deep: { ...a, n: ${JSON.stringify(compiled('{n} one | {n} more'))} } }`)
  expect(compiled('{n} one | {n} more')).toBeTypeOf('object')
})
