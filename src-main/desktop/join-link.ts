/** Links that open the app at somebody's table: `knockabout://192.168.1.20:4680/t/k3f9a`. */
export const linkScheme = 'knockabout'

/** Where such a link leads: a host's address as somebody might type it, and the table there if one is named. */
export interface JoinLink {
  readonly address: string
  readonly table?: string
}

/** The first such link among the words of a command line, which is how Windows and Linux hand it over. */
export function linkInWords(words: readonly string[]): string | undefined {
  return words.find(word => word.toLowerCase().startsWith(`${linkScheme}:`))
}

/** Reads a link; `undefined` where it leads nowhere. Any web page can contain one, so nothing else in it is used. */
export function readLink(text: string): JoinLink | undefined {
  const match = /^knockabout:\/\/([^\s/?#@]{1,200})(?:\/t\/([A-Za-z0-9_-]{1,32}))?\/?$/i.exec(text.trim())
  if (match?.[1] === undefined) return undefined
  return match[2] === undefined ? { address: match[1] } : { address: match[1], table: match[2] }
}
