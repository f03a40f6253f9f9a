import type { JsonObject } from './json.ts'

/**
 * Something to be told to people: a code, and what fills the blanks of its sentence. Engine and host know no sentences;
 * each screen says it in its reader's language (DESIGN, Words).
 */
export interface Coded {
  readonly code: string
  readonly params?: JsonObject
}
