import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What limits count as one address: of IPv6 the network of 64 bits, since whoever has one address there has all of it; an
 * IPv4 address is itself, also where it is written as IPv6.
 */
export function addressGroup(address: string): string {
  const v4 = mapped.exec(address)?.[1]
  if (v4 || !isIPv6(address)) return v4 ?? address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const parts = [...first, ...Array<string>(missing).fill('0'), ...last]
  const network = parts.slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16))
  return `${network.join(':')}::/64`
}
