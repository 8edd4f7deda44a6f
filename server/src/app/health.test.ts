import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { openTestApp, quietAround, type TestApp, useTestApp } from '../../test/app.ts'
import { withClient } from '../kernel/app-role.ts'

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

const readiness = async (app: TestApp) => {
  const reply = await app.app.inject({ url: '/readyz' })
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], ...reply.json() }
}

describe('whether a server is ready', () => {
  const around = { ...quietAround, folders: [{ setting: 'DATA_DIR', folder: tmpdir(), isForRequests: true }] }
  const open = (other: Partial<typeof around> = {}) => openTestApp({ around: { ...around, ...other } })

  it('is told with all that it needs, when all is well', async () => {
    const own = await open()
    expect(await readiness(own)).toMatchObject({
      status: 200,
      ok: true,
      database: 'ok',
      writes: 'ok',
      disk: 'ok',
      jobs: 'ok',
      signer: 'ok',
    })
    await own.close()
  })

  it.each([
    { what: 'jobs', state: 'late', other: { isWorkingJobs: () => false } },
    { what: 'signer', state: 'away', other: { isSignerAnswering: () => false } },
  ])('names $what that are $state, and turns nobody away for them', async ({ what, state, other }) => {
    const own = await open(other)
    expect(await readiness(own)).toMatchObject({ status: 200, ok: true, [what]: state })
    await own.close()
  })

  // a folder of the system in which there is never room
  it.skipIf(process.platform !== 'linux').each([
    { setting: 'FILES_DIR', isForRequests: true, status: 503 },
    { setting: 'BACKUP_DIR', isForRequests: false, status: 200 },
  ])('answers $status while $setting has no room', async ({ status, ...written }) => {
    const own = await open({ folders: [...around.folders, { folder: '/proc', ...written }] })
    expect(await readiness(own)).toMatchObject({ status, disk: status === 200 ? 'ok' : 'full' })
    await own.close()
  })

  it('is no once something could not be written for want of room, which is undone and told so', async () => {
    const own = await open()
    const { token } = await own.adminActor()
    await withClient(own.ownerUrl, (owner) =>
      owner.query(`create function be_full() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
        create trigger full_disk after insert on packagings for each row execute function be_full()`),
    )
    const packagings = () => own.db.selectFrom('packagings').selectAll().execute()
    const before = await packagings()
    const refused = await own.call('saveBaseItem', { token, body: { Kind: 'packaging', Name: 'بستهٔ تازه' } })
    expect([refused.status, refused.headers['retry-after'], refused.errors]).toEqual([
      503,
      '60',
      ['فضای ذخیرهٔ سامانه پر شده است و چیزی ثبت نشد؛ چند دقیقهٔ دیگر دوباره تلاش کنید.'],
    ])
    expect(await packagings()).toEqual(before)
    expect(await readiness(own)).toMatchObject({
      status: 503,
      retryAfter: '15',
      ok: false,
      database: 'ok',
      disk: 'full',
    })
    expect((await own.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await own.close()
  })
})
