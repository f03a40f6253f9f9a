import type { ToClient } from '../../../../src-engine/protocol/to-client.ts'
import type { HostContext } from '../../context/context.ts'
import { ticketFor } from './tickets.ts'
import { lastTransfer, readHouseWord, type HouseWord } from './house-word.ts'

/** Where the house is now, for one who was here: with a ticket that lets their device in there as who they are. */
export function redirectFor(context: HostContext, person: string | undefined): ToClient | undefined {
  const moved = context.move.moved ?? context.move.redirect
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
export function redirectAll(context: HostContext, to: readonly string[], sign: string): void {
  context.move.moved = { house: context.card().id, to, sign }
  keepRedirect(context, to)
  for (const client of context.clients) {
    const moved = redirectFor(context, client.person?.id)
    if (moved !== undefined) client.send(moved)
    client.bye('closing')
  }
}

/** After a restart, too, whoever comes here is sent there. */
function keepRedirect({ store: { log }, tuning }: HostContext, to: readonly string[]): void {
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

/**
 * From a start on, until this house is opened to the network: whoever comes is sent after the one this machine gave away
 * lately (`given`). Gives whether there is one.
 */
export function redirectAfterStart(context: HostContext, given: Parameters<typeof lastTransfer>[0]): boolean {
  const left = lastTransfer(given, context.tuning.now())
  if (left === undefined) return false
  context.move.redirect = left
  if (left.to !== undefined) learnRedirect(context, left.offer, left.to)
  return true
}

/** The machine with this offer's house says where that is. */
export function learnRedirect(context: HostContext, offer: string, to: readonly string[]): void {
  const { redirect } = context.move
  if (redirect?.offer !== offer || to[0] === undefined) return
  context.move.redirect = { ...redirect, to }
  context.warn('house-went', { code: 'house-went', params: { address: new URL(to[0]).host } })
}
