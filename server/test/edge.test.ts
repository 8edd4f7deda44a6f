import { describe, expect, it } from 'vitest'
import { useTestApp } from './app.ts'

const app = useTestApp()

const asked = [
  ['a page of a call without a session', 'GET', '/api/v1/User/Me'],
  ['a call that everybody may make', 'GET', '/api/v1/Province/GetAll'],
  ['what is nowhere', 'GET', '/nowhere'],
  ['a folder that no build makes', 'GET', '/.git/config'],
  ['the state of the server', 'GET', '/healthz'],
] as const

const ofPages = {
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(self)'),
  'content-security-policy': expect.stringMatching(
    /default-src 'self';.*frame-ancestors 'self';.*object-src 'none';script-src 'self';/,
  ),
}
const ofData = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

describe('every reply tells browsers to stay with what is ours', () => {
  it.each(asked)('%s', async (_what, method, url) => {
    const { headers } = await app.app.inject({ method, url, headers: { origin: 'https://other.test' } })
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(url.startsWith('/api/') ? ofData : ofPages),
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('a part of a page, which bears only what concerns it', async () => {
    const { headers } = await app.app.inject({ url: '/assets/index.js' })
    expect(
      Object.keys(headers)
        .filter((name) => /policy|strict|^x-c/.test(name))
        .toSorted(),
    ).toEqual(['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'])
  })
})

it.each(asked.slice(0, 2))('nobody on the way keeps %s', async (_what, method, url) => {
  const { headers } = await app.app.inject({ method, url })
  expect(headers['cache-control']).toContain('no-store')
})

it.each(['TRACE', 'PUT', 'PATCH', 'OPTIONS'])('%s is answered by nothing of ours', async (method) => {
  const reply = await app.app.inject({
    method: method as 'PUT',
    url: '/api/v1/User/Me',
    headers: { cookie: 'device=told' },
  })
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  expect(reply.body).not.toContain('told')
})

it('asks for a folder of the source in vain', async () => {
  for (const url of ['/.git/config', '/.git/HEAD', '/.env', '/package.json'])
    expect((await app.app.inject({ url })).statusCode, url).toBe(404)
})

it.each([
  '{"UserName":"admin","__proto__":{"role":"Admin"}}',
  '{"UserName":"admin","constructor":{"prototype":{"role":"Admin"}}}',
])('refuses %s, which would change what all objects have', async (body) => {
  expect(await app.call('signIn', { body: body as never })).toMatchObject({ statusCode: 400, data: null })
  expect({}).not.toHaveProperty('role')
})

it.each(['ProvinceId=1&ProvinceId=2', 'ProvinceId=1&provinceid=2', 'ProvinceId=1&ProvinceId=1&ProvinceId=2'])(
  'takes none of the values of a name that comes twice: %s',
  async (query) => {
    const reply = await app.app.inject(`/api/v1/City/GetCityByProvinceId?${query}`)
    expect([reply.statusCode, reply.json().statusCode]).toEqual([400, 400])
  },
)
