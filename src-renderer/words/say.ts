import { computed } from 'vue'
import { createI18n } from 'vue-i18n'
import { chosen, keepChosen, localeOf, spoken, type Language } from './languages.ts'
import type { Blanks, Key, Messages } from './messages.ts'

// Each language is a chunk of its own; only the one that is spoken is fetched.
const chunks: { readonly [L in Language]: () => Promise<{ default: Messages }> } = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
}

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

const i18n = createI18n({
  legacy: false,
  locale: 'en',
  // What is said is held to English by its types: there is nothing to fall back on, and nothing to warn of.
  fallbackRoot: false,
  missingWarn: false,
  fallbackWarn: false,
  pluralRules: { en: pluralOf('en'), de: pluralOf('de'), es: pluralOf('es') },
})
const { locale, setLocaleMessage, t, te } = i18n.global

/** The language spoken now, and how numbers and dates are written in it here (BCP 47). Both are reactive. */
export const language = computed(() => locale.value as Language)
export const writtenAs = computed(() => localeOf(language.value, systemLanguages()))

let asked: Language = 'en'

/** Speaks this language from now on, at once wherever something is said. Rejects, and stays as it is, if it can't be fetched. */
export async function speak(wanted: Language): Promise<void> {
  asked = wanted
  const { default: messages } = await chunks[wanted]()
  setLocaleMessage(wanted, messages)
  // Somebody who tries one after another gets the last.
  if (asked !== wanted) return
  locale.value = wanted
  if (typeof document !== 'undefined') document.documentElement.lang = wanted
}

/** The language this device was set to, else the system's own. */
export function ownLanguage(): Language {
  return chosen() ?? spoken(systemLanguages())
}

/** Keeps the choice for this device and speaks it; nothing = as the system does. */
export async function chooseLanguage(wanted: Language | undefined): Promise<void> {
  await speak(wanted ?? spoken(systemLanguages()))
  keepChosen(wanted)
}

/**
 * A sentence in the language of whoever reads it: in templates, computed values and plain code alike. `blanks` fill the
 * names in braces; of several forms the number `n` chooses one. Said again by itself where Vue watches.
 */
export function say<K extends Key>(
  key: K,
  ...blanks: keyof Blanks<K> extends never ? [] : [blanks: Blanks<K>]
): string {
  return sayAny(key, blanks[0] ?? {})
}

/** Whether there is such a sentence: for codes that come from elsewhere. */
export function canSay(key: string): boolean {
  return te(key)
}

/** `say` for a key put together at run time (`canSay` first). */
export function sayAny(key: string, blanks: { readonly [name: string]: string | number }): string {
  const { n } = blanks
  if (typeof n !== 'number') return t(key, blanks)
  return t(key, { ...blanks, n: writtenNumber(n), count: numberWord(n) }, n)
}

const numbers = computed(() => new Intl.NumberFormat(writtenAs.value))
const writtenNumber = (n: number): string => numbers.value.format(n)

/** "three", up to twelve; after that in digits. */
function numberWord(n: number): string {
  return t('common.numberWords').split(' ')[n] ?? writtenNumber(n)
}

function systemLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
}
