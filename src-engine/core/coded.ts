import type { JsonObject } from './json.ts'

/**
 * A message to people: a code, and what fills the blanks of its sentence. Engine and host hold no sentences; each screen
 * translates the code into its reader's language (DESIGN, Words).
 */
export interface Coded {
  readonly code: string
  readonly params?: JsonObject
}
