import { canSay, sayAny } from '../../../words/index.ts'

/** What is said of a student of the club; nothing of one this version does not know. */
export function lineOf(id: string): string {
  return canSay(`brawlPeople.line.${id}`) ? sayAny(`brawlPeople.line.${id}`, {}) : ''
}
