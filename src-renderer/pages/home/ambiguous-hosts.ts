interface Named {
  /** By which it is told from the others of the list. */
  readonly key: string
  readonly name: string
  /** `http://192.168.1.20:4680` */
  readonly at: string
}

/** The addresses, by key, of hosts that share a name (whatever its case) and so need them to be distinguished. */
export function ambiguousHosts(houses: readonly Named[]): ReadonlyMap<string, string> {
  const plain = (name: string): string => name.normalize('NFKC').toLowerCase().trim()
  const shared = (house: Named): boolean =>
    houses.some(other => other.key !== house.key && plain(other.name) === plain(house.name))
  return new Map(houses.filter(shared).map(({ key, at }) => [key, at.replace(/^https?:\/\//, '')]))
}
