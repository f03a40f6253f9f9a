import {
  compile,
  createCoreContext,
  registerMessageCompiler,
  registerMessageResolver,
  resolveValue,
  translate,
  type CoreContext,
} from '@intlify/core-base'
import { computed, shallowRef } from 'vue'
import {
  chosenLanguage,
  storeChosenLanguage,
  languages,
  localeOf,
  firstKnownLanguage,
  type Language,
} from './languages.ts'
import type { Blanks, Key } from './messages.ts'

// Each language is two chunks of its own, and only the one that is spoken is fetched.
const start = import.meta.glob<object>('./*/start.ts', { import: 'default' })
const rest = import.meta.glob<object>('./*/rest.ts', { import: 'default' })
const startMessages = (of: Language): Promise<object> => start[`./${of}/start.ts`]!()
const restMessages = (of: Language): Promise<object> => rest[`./${of}/rest.ts`]!()

/** The kinds of plural in the order `a | b | c` is written in: only those the language has for whole numbers. */
const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

function pluralOf(language: Language): (n: number, forms: number) => number {
  const rules = new Intl.PluralRules(language)
  const known = new Set(Array.from({ length: 201 }, (_, n) => rules.select(n)))
  const order: readonly string[] = plurals.filter(one => known.has(one))
  return (n, forms) => {
    const at = order.indexOf(rules.select(n))
    return at < 0 ? forms - 1 : Math.min(at, forms - 1)
  }
}

/** What can be said just now, and in which language. */
const current = shallowRef<{ readonly language: Language; readonly messages: object }>({
  language: 'en',
  messages: {},
})
// The plain functions under vue-i18n: they hold the syntax of messages, and Vue watches `current`.
registerMessageCompiler(compile)
registerMessageResolver(resolveValue)
const context = createCoreContext({
  locale: 'en' as string,
  messages: {},
  // What is said is held to English by its types: there is nothing to fall back on, and nothing to warn of.
  fallbackLocale: false,
  missingWarn: false,
  fallbackWarn: false,
  pluralRules: Object.fromEntries((Object.keys(languages) as Language[]).map(one => [one, pluralOf(one)])),
}) as CoreContext<string>

/** The language spoken now, and how numbers and dates are written in it here (BCP 47). Both are reactive. */
export const language = computed(() => current.value.language)
export const locale = computed(() => localeOf(language.value, systemLanguages()))

let requested: Language = 'en'

/** Speaks this language from now on, at once wherever something is said. Rejects, and stays as it is, if it can't be fetched. */
export async function setLanguage(wanted: Language): Promise<void> {
  requested = wanted
  const [first, others] = await Promise.all([startMessages(wanted), restMessages(wanted)])
  // Somebody who tries one after another gets the last.
  if (requested === wanted) setMessages(wanted, { ...first, ...others })
}

/** Speaks as `setLanguage` does as soon as the start screen's words are here; the others follow by themselves. */
export async function loadStartMessages(wanted: Language): Promise<void> {
  requested = wanted
  const first = await startMessages(wanted)
  if (requested === wanted) setMessages(wanted, first)
}

/** All words of the language that is spoken: before a page is shown that says more than the start screen does. */
export function loadAllMessages(): Promise<void> {
  return setLanguage(requested)
}

function setMessages(now: Language, messages: object): void {
  context.locale = now
  context.messages = { [now]: messages } as typeof context.messages
  current.value = { language: now, messages }
  if (typeof document !== 'undefined') document.documentElement.lang = now
}

/** The language this device was set to, else the system's own. */
export function preferredLanguage(): Language {
  return chosenLanguage() ?? firstKnownLanguage(systemLanguages())
}

/** Keeps the choice for this device and speaks it; nothing = as the system does. */
export async function chooseLanguage(wanted: Language | undefined): Promise<void> {
  await setLanguage(wanted ?? firstKnownLanguage(systemLanguages()))
  storeChosenLanguage(wanted)
}

/**
 * A sentence in the language of whoever reads it: in templates, computed values and plain code alike. `blanks` fill the
 * names in braces; of several forms the number `n` chooses one. Said again by itself where Vue watches.
 */
export function t<K extends Key>(key: K, ...blanks: keyof Blanks<K> extends never ? [] : [blanks: Blanks<K>]): string {
  return translateKey(key, blanks[0] ?? {})
}

/** Whether there is such a sentence: for codes that come from elsewhere. */
export function hasMessage(key: string): boolean {
  return typeof resolveValue(current.value.messages, key) === 'string'
}

/** `t` for a key put together at run time (`hasMessage` first). */
export function translateKey(key: string, blanks: { readonly [name: string]: string | number }): string {
  const { n } = blanks
  if (typeof n !== 'number') return translateMessage(key, blanks, 1)
  return translateMessage(key, { ...blanks, n: writtenNumber(n), count: numberWord(n) }, n)
}

/** Reads the ref, so that whoever watches this says it again in another language. */
function translateMessage(key: string, blanks: { readonly [name: string]: string | number }, n: number): string {
  void current.value
  return String(translate(context, key, blanks, n))
}

const numbers = computed(() => new Intl.NumberFormat(locale.value))
const writtenNumber = (n: number): string => numbers.value.format(n)

/** "three", up to twelve; after that in digits. */
function numberWord(n: number): string {
  return translateMessage('common.numberWords', {}, 1).split(' ')[n] ?? writtenNumber(n)
}

function systemLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
}
