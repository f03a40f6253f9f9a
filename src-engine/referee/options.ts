import { starOption } from '../colours/star-option.ts'
import type { StarOptions } from '../colours/colours.ts'
import { formatOptions, type FormatOptions } from '../formats/index.ts'

/** The host's choices at a referee's table: those of every format, and the colours of the star's decks. */
export type RefereeOptions = FormatOptions & StarOptions

export const refereeOptions = [...formatOptions, starOption] as const
