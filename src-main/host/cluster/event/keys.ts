/** What lies in Redis, and how long (EVENT.md). */
const space = 'knockabout:'
export const keys = {
  house: `${space}house`,
  hosts: `${space}hosts`,
  shared: `${space}shared`,
  night: `${space}night`,
  /** A channel. */
  news: `${space}news`,
  lobby: (process: string): string => `${space}lobby:${process}`,
  of: (process: string): string => `${space}of:${process}`,
  table: (id: string): string => `${space}table:${id}`,
  log: (id: string): string => `${space}log:${id}`,
}

const hour = 3600_000
/** Milliseconds after which each ends where nobody renews it. */
export const endsMs = { house: 14 * 24 * hour, hosts: 24 * hour, shared: 14 * 24 * hour, table: hour, night: 24 * hour }

/** Entries `shared` is cut to, roughly. */
export const sharedEntries = 100_000
