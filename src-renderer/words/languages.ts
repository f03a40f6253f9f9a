/** The languages of the house, each by its own name. A new one: a folder of message files, and a line here (README.md). */
export const languages = { en: 'English', de: 'Deutsch', es: 'Español' } as const
export type Language = keyof typeof languages

const key = 'knockabout.language'

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** The first of the system's languages that the house speaks, else English. `wished`: BCP 47, best first. */
export function firstKnownLanguage(wished: readonly string[]): Language {
  return wished.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** Whether there is one among the languages wished for that the house does not speak, and none that it does. */
export function needsChoice(wished: readonly string[]): boolean {
  return wished.length > 0 && !wished.some(tag => isLanguage(tag.slice(0, 2).toLowerCase()))
}

/** What somebody chose on this device; nothing if they leave it to the system. */
export function chosenLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(key)
    return isLanguage(kept) ? kept : undefined
  } catch {
    return undefined // storage may be denied; the system's language serves as well
  }
}

export function storeChosenLanguage(language: Language | undefined): void {
  try {
    if (language === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, language)
  } catch {
    // a full or forbidden storage costs the memory of a choice, nothing else
  }
}

/** How this language writes here: with the system's region where it speaks the language (`de-AT`), else its first home. */
export function localeOf(language: Language, wished: readonly string[]): string {
  const home = { en: 'en-GB', de: 'de-DE', es: 'es-ES' } as const
  const own = wished.find(tag => tag.slice(0, 2).toLowerCase() === language && tag.length > 2)
  return nearestLocale(own ?? '') ?? home[language]
}

/** Kiosks and containers name locales that are none (`en-US@posix`), and every format of numbers would throw. */
function nearestLocale(tag: string): string | undefined {
  const parts = tag.split(/[.@]/, 1)[0]!.split(/[-_]/)
  for (; parts.length > 1; parts.pop()) {
    try {
      return Intl.getCanonicalLocales(parts.join('-'))[0]
    } catch {
      // shorter, then
    }
  }
  return undefined
}
