/**
 * An address as limits count it: of IPv6 only the first 64 bits, because a machine can choose the rest itself; all
 * loopback addresses are one.
 */
export function addressOf(remote: string | undefined): string {
  const plain = (remote ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (plain === '::1' || plain === '127.0.0.1') return 'loopback'
  if (!plain.includes(':')) return plain
  const [front = '', back] = plain.replace(/%.*$/, '').split('::')
  const groups = front === '' ? [] : front.split(':')
  const behind = back === undefined || back === '' ? [] : back.split(':')
  while (groups.length + behind.length < 8) groups.push('0')
  return `${[...groups, ...behind].slice(0, 4).join(':')}::/64`
}
