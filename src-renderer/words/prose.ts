import type { Component } from 'vue'
import type { Language } from './languages.ts'

const files = import.meta.glob<Component>('./*/rules/*.md', { import: 'default' })

/**
 * A game's rules page in a language, as the component it was built as (`resources/launch/prose.ts`): its figures are
 * its props. Nothing where the game has none.
 */
export function loadRules(language: Language, game: string): Promise<Component> | undefined {
  return files[`./${language}/rules/${game}.md`]?.()
}
