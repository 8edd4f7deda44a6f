import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What limits count as one address: of IPv6 the network of 64 bits, since whoever has one address there has all of it; an
 * IPv4 address is itself, also where it is written as IPv6.
 */
export const addressGroup = (address: string): string => {
  const plain = plainOf(address)
  return isIPv6(plain) ? networkOf6(plain, 4) : plain
}

/**
 * The wider network that an address lies in, which may be somebody's as a whole: of IPv6 the 48 bits that a customer is
 * given, of IPv4 the 24 bits that are the fewest to be routed.
 */
export const networkOf = (address: string): string => {
  const plain = plainOf(address)
  if (isIPv6(plain)) return networkOf6(plain, 3)
  return isIPv4(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : plain
}

const plainOf = (address: string) => mapped.exec(address)?.[1] ?? address

/** The first so many of the eight parts of an IPv6 address. */
function networkOf6(address: string, parts: number): string {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const all = [...first, ...Array<string>(missing).fill('0'), ...last]
  const network = all.slice(0, parts).map((part) => Number.parseInt(part, 16).toString(16))
  return `${network.join(':')}::/${parts * 16}`
}
