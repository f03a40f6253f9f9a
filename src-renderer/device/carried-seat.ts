// A browser keeps what it stores by address. So whoever follows their host to another address takes along, in the part of
// the address that is never sent, what gets their seat back.

interface Here {
  readonly hash: string
  readonly pathname: string
  readonly search: string
}

/**
 * The seat's token at another address of the same host, or at another host of the same house; a ticket where the house itself
 * has moved; `k`: in links of before, the key of a house with sealed lines, which is taken out of the address and no more.
 */
type Carried = 'token' | 'ticket' | 'k'

/** The same page at another address (`http://192.168.1.20:4680`), with what gets the seat back there. */
export function carrySeatTo(
  address: string,
  { hash, pathname, search }: Here,
  token: string | undefined,
  as: Carried = 'token',
): string {
  const [where = '', query = ''] = (hash === '' ? `#${pathname}${search}` : hash).split('?')
  const params = new URLSearchParams(query)
  if (token !== undefined && token !== '') params.set(as, token)
  const found = params.toString()
  return `${address}/${where}${found === '' ? '' : `?${found}`}`
}

/** What was carried here, and the rest of `#…` without it; nothing where nothing was. */
export function carriedSeat(
  hash: string,
  as: Carried = 'token',
): { readonly token: string; readonly hash: string } | undefined {
  const [where = '', query = ''] = hash.split('?')
  const params = new URLSearchParams(query)
  const token = params.get(as)
  if (token === null || token === '' || token.length > 256) return undefined
  params.delete(as)
  const found = params.toString()
  return { token, hash: `${where}${found === '' ? '' : `?${found}`}` }
}
