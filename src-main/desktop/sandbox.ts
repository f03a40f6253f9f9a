/** What is said where the system won't sandbox an AppImage, and what to do. */
export const unsandboxedText = {
  title: 'Knockabout without its sandbox',
  text: 'This system does not let an AppImage shut its pages in a sandbox. Install the .deb instead: it brings what the system asks for, and everything you have kept stays.',
  quit: 'Quit',
  goOn: 'Go on without',
} as const

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
