import type { SeatState } from '../../../../src-engine/protocol/to-client.ts'
import { announce } from '../../../design/index.ts'
import { t } from '../../../words/index.ts'

type Places = readonly SeatState[]

/** Those who sit here and not there, each with the number of their place; a new name alone makes nobody new. */
const onlyIn = (here: Places, there: Places): { readonly name: string; readonly place: number }[] =>
  here.flatMap(({ kind, person, name }, at) => {
    const isThere = there.some(
      (one, where) =>
        one.kind === kind && one.person === person && (one.name === name || (person !== undefined && where === at)),
    )
    return kind === 'open' || isThere ? [] : [{ name, place: at + 1 }]
  })

/** Says for whoever only hears who sat down in the lobby and who stood up; whoever only changed seats did neither. */
export function tellSeats(before: Places, now: Places): void {
  const left = onlyIn(before, now).map(({ name }) => t('lobby.seats.stood', { name }))
  const came = onlyIn(now, before).map(one => t('lobby.seats.sat', one))
  announce([...left, ...came].join(' '))
}
