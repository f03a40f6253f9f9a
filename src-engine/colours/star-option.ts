import { z } from 'zod'
import type { Json } from '../core/json.ts'
import type { OptionField } from '../core/options.ts'
import { colours } from './colours.ts'

// Apart from the colours themselves: a page shows those, and a schema library would come to every phone with this.

const pairs = z.record(z.string(), z.array(z.enum(colours)).length(2, 'a pair is two colours'), {
  error: 'each seat has a pair of colours: white, blue, black, red, green.',
})

export const starOption = {
  key: 'colours',
  kind: 'own',
  schema: pairs as unknown as z.ZodType<Json>,
  when: { key: 'format', is: ['star'] },
} as const satisfies OptionField
