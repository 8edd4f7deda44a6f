import { expect, it } from 'vitest'
import { useTestApp } from '../../test/app.ts'

const app = useTestApp()

const ask = async (remoteAddress: string, forwardedFor?: string) => {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  return (await app.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
}

it.each(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])('gives its figures to %s', async (address) => {
  expect(await ask(address)).toBe(200)
})

it.each(['10.0.0.7', '203.0.113.5', '2001:db8::1', '::ffff:203.0.113.5'])(
  'hides them from %s',
  async (address) => {
    expect(await ask(address)).toBe(404)
  },
)

it('hides them from whoever comes through a proxy on the machine, whatever he says of himself', async () => {
  expect(await ask('127.0.0.1', '203.0.113.5')).toBe(404)
  expect(await ask('127.0.0.1', '127.0.0.1, 203.0.113.5')).toBe(404)
  expect(await ask('127.0.0.1', 'nonsense')).toBe(404)
})

it('believes no address that a stranger sends along', async () => {
  expect(await ask('203.0.113.5', '127.0.0.1')).toBe(404)
})
