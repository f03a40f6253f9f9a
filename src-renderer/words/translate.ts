import {
  compile,
  createCoreContext,
  isMessageAST,
  registerMessageCompiler,
  registerMessageResolver,
  resolveValue,
  translate,
  type CoreContext,
} from '@intlify/core-base'
import { computed, shallowRef } from 'vue'
import { pluralRule } from './plurals.ts'
import {
  chosenLanguage,
  storeChosenLanguage,
  languages,
  localeOf,
  firstKnownLanguage,
  needsChoice,
  type Language,
} from './languages.ts'
import type { Blanks, Key } from './messages.ts'
import { mergeRooms, type Room } from './rooms.ts'

const files = import.meta.glob<Room>(['./*/*.ts', '!./en/index.ts'], { import: 'default' })

/**
 * A part of a language's messages: the folder of that name, built as one chunk. The house's own; games name theirs in
 * `GameScreens`, and `offered-games.test.ts` sees that they are there.
 */
export type MessagePart = 'start' | 'table' | 'pages' | 'doctor' | 'tv' | (string & {})

/** The messages that are loaded, and their language. */
const current = shallowRef<{
  readonly language: Language
  readonly messages: Room
  readonly parts: ReadonlySet<MessagePart>
}>({ language: 'en', messages: {}, parts: new Set() })
// The plain functions under vue-i18n: they hold the syntax of messages, and Vue watches `current`.
// In a build they come compiled (`compiled-messages.ts`), and what is still a string is said as it stands.
declare const messagesAreCompiled: true | undefined
registerMessageCompiler((message, options) =>
  typeof messagesAreCompiled !== 'undefined' && typeof message === 'string' ? () => message : compile(message, options),
)
registerMessageResolver(resolveValue)
const context = createCoreContext({
  locale: 'en' as string,
  messages: {},
  // What is said is held to English by its types: there is nothing to fall back on, and nothing to warn of.
  fallbackLocale: false,
  missingWarn: false,
  fallbackWarn: false,
  pluralRules: Object.fromEntries(Object.keys(languages).map(language => [language, pluralRule(language)])),
}) as CoreContext<string>

/** The language spoken now, and how numbers and dates are written in it here (BCP 47). Both are reactive. */
export const language = computed(() => current.value.language)
export const locale = computed(() => localeOf(language.value, systemLanguages()))

let requested: Language = 'en'
/** Every part that was asked for, in whatever language. */
const wanted = new Set<MessagePart>(['start'])

/**
 * Changes to this language once all its parts that are in use have been loaded. Rejects, and leaves the language as it
 * is, if one can't be fetched. Of several calls the last one counts.
 */
export function setLanguage(language: Language): Promise<void> {
  requested = language
  return load()
}

/** Loads parts of the current language, to be called before they are shown; a later language comes with them too. */
export function loadMessages(...parts: readonly MessagePart[]): Promise<void> {
  for (const part of parts) wanted.add(part)
  return load()
}

/** Whether these parts are loaded. Reactive. */
export function messagesLoaded(parts: readonly MessagePart[]): boolean {
  return parts.every(part => current.value.parts.has(part))
}

async function load(): Promise<void> {
  const language = requested
  const known = current.value.language === language ? current.value.parts : new Set<MessagePart>()
  const missing = [...wanted].filter(part => !known.has(part))
  const loaded = await Promise.all(missing.map(part => files[`./${language}/${part}.ts`]!())).catch(
    (error: unknown) => {
      // Parts that are asked for later come in the language that is still shown.
      if (requested === language && current.value.parts.size > 0) requested = current.value.language
      throw error
    },
  )
  // Another language was asked for meanwhile.
  if (requested !== language) return load()
  const before = current.value.language === language ? current.value : undefined
  if (missing.length > 0) {
    setMessages(
      language,
      loaded.reduce(mergeRooms, before?.messages ?? {}),
      new Set([...(before?.parts ?? []), ...missing]),
    )
  }
}

function setMessages(language: Language, messages: Room, parts: ReadonlySet<MessagePart>): void {
  context.locale = language
  context.messages = { [language]: messages } as typeof context.messages
  current.value = { language, messages, parts }
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

/** The language this device was set to, else the system's own. */
export function preferredLanguage(): Language {
  return chosenLanguage() ?? firstKnownLanguage(systemLanguages())
}

/** Whether this device asks for languages of which the house speaks none, and nobody chose one of its own yet. */
export function asksForLanguage(): boolean {
  return chosenLanguage() === undefined && needsChoice(systemLanguages())
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
  const found = resolveValue(current.value.messages, key)
  return typeof found === 'string' || isMessageAST(found)
}

/** `t` for a key put together at run time (`hasMessage` first). The form is chosen by `n`, or else by the first number. */
export function translateKey(key: string, given: { readonly [name: string]: string | number }): string {
  const blanks = apart(given)
  const { n } = blanks
  if (typeof n === 'number') return translateMessage(key, { ...blanks, n: writtenNumber(n), count: numberWord(n) }, n)
  return translateMessage(key, blanks, Object.values(blanks).find(value => typeof value === 'number') ?? 1)
}

/** Letters that are written from right to left. */
const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * A name written from right to left would turn round what stands beside it: “דנה: נועה wins” shows the winner as the loser. It
 * is set apart by signs nobody sees; every blank of a sentence and every item of a list is by itself.
 */
export function isolated(text: string): string {
  return fromRight.test(text) ? `\u2068${text}\u2069` : text
}
function apart(blanks: { readonly [name: string]: string | number }): typeof blanks {
  const all = Object.entries(blanks)
  if (!all.some(([, value]) => typeof value === 'string' && fromRight.test(value))) return blanks
  return Object.fromEntries(all.map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]))
}

/** Reads the ref, so that whoever watches this says it again in another language. */
function translateMessage(key: string, blanks: { readonly [name: string]: string | number }, n: number): string {
  void current.value
  return String(translate(context, key, blanks, n))
}

const numbers = computed(() => new Intl.NumberFormat(locale.value))
/** A page's first `Intl` takes it some ten milliseconds, and all our languages write small numbers as they stand. */
const writtenNumber = (n: number): string =>
  Number.isInteger(n) && n >= 0 && n < 1000 ? String(n) : numbers.value.format(n)

/** "three", up to twelve; after that in digits. */
export function numberWord(n: number): string {
  return translateMessage('common.numberWords', {}, 1).split(' ')[n] ?? writtenNumber(n)
}

function systemLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
}
