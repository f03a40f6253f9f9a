import type { StackView } from '../../../src-engine/clash/view/types.ts'

/** So much of the stack lies open, from the top down. */
export const openOnStack = 4

/** Whether a name of the rules is one of these: the card alone, where only one of it is there, or with whose it is. */
export function stackedAs(stack: readonly StackView[], name: string): boolean {
  return stack.some(item => name === item.card || name.startsWith(`${item.by}:${item.card}`))
}
