interface Unsandboxed {
  readonly title: string
  readonly text: string
  readonly quit: string
  readonly goOn: string
}
const texts: { readonly [language: string]: Unsandboxed } = {
  en: {
    title: 'Knockabout without its sandbox',
    text: 'This system does not let an AppImage shut its pages in a sandbox. Install the .deb instead: it brings what the system asks for, and everything you have kept stays.',
    quit: 'Quit',
    goOn: 'Go on without',
  },
  de: {
    title: 'Knockabout ohne Sandbox',
    text: 'Dieses System lässt ein AppImage seine Seiten nicht in einer Sandbox einschließen. Installiere stattdessen das .deb: Es bringt mit, was das System verlangt, und alles Aufgehobene bleibt.',
    quit: 'Beenden',
    goOn: 'Ohne weiter',
  },
  es: {
    title: 'Knockabout sin su sandbox',
    text: 'Este sistema no deja que un AppImage encierre sus páginas en un sandbox. Instala en su lugar el .deb: trae lo que pide el sistema, y todo lo guardado se conserva.',
    quit: 'Salir',
    goOn: 'Seguir sin él',
  },
}

/** What is said where the system won't sandbox an AppImage, and what to do. No page is there yet: `locale` is the system's. */
export function unsandboxedText(locale: string): Unsandboxed {
  return texts[locale.slice(0, 2).toLowerCase()] ?? texts['en']!
}

/**
 * Whether this is an AppImage whose starter found that the system denies it a sandbox (Ubuntu since 24.04 does, where a program has
 * no profile of its own): it starts the app with this word, so that it comes up at all.
 */
export function isUnsandboxed(
  words: readonly string[],
  environment: { readonly APPIMAGE?: string | undefined },
): boolean {
  return Boolean(environment.APPIMAGE) && words.includes('--no-sandbox')
}
