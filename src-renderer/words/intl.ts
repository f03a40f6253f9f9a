import { computed } from 'vue'
import { isolated, language, translateKey, locale } from './translate.ts'

// Lists, numbers, days and times the way the language writes them. All reactive, as `say` is.

// English lists as this house writes them, without a comma before "and", wherever the reader lives.
const listAs = computed(() => (language.value === 'en' ? 'en-GB' : language.value))
const ands = computed(() => new Intl.ListFormat(listAs.value, { type: 'conjunction' }))
const ors = computed(() => new Intl.ListFormat(listAs.value, { type: 'disjunction' }))
const ranks = computed(() => new Intl.PluralRules(language.value, { type: 'ordinal' }))

/** "Ann", "Ann and Ben", "Ann, Ben and Cal". */
export function formatList(items: readonly string[]): string {
  return ands.value.format(items.map(isolated))
}

/** "Ann, Ben or Cal". */
export function formatAlternatives(items: readonly string[]): string {
  return ors.value.format(items.map(isolated))
}

/** 1,234.5: at most `digits` after the point, and no fewer than `least`. */
export function formatNumber(value: number, digits = 1, least = 0): string {
  const places = { maximumFractionDigits: digits, minimumFractionDigits: least }
  return new Intl.NumberFormat(locale.value, places).format(value)
}

/** A size in bytes: "4 MB". */
export function formatBytes(bytes: number): string {
  const unit = bytes < 1024 * 1024 ? 'kilobyte' : 'megabyte'
  const size = bytes / (unit === 'kilobyte' ? 1024 : 1024 * 1024)
  return new Intl.NumberFormat(locale.value, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size)
}

/** A share from 0 to 1 as per cent: "45%", "45 %". */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(locale.value, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** "3rd", "3.", "3.º". */
export function formatOrdinal(n: number): string {
  return translateKey(`common.ordinal.${ranks.value.select(n)}`, { n })
}

/** A day: "22 Nov 2026". `at`: milliseconds since 1970. */
export function formatDay(at: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(at)
}

/** A day with its time: "22 Nov 2026, 21:30". */
export function formatDateTime(at: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** A time of day: "21:30". */
export function formatTime(at: number): string {
  return new Intl.DateTimeFormat(locale.value, { timeStyle: 'short' }).format(at)
}

/** The text with a capital at its beginning. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language.value) + text.slice(first.length)
}
