import { Writable } from 'node:stream'
import { contract } from '@bargah/contract/contract.ts'
import { describe, expect, it } from 'vitest'
import { keys, useTestApp } from '../../../test/app.ts'
import { openStreams } from '../../../test/live-client.ts'
import { openLog } from '../../kernel/log.ts'
import { sql } from '../../kernel/sql.ts'
import { readLink, signLink } from '../files/files.rules.ts'
import { findSigner } from '../files/files.store.ts'
import { buildKey } from './api-keys.build.ts'
import { endAllKeys } from './api-keys.store.ts'
import { madeOnce } from '../../../test/made-once.ts'

let written = ''
const log = openLog(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  }),
)
const app = useTestApp({ log, limitTimes: 1 })
const streams = madeOnce(() => openStreams(app))
const story = madeOnce(() => app.hallWithCompany())

const newKey = (given: Partial<Parameters<typeof buildKey>[1]> = {}) =>
  app.buildKey({ userId: story.userId, scopes: ['access_Load_Add'], ...given })
const endKeys = (userId: number) =>
  app.db.transaction().execute((tx) => endAllKeys(tx, userId, 'password_changed', new Date()))
const ask = (token: string, call: 'listGoods' | 'listPackagings' | 'showMe' = 'listGoods') =>
  app.call(call, { token })

describe('who means harm with a key', () => {
  it('asks no more often than it may, by all calls together, and its owner and other keys go on', async () => {
    const { key } = await newKey({ callsPerMinute: 3 })
    const other = await newKey({ callsPerMinute: 3 })
    // what is refused counts too, or one could look for what is open as fast as one likes
    for (const call of ['listGoods', 'showMe', 'listPackagings'] as const)
      expect((await ask(key, call)).status).not.toBe(429)
    const { status, data, headers, message } = await ask(key)
    expect([status, data]).toEqual([429, { reason: 'key_limit' }])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(message).toMatch(/^درخواست‌های این کلید از اندازهٔ آن بیشتر شده است؛/)
    expect((await ask(other.key)).status).toBe(200)
    expect((await ask(story.token)).status).toBe(200)
  })

  it('pays for what states a limit as its account does, however many keys there are', async () => {
    const { userId } = await app.signedIn('AgentMain')
    const made = [
      await newKey({ userId, scopes: ['inquiry'] }),
      await newKey({ userId, scopes: ['inquiry'] }),
    ]
    const most = contract.inquireDriverCard.limits[0].most
    const statuses: number[] = []
    for (let n = 0; n <= most; n += 1) {
      const { status } = await app.call('inquireDriverCard', {
        token: made[n % 2]?.key ?? '',
        query: { driverSmartCard: '8000001' },
      })
      statuses.push(status)
    }
    expect(statuses.slice(0, most)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  it('opens no live stream, neither with a living key nor with one that has ended', async () => {
    const { userId } = await app.hallActor(story.hall.id)
    const { key } = await newKey({ userId, scopes: ['turn_read'] })
    expect(await streams.refused({ token: key })).toBe(403)
    // with a hall beside it, which everybody may watch, the key is no stranger
    expect(await streams.refused({ token: key, query: `?hallId=${story.hall.id}` })).toBe(403)
    await endKeys(userId)
    expect(await streams.refused({ token: key })).toBe(401)
    expect(await streams.refused({ token: key, query: `?hallId=${story.hall.id}` })).toBe(401)
  })

  it('opens a file by a link made for it, for as long as the key lives', async () => {
    const { userId } = await app.hallActor(story.hall.id)
    const { id } = await newKey({ userId, scopes: ['permit_read'] })
    const now = new Date()
    const link = signLink(keys, { name: 'file', kind: 'pdf', signer: { keyId: id } }, now)
    const read = readLink(keys, link, now)
    expect(read?.signer).toEqual({ keyId: id })
    expect(await findSigner(app.db, { keyId: id }, now)).toMatchObject({ userId })
    // the number of a key is not that of a session
    expect(readLink(keys, link.replace('-K', '-'), now)).toBeNull()
    await endKeys(userId)
    expect(await findSigner(app.db, { keyId: id }, now)).toBeUndefined()
  })

  it('is known by the header alone: by no address, cookie or other scheme', async () => {
    const { key } = await newKey()
    const showMe = contract.showApiKey.path
    const sent = [
      { url: `${showMe}?access_token=${key}&key=${key}` },
      { url: showMe, headers: { cookie: `session=${key}; token=${key}` } },
      { url: showMe, headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` } },
      { url: showMe, headers: { authorization: key } },
      { url: showMe, headers: { 'x-api-key': key } },
    ]
    for (const one of sent) expect((await app.app.inject({ method: 'GET', ...one })).statusCode).toBe(401)
    expect((await app.call('showApiKey', { token: key })).status).toBe(200)
  })

  it('does not live by more scopes in its row than its account is offered', async () => {
    const { userId } = await app.hallActor(story.hall.id)
    const { key } = await newKey({ userId, scopes: ['turn_read', 'access_Load_Add', 'cargo_write', 'Admin'] })
    const { data } = await app.call('showApiKey', { token: key })
    expect(data.scopes).toEqual(['turn_read'])
    for (const call of ['declareCargo', 'listUsersOfType', 'searchAudit'] as const)
      expect((await app.call(call, { token: key, body: {}, query: {} } as never)).status).toBe(403)
  })

  it('gets no wider one by the database either: the server’s own role changes none', async () => {
    const { id } = await newKey()
    const widen = sql`update api_keys set scopes = '{access_Load_Add,access_Member_Add}' where id = ${id}`
    await expect(widen.execute(app.db)).rejects.toThrow('a key never changes')
    await endKeys(story.userId)
    const revive = sql`update api_keys set ended_at = null, end_reason = null where id = ${id}`
    await expect(revive.execute(app.db)).rejects.toThrow('a key never changes')
  })

  it('finds it in no line of the log and in no answer, whatever fails', async () => {
    const { key } = await newKey()
    const answers = [
      await ask(key, 'showMe'),
      await app.call('declareCargo', { token: key, body: {} as never }),
      await app.call('declareCargo', { token: key, body: '{"broken' as never }),
      await app.call('listCustomers', { token: key, query: { [key]: key } as never }),
    ]
    const lost = await app.app.inject({
      method: 'GET',
      url: `/api/v1/${key}`,
      headers: { authorization: `Bearer ${key}` },
    })
    await app.asOwner(({ db }) => sql`alter table goods rename to goods_away`.execute(db))
    const failed = await app.call('searchCargos', { token: key, body: {} })
    await app.asOwner(({ db }) => sql`alter table goods_away rename to goods`.execute(db))
    await endKeys(story.userId)
    answers.push(failed, await ask(key))
    expect(written.length).toBeGreaterThan(1_000)
    expect(written).not.toContain(key)
    expect(JSON.stringify([...answers.map(({ text }) => text), lost.body])).not.toContain(key)
    const lines = await sql`select to_jsonb(audit_log) from audit_log`.execute(app.db)
    expect(JSON.stringify(lines.rows)).not.toContain(key)
  })
})
