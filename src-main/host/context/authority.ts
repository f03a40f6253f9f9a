/** A name or address, and the port if one is named: of a `Host` header, or as somebody set it (`--address`). */
export interface Authority {
  /** In small letters; an IPv6 address without its brackets. */
  readonly name: string
  readonly port: number | undefined
  /** Something that speaks HTTPS stands before the host there. */
  readonly secure?: true
}

/** Reads `192.168.1.20:8080`, `[fe80::1]`, `games.local`, `https://games.example`. Nothing where the text is no such thing. */
export function readAuthority(text: string): Authority | undefined {
  const secure = /^https:\/\//i.test(text)
  const match = /^(\[[0-9a-fA-F:.%]+\]|[\w.-]+)(?::(\d{1,5}))?$/.exec(secure ? text.slice(8).replace(/\/$/, '') : text)
  if (match === null || Number(match[2] ?? 0) > 65535) return undefined
  const name = match[1]!.toLowerCase().replace(/^\[|\]$/g, '')
  return { name, port: match[2] === undefined ? undefined : Number(match[2]), ...(secure ? { secure } : {}) }
}

/** The address of our pages under this name. */
export function urlOfAuthority({ name, port, secure }: Authority, otherwise: number): string {
  const host = name.includes(':') ? `[${name}]` : name
  if (secure === true) return `https://${host}${port === undefined || port === 443 ? '' : `:${port}`}`
  return `http://${host}:${port ?? otherwise}`
}
