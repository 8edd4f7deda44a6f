import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { isHandedOn, whereExposed } from './demo-door.ts'

describe('a server with the demo world', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['localhost', 'http://bargah.localhost'],
    ['127.0.0.2', 'https://127.3.2.1'],
  ])('stays at home on %s as %s', (host, publicUrl) => {
    expect(whereExposed({ host, publicUrl })).toBeNull()
  })

  it.each([
    ['0.0.0.0', 'http://localhost:3000', 'HOST is 0.0.0.0'],
    ['::', 'http://localhost:3000', 'HOST is ::'],
    ['127.0.0.1', 'https://bargah.example', 'PUBLIC_URL is https://bargah.example'],
    ['127.0.0.1', 'https://localhost.example', 'PUBLIC_URL is https://localhost.example'],
    ['127.0.0.1', 'http://192.168.1.5:3000', 'PUBLIC_URL is http://192.168.1.5:3000'],
  ])('is open to others on %s as %s', (host, publicUrl, words) => {
    expect(whereExposed({ host, publicUrl })).toBe(words)
  })

  it.each([
    [{ host: 'localhost:3000' }, false],
    [{ host: '[::1]:3000' }, false],
    [{}, false],
    [{ host: 'bargah.example' }, true],
    [{ host: 'localhost', 'x-forwarded-for': '203.0.113.5' }, true],
    [{ host: 'localhost', 'x-forwarded-proto': 'https' }, true],
    [{ host: 'localhost', forwarded: 'for=203.0.113.5' }, true],
    [{ host: 'localhost', via: '1.1 proxy' }, true],
    [{ host: 'localhost', 'x-real-ip': '203.0.113.5' }, true],
    [{ host: 'localhost', 'cf-connecting-ip': '203.0.113.5' }, true],
  ])('knows of %o whether it was handed on', (headers, isSo) => {
    expect(isHandedOn({ headers })).toBe(isSo)
  })
})

describe('a sign-in', () => {
  const apps: Record<string, TestApp> = {}
  beforeAll(async () => {
    apps.home = await openTestApp({ isDemo: true })
    apps.meant = await openTestApp({ isDemo: true, isDemoMeant: true })
    apps.own = await openTestApp()
  })
  afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())))

  const signIn = async (which: string, headers: Record<string, string>) => {
    const body = { Username: 'admin', Password: 'Admin@1405', Role: 'Admin' } as const
    return (await (apps[which] as TestApp).call('signIn', { body, headers })).status
  }
  const fromOutside = { 'x-forwarded-for': '203.0.113.5' }

  it('at a demo is refused when it is handed on, and looked at when it is not', async () => {
    expect(await signIn('home', fromOutside)).toBe(403)
    expect(await signIn('home', { host: 'bargah.example' })).toBe(403)
    expect(await signIn('home', {})).not.toBe(403)
  })

  it('is looked at all the same where the demo is meant for others, and where there is none', async () => {
    expect(await signIn('meant', fromOutside)).not.toBe(403)
    expect(await signIn('own', fromOutside)).not.toBe(403)
  })
})
