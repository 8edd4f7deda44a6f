import { expect, it } from 'vitest'
import { addressIn } from './NoticeRow.tsx'

it.each([
  ['/Profile', { to: '/Profile', search: {} }],
  ['/Cargos?open=12', { to: '/Cargos', search: { open: 12 } }],
  ['/DriverReserves?at=&cargoId=7', { to: '/DriverReserves', search: { at: '', cargoId: 7 } }],
])('a notification that leads to %s', (link, address) => {
  expect(addressIn(link)).toEqual(address)
})
