import type { Flag } from '@bargah/contract/kernel/access.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { next, plainDeclaration } from '../../../test/plain.ts'
import { setRow } from '../../../test/rows.ts'
import { hashToken } from '../../kernel/tokens.ts'

const app = useTestApp()

let story: Awaited<ReturnType<typeof hallWithCompany>>
let destination: number
beforeAll(async () => {
  story = await app.hallWithCompany()
  destination = await app.cityId('تهران')
})

const make = (token: string, given: object = {}) =>
  app.call('makeApiKey', {
    token,
    body: { Name: `انبار ${next()}`, Scopes: ['access_Load_Add', 'access_Load_Manage'], Days: 90, ...given },
  })
const end = (token: string, Id: number) => app.call('endApiKey', { token, body: { Id } })
const list = async (token: string, query: object = {}): Promise<{ id: number }[]> =>
  (await app.call('listApiKeys', { token, query })).data
const idsOf = async (token: string) => (await list(token)).map(({ id }) => id)
const rowOf = (id: number) => app.oneRow('apiKeys', id)
const declare = (token: string, more: { headers?: Record<string, string> } = {}) =>
  app.call('declareCargo', {
    token,
    ...more,
    body: {
      ...plainDeclaration,
      IsLoadHall: true,
      LoadHallId: story.hall.id,
      CityDestinationId: destination,
    },
  })
const colleague = (...flags: Flag[]) =>
  app.signedIn('TransportationCompanyMember', { companyId: story.company.id, flags })
const lineOf = (endpoint: string) => app.lastRow('auditLog', { endpoint })

describe('a key that is made', () => {
  it('is shown once, kept as a hash, told to its owner and to the audit', async () => {
    const name = `حسابداری ${next()}`
    const { statusCode, data } = await make(story.token, { Name: name, CallsPerMinute: 60 })
    expect(statusCode).toBe(200)
    const { id, key } = data.data
    expect(key).toMatch(/^bargah_[\w-]{43}$/)
    const row = await rowOf(id)
    expect(row).toMatchObject({
      userId: story.userId,
      name,
      tokenHash: hashToken(key),
      tail: key.slice(-4),
      scopes: ['access_Load_Add', 'access_Load_Manage'],
      callsPerMinute: 60,
      lastUsedAt: null,
      endedAt: null,
    })
    expect(row.expiresAt.getTime() - row.madeAt.getTime()).toBe(90 * dayMs)
    const line = await lineOf('makeApiKey')
    const changes = await app.rowsOf('auditChanges', { line: line.id })
    expect(line).toMatchObject({ userId: story.userId, keyId: null, outcome: 'done' })
    expect(changes.find(({ tableName }) => tableName === 'api_keys')?.after).toMatchObject({ id, name })
    const notice = await app.lastRow('notifications', { userId: story.userId })
    expect(notice.subject).toBe(`کلید برنامهٔ «${name}» ساخته شد`)
    // neither the key nor its hash stands anywhere else
    const told = JSON.stringify([row, line, changes, notice, await list(story.token)])
    expect(told).not.toContain(key)
    expect(JSON.stringify([line, changes])).not.toContain(hashToken(key).toString('hex'))
  })

  it.each([
    ['lacks_scope', { Scopes: ['turn_read'] }],
    ['lacks_scope', { Scopes: ['access_Load_Add', 'access_Member_Add'] }],
  ])('is refused by %s: %j', async (reason, given) => {
    const { statusCode, data } = await make(story.token, given)
    expect([statusCode, data.reason]).toEqual([400, reason])
  })

  it('has a name of its own among the account’s living keys', async () => {
    const { token } = await app.hallActor(story.hall.id)
    const given = { Name: 'Stock', Scopes: ['turn_read'] }
    const first = await make(token, given)
    expect((await make(token, { ...given, Name: 'stock' })).data.reason).toBe('name_taken')
    await end(token, first.data.data.id)
    expect((await make(token, { ...given, Name: 'stock' })).statusCode).toBe(200)
  })

  it('is one of ten at most, also of those that are made at one moment', async () => {
    const { token, userId } = await app.hallActor(story.hall.id)
    const all = await Promise.all(Array.from({ length: 12 }, () => make(token, { Scopes: ['turn_read'] })))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    expect(all.filter(({ data }) => data.reason === 'too_many')).toHaveLength(2)
    const rows = await app.db.selectFrom('apiKeys').select('id').where('userId', '=', userId).execute()
    expect(rows).toHaveLength(10)
  })

  it.each([
    ['longer than a year', { Days: 366 }],
    ['for no day', { Days: 0 }],
    ['for nothing', { Scopes: [] }],
    ['for what there is not', { Scopes: ['access_Everything'] }],
    ['without a name', { Name: ' ' }],
    ['for too many calls', { CallsPerMinute: 601 }],
  ])('is not made %s', async (_what, given) => {
    expect((await make(story.token, given)).status).toBe(400)
  })

  it('is made anew under a repeated key, since it is kept nowhere', async () => {
    const { token } = await app.hallActor(story.hall.id)
    const send = (Name: string) =>
      app.call('makeApiKey', {
        token,
        body: { Name, Scopes: ['turn_read'], Days: 1 },
        headers: { 'idempotency-key': 'once-and-once-more' },
      })
    const [first, again] = [await send('یک'), await send('یک')]
    expect(first.data.data.key).toMatch(/^bargah_/)
    expect(again.data.reason).toBe('name_taken')
  })

  it('asks for the own password, given some time ago', async () => {
    const { token, userId } = await app.hallActor(story.hall.id)
    const longAgo = new Date('2026-01-01T00:00:00Z')
    await app.setRow('sessions', { userId }, { passwordAt: longAgo })
    expect((await make(token, { Scopes: ['turn_read'] })).data.reason).toBe('reauthenticate')
  })

  it('is none of a member who may not add users', async () => {
    expect((await make((await colleague('access_Load_Add')).token)).status).toBe(403)
    const manager = await colleague('access_Load_Add', 'access_Member_Add')
    expect((await make(manager.token)).data.reason).toBe('lacks_scope')
    expect((await make(manager.token, { Scopes: ['access_Load_Add'] })).statusCode).toBe(200)
  })
})

describe('a program with a key', () => {
  it('declares a load as its account, and the audit names the key', async () => {
    const { id, key } = await app.buildKey({ userId: story.userId, scopes: ['access_Load_Add'] })
    const { statusCode, data } = await declare(key)
    expect(statusCode).toBe(200)
    const cargo = await app.oneRow('cargos', data.data.id)
    expect(cargo).toMatchObject({ companyId: story.company.id, hallId: story.hall.id })
    expect(await lineOf('declareCargo')).toMatchObject({
      userId: story.userId,
      sessionId: null,
      keyId: id,
      deviceId: `key:${id}`,
    })
    const { token } = await app.adminActor()
    const lines = await app.call('searchAudit', { token, body: { Search: 'اعلام', PageSize: 5 } })
    expect(lines.data.find((line: { keyId: number | null }) => line.keyId === id)).toMatchObject({
      keyName: (await rowOf(id)).name,
    })
  })

  it('learns what its key may now', async () => {
    const { token, userId } = await colleague('access_Load_Add', 'access_Load_Manage')
    const { key } = await app.buildKey({ userId, scopes: ['access_Load_Add', 'access_Load_Delete'] })
    const { data } = await app.call('showApiKey', { token: key })
    expect(data).toMatchObject({ scopes: ['access_Load_Add'], callsPerMinute: 600 })
    expect((await app.call('showApiKey', { token })).status).toBe(404)
  })

  it('reads as widely as its account and no wider', async () => {
    const elsewhere = await app.hallWithCompany()
    const { data } = await declare(story.token)
    const mine = await app.buildKey({ userId: story.userId, scopes: ['access_Load_Manage'] })
    const other = await app.buildKey({ userId: elsewhere.userId, scopes: ['access_Load_Manage'] })
    const show = (token: string) => app.call('showCargo', { token, query: { cargoId: data.data.id } })
    expect((await show(mine.key)).status).toBe(200)
    expect((await show(other.key)).status).toBe(404)
  })

  it('of a hall works at its desk, as far as its scopes', async () => {
    const { userId } = await app.hallActor(story.hall.id)
    const { key } = await app.buildKey({ userId, scopes: ['turn_read'] })
    expect((await app.call('searchTurns', { token: key, body: {} })).status).toBe(200)
    expect((await app.call('listGoods', { token: key })).status).toBe(200)
    const refused = await app.call('searchPermits', { token: key, body: {} })
    expect([refused.status, refused.data.reason]).toEqual([403, 'key_lacks_scope'])
  })

  it.each([
    ['lacks the flag', 'finishCargo', 'key_lacks_scope'],
    ['is no window: who am I', 'showMe', 'not_by_key'],
    ['makes no key', 'makeApiKey', 'not_by_key'],
    ['ends none', 'endApiKey', 'not_by_key'],
    ['sees none', 'listApiKeys', 'not_by_key'],
    ['changes no password', 'changeMyPassword', 'not_by_key'],
    ['gives none', 'reauthenticate', 'not_by_key'],
    ['adds no user', 'addCompanyUser', 'not_by_key'],
    ['gives no user more', 'updateCompanyUser', 'not_by_key'],
    ['ends no session', 'endMySession', 'not_by_key'],
    ['sees none of the sessions', 'listMySessions', 'not_by_key'],
    ['signs nobody in', 'signIn', 'not_by_key'],
    ['has no code sent', 'sendCode', 'not_by_key'],
    ['has nothing held back', 'holdAct', 'not_by_key'],
    ['turns no notices on', 'turnPushOn', 'not_by_key'],
    ['adds no second factor', 'startPasskey', 'not_by_key'],
    ['moves no money', 'beginPayment', 'not_by_key'],
  ] as const)('%s', async (_what, call, reason) => {
    const { key } = await app.buildKey({ userId: story.userId, scopes: ['access_Load_Add'] })
    const { status, data, errors } = await app.call(call, { token: key, body: {}, query: {} } as never)
    expect([status, data]).toEqual([403, { reason }])
    expect(errors).toHaveLength(1)
  })

  it('is not its owner to a repeated key: what one of both did is not the other’s', async () => {
    const headers = { 'idempotency-key': 'load-0001' }
    const { key } = await app.buildKey({ userId: story.userId, scopes: ['access_Load_Add'] })
    const second = await app.buildKey({ userId: story.userId, scopes: ['access_Load_Add'] })
    const sent = [story.token, key, key, second.key]
    const made: number[] = []
    for (const token of sent) made.push((await declare(token, { headers })).data.data.id)
    expect(made[1]).toBe(made[2])
    expect(new Set(made).size).toBe(3)
  })

  it('notes when it was used, at most once a minute', async () => {
    const { id, key } = await app.buildKey({ userId: story.userId, scopes: ['access_Load_Add'] })
    const use = () => app.call('listGoods', { token: key })
    await use()
    const { lastUsedAt } = await rowOf(id)
    expect(lastUsedAt).not.toBeNull()
    await Promise.all([use(), use()])
    expect((await rowOf(id)).lastUsedAt).toEqual(lastUsedAt)
    const before = new Date(Date.now() - 61_000)
    await app.setRow('apiKeys', id, { lastUsedAt: before })
    await use()
    expect((await rowOf(id)).lastUsedAt?.getTime()).toBeGreaterThan(before.getTime())
  })
})

describe('a key opens nothing any more', () => {
  const ask = async (key: string) => {
    const { status, data } = await app.call('listGoods', { token: key })
    return [status, data?.reason ?? null]
  }
  const living = async (userId = story.userId) => {
    const made = await app.buildKey({ userId, scopes: ['access_Load_Add'] })
    expect((await ask(made.key))[0]).toBe(200)
    return made
  }

  it('from the moment in which its owner ends it, and not twice', async () => {
    const { id, key } = await living()
    expect((await end(story.token, id)).statusCode).toBe(200)
    expect(await ask(key)).toEqual([401, 'key_ended'])
    expect(await rowOf(id)).toMatchObject({ endReason: 'by_owner', endedBy: story.userId })
    expect(await lineOf('endApiKey')).toMatchObject({ userId: story.userId, outcome: 'done' })
    expect((await end(story.token, id)).data.reason).toBe('already_ended')
  })

  it('when Admin ends it, who tells its owner', async () => {
    const { id, key } = await living()
    const admin = await app.adminActor()
    expect(await idsOf(admin.token)).toContain(id)
    expect((await end(admin.token, id)).statusCode).toBe(200)
    expect(await ask(key)).toEqual([401, 'key_ended'])
    expect(await rowOf(id)).toMatchObject({ endReason: 'by_admin', endedBy: admin.userId })
    expect((await app.lastRow('notifications', { userId: story.userId })).subject).toMatch(/پایان یافت/)
  })

  it('after its time', async () => {
    const madeAt = new Date(Date.now() - 31 * dayMs)
    const { key } = await app.buildKey({ userId: story.userId, scopes: ['access_Load_Add'], madeAt })
    expect(await ask(key)).toEqual([401, 'key_expired'])
  })

  it('that was never made', async () => {
    expect(await ask(`bargah_${'A'.repeat(43)}`)).toEqual([401, 'key_unknown'])
    // the row of a key, or its hash, is no key
    const { id, key } = await living()
    const { tokenHash, tail } = await rowOf(id)
    for (const guess of [
      tokenHash.toString('hex'),
      tokenHash.toString('base64url'),
      `bargah_${tail}`,
      'bargah_',
    ])
      expect((await ask(guess))[0]).toBe(401)
    expect((await ask(key.slice('bargah_'.length)))[0]).toBe(401)
  })

  it('when its account is closed, also when that is opened again', async () => {
    const manager = await colleague('access_Load_Add')
    const { id, key } = await living(manager.userId)
    const setActive = (IsActive: boolean) =>
      app.call('setCompanyUserActive', { token: story.token, body: { Id: manager.userId, IsActive } })
    await setActive(false)
    await setActive(true)
    expect(await ask(key)).toEqual([401, 'key_ended'])
    expect(await rowOf(id)).toMatchObject({ endReason: 'deactivated', endedBy: null })
  })

  it('while its company is closed', async () => {
    const closed = await app.hallWithCompany()
    const { key } = await living(closed.userId)
    const { db } = app
    await setRow(db, 'companies', closed.company.id, { isActive: false })
    expect(await ask(key)).toEqual([401, 'key_shut'])
  })

  it('when somebody else sets its account’s password', async () => {
    const hall = await app.hallActor(story.hall.id)
    const { key } = await living(hall.userId)
    const { username } = await app.oneRow('users', hall.userId)
    const { token } = await app.adminActor()
    const body = { Item1: username, Item2: 'kf7-wq2-hm9' }
    expect((await app.call('changePasswordOf', { token, body })).statusCode).toBe(200)
    expect(await ask(key)).toEqual([401, 'key_ended'])
  })

  it('that its account was allowed before: the right that is taken away goes from the key', async () => {
    const { userId } = await colleague('access_Load_Add')
    const { key } = await living(userId)
    expect((await declare(key)).statusCode).toBe(200)
    const take = (accessFlags: Flag[]) => app.setRow('users', userId, { accessFlags })
    await take(['access_Load_Manage'])
    const refused = await declare(key)
    expect([refused.status, refused.data.reason]).toEqual([403, 'key_lacks_scope'])
    await take(['access_Load_Add'])
    expect((await declare(key)).statusCode).toBe(200)
  })
})

describe('whose keys one reaches', () => {
  it('is one’s own; of colleagues for whoever looks after users; of another company never', async () => {
    const boss = await app.hallWithCompany()
    const member = (...flags: Flag[]) =>
      app.signedIn('TransportationCompanyMember', { companyId: boss.company.id, flags })
    const [owner, looker, closer, plain] = [
      await member('access_Load_Add', 'access_Member_Add'),
      await member('access_Member_List'),
      await member('access_Member_Delete'),
      await member('access_Load_Add', 'access_Member_Delete'),
    ]
    const key = await app.buildKey({ userId: owner.userId, scopes: ['access_Load_Add'] })
    expect(await idsOf(boss.token)).toEqual([key.id])
    expect(await idsOf(owner.token)).toEqual([key.id])
    expect(await idsOf(looker.token)).toEqual([key.id])
    expect(await idsOf(closer.token)).toEqual([])
    expect(await idsOf(story.token)).not.toContain(key.id)
    expect((await end(story.token, key.id)).status).toBe(404)
    expect((await end(looker.token, key.id)).status).toBe(403)
    expect((await end(closer.token, key.id)).data.reason).toBe('stronger_key')
    expect((await end(plain.token, key.id)).statusCode).toBe(200)
    expect(await rowOf(key.id)).toMatchObject({ endReason: 'by_manager', endedBy: plain.userId })
  })

  it('is listed in words, with what became of it, by hall and organisation for themselves', async () => {
    const { token, userId } = await app.hallActor(story.hall.id)
    const { id } = await app.buildKey({ userId, scopes: ['turn_read', 'turn_write'] })
    await app.buildKey({ userId: (await app.hallActor(story.hall.id)).userId, scopes: ['turn_read'] })
    expect(await list(token)).toEqual([
      expect.objectContaining({ id, may: 'دیدن نوبت‌ها، نوبت و انتخاب', state: 'living', isMine: true }),
    ])
  })

  it('of one account is what Admin asks for', async () => {
    const { userId } = await app.hallActor(story.hall.id)
    const { id } = await app.buildKey({ userId, scopes: ['turn_read'] })
    const { token } = await app.adminActor()
    expect((await list(token, { UserId: userId })).map((row) => row.id)).toEqual([id])
  })
})
