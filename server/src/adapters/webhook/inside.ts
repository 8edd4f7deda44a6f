import { BlockList, isIP } from 'node:net'

/** IPv4 that is nobody's outside: this machine, private and carriers' networks, link-local (metadata of clouds), tests, multicast. */
const inside4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Within the IPv6 that is given out: what carries an IPv4 address in itself, and what is for documents. */
const inside6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const inside = new BlockList()
for (const [network, bits] of inside4) inside.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of inside6) inside.addSubnet(network, bits, 'ipv6')
const given6 = new BlockList()
given6.addSubnet('2000::', 3, 'ipv6')
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isIn = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

export const isLoopback = (address: string): boolean => isIP(address) > 0 && isIn(loopback, address)

/** In: an IP address. Out: whether it may lie in the house. Of IPv6 all does that is not given out, IPv4 in its clothes too. */
export function isInside(address: string): boolean {
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return true
  return (version === 6 && !isIn(given6, address)) || isIn(inside, address)
}
