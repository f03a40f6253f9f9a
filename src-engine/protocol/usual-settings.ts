import type { Level } from '../core/game.ts'

/** How a new table is set. For screens too, which have no use for the shapes beside it (table-settings.ts). */
export const usualSettings = {
  timer: 0,
  level: 'normal' as Level,
  thinking: 250,
  fill: true,
  coach: false,
  locked: false,
  joint: false,
}

/** What a table's host sets beside its game, its house rules and who sits there. */
export type TableSettings = Readonly<typeof usualSettings>
