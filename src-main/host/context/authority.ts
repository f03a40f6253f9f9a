/** A name or address, and the port if one is named: of a `Host` header, or as somebody set it (`--address`). */
export interface Authority {
  /** In small letters; an IPv6 address without its brackets. */
  readonly name: string
  readonly port: number | undefined
}

/** Reads `192.168.1.20:8080`, `[fe80::1]`, `games.local`. Nothing where the text is no such thing. */
export function readAuthority(text: string): Authority | undefined {
  const match = /^(\[[0-9a-fA-F:.%]+\]|[\w.-]+)(?::(\d{1,5}))?$/.exec(text)
  if (match === null || Number(match[2] ?? 0) > 65535) return undefined
  const name = match[1]!.toLowerCase().replace(/^\[|\]$/g, '')
  return { name, port: match[2] === undefined ? undefined : Number(match[2]) }
}

/** The address of our pages under this name. */
export function urlOfAuthority({ name, port }: Authority, otherwise: number): string {
  return `http://${name.includes(':') ? `[${name}]` : name}:${port ?? otherwise}`
}
