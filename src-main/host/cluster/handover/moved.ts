import type { ToClient } from '../../../../src-engine/protocol/to-client.ts'
import type { HostContext } from '../../context/context.ts'
import { ticketFor } from './tickets.ts'
import { readHouseWord, type HouseWord } from './words.ts'

/** Where the house is now, for one who was here: with a ticket that lets their device in there as who they are. */
export function movedFor(context: HostContext, person: string | undefined): ToClient | undefined {
  const moved = context.move.moved ?? context.move.signpost
  if (moved?.to === undefined) return undefined
  const hash = person === undefined ? undefined : context.store.people.tokenHash(person)
  return {
    say: 'moved',
    house: moved.house,
    to: moved.to,
    ...(hash === undefined || person === undefined ? {} : { ticket: ticketFor(moved.sign, person, hash) }),
  }
}

/** Tells everybody where the house is now, each with a ticket; whoever connects later is told in place of a welcome. */
export function sendAllTo(context: HostContext, to: readonly string[], sign: string): void {
  context.move.moved = { house: context.card().id, to, sign }
  keepWay(context, to)
  for (const client of context.clients) {
    const moved = movedFor(context, client.person?.id)
    if (moved !== undefined) client.send(moved)
    client.bye('closing')
  }
}

/** After a restart, too, whoever comes here is sent there. */
function keepWay({ store: { log }, tuning }: HostContext, to: readonly string[]): void {
  const word = readHouseWord(log.standing().word)
  if (word?.left === undefined) return
  const text = JSON.stringify({ ...word, left: { ...word.left, to } } satisfies HouseWord)
  try {
    log.commit([{ write: 'standing', standing: 'given', epoch: log.position().epoch, word: text }], tuning.now())
    log.flushSync()
  } catch {
    // Then it hears of it from there once more.
  }
}
