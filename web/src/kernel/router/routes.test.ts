import { expect, it } from 'vitest'
import { readAddress } from './address.ts'
import { routeFinder } from './routes.ts'

const paths = ['/', '/LoadHalls', '/LoadHalls/new', '/LoadHalls/$hallId', '/verify/{-$code}']
const find = routeFinder(paths.map((path) => ({ path, title: path })))

it.each([
  ['/', '/', {}],
  ['/loadhalls/', '/LoadHalls', {}],
  ['/LoadHalls/NEW', '/LoadHalls/new', {}],
  ['/LoadHalls/12?part=times', '/LoadHalls/$hallId', { hallId: '12' }],
  ['/LoadHalls/12/more', undefined, {}],
  ['/verify', '/verify/{-$code}', {}],
  ['/verify/12%2034', '/verify/{-$code}', { code: '12 34' }],
  ['/verify/%E0%A4', '/verify/{-$code}', { code: '%E0%A4' }],
  ['/nowhere', undefined, {}],
])('%s is %s', (href, path, params) => {
  const found = find(readAddress(href, { key: 'a', index: 0 }))
  expect(found.route?.path).toBe(path)
  expect(found.params).toEqual(params)
})
