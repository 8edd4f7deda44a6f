import { expect, it } from 'vitest'
import { addressGroup, networkOf } from './address-group.ts'

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

it.each([
  ['10.1.2.3', '10.1.2.0/24'],
  ['::ffff:10.1.2.3', '10.1.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8::9', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s lies in %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
