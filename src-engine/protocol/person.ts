import { z } from 'zod'
import { nameProblem, tidyName } from './name.ts'

export const personName = z
  .string()
  .transform(tidyName)
  .superRefine((name, context) => {
    const message = nameProblem(name)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

/** Twelve colours and the avatars of `src-renderer/design` go by number; what a client does not know it shows as the first. */
export const colour = z.int().min(0).max(39)
export const avatar = z.string().max(40)

export interface Person {
  readonly id: string
  readonly name: string
  readonly colour: number
  readonly avatar: string
}
