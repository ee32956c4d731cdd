/** How many of an IPv6 address's eight groups identify a customer's network. */
const NETWORK_GROUPS = 4

/**
 * Returns what limits count an address by: an IPv4 address itself, for IPv6 the network, since one customer has all of
 * its 2^64 addresses. The address of a connection that the client has closed is not known.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain
  const [left = '', right = ''] = plain.split('::')
  const before = groupsOf(left)
  const after = groupsOf(right)
  const between = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : []
  const groups = [...before, ...between, ...after].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
