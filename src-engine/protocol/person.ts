import { z } from 'zod'
import type { Seat } from '../core/game.ts'
import { nameProblem, tidyName } from './name.ts'

export const personName = z
  .string()
  .transform(tidyName)
  .superRefine((name, context) => {
    const message = nameProblem(name)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

export interface Person {
  readonly id: string
  readonly name: string
  readonly colour: number
  readonly avatar: string
}

/** Colours and avatars of `src-renderer/design` by number. A client that does not know a number shows the first. */
export const colour = z.int().min(0).max(39)
export const avatar = z.string().max(40)

/** A seat's face: the person's avatar and colour by their names in the design, or that a bot sat there. Rules ignore it. */
type Face = { readonly avatar: string; readonly colour: number; readonly bot?: boolean | undefined }
export type Faces = { readonly [seat: Seat]: Face }
