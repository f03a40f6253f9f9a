import type english from '../../en/start/common.ts'
import type { Translation } from '../../messages.ts'

export default {
  numberWords: 'kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  ordinal: { one: '{n}.', two: '{n}.', few: '{n}.', other: '{n}.' },
  nobody: 'niemand',
} as const satisfies Translation<typeof english>
