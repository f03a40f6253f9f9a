import { renderUnicodeCompact } from 'uqr'

/** A code to scan, with the rim of four modules that a phone needs to find it. */
export function codeToScan(text: string): string {
  return renderUnicodeCompact(text, { border: 4 })
}

/**
 * The host's notices in English for a terminal; windows and phones translate the same codes (DESIGN, Words).
 */
const sentences: { readonly [code: string]: string } = {
  'disk-warning': 'Something could not be written to disk; the disk may be full.',
  'disk-full': 'The disk is full, so the play could not be kept. Nothing was lost; make room and go on.',
  'disk-failed':
    'The disk could not be written to, so the play could not be kept. Nothing was lost; the table is paused.',
  'data-in-use': 'Another Knockabout on this computer uses the same data folder.',
  'data-newer':
    'A later version of Knockabout wrote the database here. It stays as it is, and nothing of today is kept: update this copy.',
  'database-set-aside': 'The database could not be read. It was set aside as {aside}, and Knockabout starts afresh.',
  'database-rescued':
    'The database was damaged. It was set aside as {aside}; {games} games and {people} people could be read and were taken over.',
  'some-unreadable': 'Some of what is kept here can’t be read any more. It stays in the file and is left out.',
  'nothing-kept':
    'The data folder {folder} cannot be used. You can play, but games, statistics and seats are lost when Knockabout closes.',
  'table-not-set-up': 'A table of last time could not be set up again ({why}). Its game is kept.',
  'update-offered': 'Knockabout {version} is there: {page}',
  'port-taken': 'Port {wanted} is taken by another program, so this host listens on {port}.',
  'port-taken-by-knockabout': 'Port {wanted} is taken by another Knockabout, “{name}”, so this host listens on {port}.',
  'address-taken': 'Port {port} is taken on {addresses}; others cannot reach this host there.',
  'no-network': 'This computer is on no network, so nobody else can join yet. It goes on looking.',
  'mdns-taken':
    'Another program keeps the port by which tables usually find each other (UDP 5353). If one is missing, join by code or QR.',
  'mdns-off': 'Tables may not find each other by themselves here ({error}). Others can still join by code or QR.',
  'mdns-back': 'Tables find each other by themselves again.',
  'house-copied':
    'Another computer, at {address}, has this house as well, since a data folder was copied. End this one, start it once with --new-house, and it is a house of its own with all that is in it.',
  'house-went': 'The party of this computer’s house goes on at {address}.',
  'standby-holds': 'The standby holds all of this house. What is acknowledged is on both disks.',
  'standby-missing':
    'Another computer has a copy of this house and may go on with it, so the tables here wait for it. If it is gone for good, start again with --alone.',
  'standby-lost': 'The standby is gone; the house goes on without it, on this computer’s disk alone.',
  'standby-no-room':
    'The standby’s disk is full, so no copy is kept there; the house goes on, on this computer’s disk alone.',
  'standby-other-version': 'The standby runs another version of Knockabout, and can keep no copy.',
  'event-away': 'The Redis of the event is away. Tables that run go on; new ones wait for it.',
  'event-back': 'The Redis of the event is back.',
  interfaces: 'The network could not be looked at ({error}).',
  'pin-guessing': 'Somebody is guessing the PIN, so new guests must wait. A new PIN lets them in again.',
}

/** The sentence of a code with its params filled in; a code without a sentence is shown as it is. */
export function inEnglish(message: {
  readonly text: string
  readonly params?: { readonly [name: string]: unknown }
}): string {
  const sentence = Object.hasOwn(sentences, message.text) ? sentences[message.text]! : message.text
  return filled(sentence, message.params)
}

/** A sentence with its blanks filled in. */
export function filled(sentence: string, params?: { readonly [name: string]: unknown }): string {
  return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => {
    const value = params?.[name]
    return value === undefined ? blank : Array.isArray(value) ? value.join(', ') : String(value)
  })
}
