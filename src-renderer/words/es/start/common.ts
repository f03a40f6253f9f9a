import type english from '../../en/start/common.ts'
import type { Translation } from '../../messages.ts'

export default {
  numberWords: 'ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ordinal: { one: '{n}.º', two: '{n}.º', few: '{n}.º', other: '{n}.º' },
  nobody: 'nadie',
} as const satisfies Translation<typeof english>
