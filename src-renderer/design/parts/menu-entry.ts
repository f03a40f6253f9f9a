import type { IconName } from './icons.ts'

export interface MenuEntry<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly icon?: IconName
  readonly danger?: boolean
  /** Why it can't be chosen now, in words; left out or '' if it can. */
  readonly whyNot?: string | undefined
  /** A line above it. */
  readonly apart?: boolean
}
