import type { Printed } from './card.ts'

/** Cards of two colours. */
export const gold = {} satisfies { readonly [name: string]: Printed }
