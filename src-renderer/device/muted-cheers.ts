import { read, write } from './storage.ts'

export interface MutedCheers {
  all: boolean
  people: readonly string[]
}
/** Whose cheers this person does not want to see. */
export const mutedCheers = {
  read: (): MutedCheers => {
    try {
      const { all, people } = JSON.parse(read('knockabout.muted-cheers') ?? '{}') as Partial<MutedCheers>
      const known = Array.isArray(people) ? people.filter(one => typeof one === 'string').slice(-100) : []
      return { all: all === true, people: known }
    } catch {
      return { all: false, people: [] }
    }
  },
  keep: (muted: MutedCheers): void => write('knockabout.muted-cheers', JSON.stringify(muted)),
}
