/** Raised when older clients can no longer understand a host. Sent in TXT, `/info` and `hello`. */
export const protocolVersion = 4
export const defaultPort = 4680
/** The one a browser takes where nobody says another. */
export const shortPort = 80
export const serviceType = 'knockabout'
/** The desktop app's own pages come from here; the host takes WebSockets from this Origin besides its own addresses. */
export const appOrigin = 'app://knockabout'

/** What a host may ask guests for. */
export const pinPattern = /^\d{4,8}$/

export const limits = {
  /** Bytes of the longest message from a client; each kind has its own limit (`messageBytes` in `to-host.ts`). */
  messageBytes: 64 * 1024,
  /** Lists and objects within each other in one message. */
  messageDepth: 32,
  /** How many messages a second a client may send on average, and how many at once (a token bucket). */
  messagesPerSecond: 40,
  burst: 120,
  nameLength: 40,
  chatLength: 300,
  /** Bots wait no longer than this for somebody who listens, in milliseconds. */
  hearingMs: 12_000,
  pinTries: 5,
} as const
