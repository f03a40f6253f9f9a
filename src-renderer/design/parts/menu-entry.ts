import type { IconName } from './icons.ts'

export interface MenuEntry<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly icon?: IconName
  readonly danger?: boolean
  readonly disabled?: boolean
  /** A line above it. */
  readonly apart?: boolean
}
