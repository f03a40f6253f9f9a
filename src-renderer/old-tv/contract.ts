/** A thing that others are measured by: its selector, its names, and whether its height counts too. */
export interface ContainerRule {
  readonly selector: string
  readonly names: readonly string[]
  readonly size: boolean
}
/** One condition: a measure, in px or rem or as a ratio, and whether it is the most or the least. */
export interface Condition {
  readonly what: 'width' | 'height' | 'aspect-ratio'
  readonly most: boolean
  readonly value: number
  readonly rem: boolean
}
export interface Query {
  readonly name?: string
  /** All of one of these. */
  readonly any: readonly (readonly Condition[])[]
}
/** What the build (resources/launch/old-tv) hands to the page, which looks after it by itself, as the engine doesn't. */
export interface Containers {
  readonly rules: readonly ContainerRule[]
  readonly queries: readonly Query[]
}
