import { hasMessage, translateKey } from '../../../words/index.ts'

/** What is said of a student of the club; nothing of one this version does not know. */
export function characterLine(id: string): string {
  return hasMessage(`brawlPeople.line.${id}`) ? translateKey(`brawlPeople.line.${id}`, {}) : ''
}
