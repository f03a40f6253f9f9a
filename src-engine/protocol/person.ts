import { z } from 'zod'
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
