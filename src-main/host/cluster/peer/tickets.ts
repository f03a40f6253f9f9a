import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A ticket lets one device into the house at its new address as whom it was: browsers keep its token with the old one. It
 * is signed with a secret of the hand-over, and counts once: it names the token it stands for, which its use replaces.
 */
export function ticketFor(sign: string, person: string, tokenHash: string): string {
  return `${person}.${signature(sign, person, tokenHash).toString('base64url')}`
}

/** The person a ticket is for; nothing where it is not signed, or was used. `hashOf`: of their token as it is now. */
export function personOfTicket(
  sign: string,
  ticket: string,
  hashOf: (person: string) => string | undefined,
): string | undefined {
  const [person = '', given = ''] = ticket.split('.')
  const hash = hashOf(person)
  if (hash === undefined) return undefined
  const [right, theirs] = [signature(sign, person, hash), Buffer.from(given, 'base64url')]
  return right.length === theirs.length && timingSafeEqual(right, theirs) ? person : undefined
}

function signature(sign: string, person: string, tokenHash: string): Buffer {
  return createHmac('sha256', Buffer.from(sign, 'hex')).update(`knockabout ticket ${person} ${tokenHash}`).digest()
}
