/** What is scanned and copied to come to a house: the key stands behind the `#`, which no browser sends. */
export function linkWithKey(address: string, path: string, key: string | undefined): string {
  if (key === undefined) return path === '' ? address : `${address}/${path}`
  return `${address}/#/${path.replace(/^#\//, '')}${path.includes('?') ? '&' : '?'}k=${key}`
}
