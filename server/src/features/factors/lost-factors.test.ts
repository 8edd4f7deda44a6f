import { storedEnds } from '@bargah/contract/features/auth/auth.text.ts'
import { removalRefusals } from '@bargah/contract/features/factors/factors.text.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { password, person, type Person, withApp, withPasskey } from '../../../test/factors.ts'
import { removeFactors } from '../../app/remove-factors.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'

const app = useTestApp()

const ask = ({ token }: { token: string }, { username }: Pick<Person, 'username'>) =>
  app.call('askFactorRemoval', { token, body: { Username: username } })
const confirm = ({ token }: { token: string }, Id: number) =>
  app.call('confirmFactorRemoval', { token, body: { Id } })
const openOf = async ({ userId }: { userId: number }) => app.lastRow('factorRemovals', { userId })
const factorsOf = async ({ userId }: { userId: number }) => {
  const count = async (table: 'passkeys' | 'authenticators' | 'recoveryCodes') =>
    (await app.db.selectFrom(table).select('id').where('userId', '=', userId).execute()).length
  return [await count('authenticators'), await count('passkeys'), await count('recoveryCodes')]
}
const subjectsOf = async (userId: number) => {
  return (await app.rowsOf('notifications', { userId }, 'id')).map(({ subject }) => subject)
}
/** Somebody with an app and a passkey, and two administrators. */
async function story() {
  const owner = await person(app, 'AdminSupport')
  const { token } = await withApp(app, owner)
  await withPasskey(app, owner)
  return { owner: { ...owner, token }, first: await app.adminActor(), second: await app.adminActor() }
}

describe('lost factors', () => {
  it('are gone when one administrator has asked and another confirms, with all sessions, and everybody is told', async () => {
    const { owner, first, second } = await story()
    expect((await ask(first, owner)).data.message).toContain('مدیر دیگری باید تا یک روز')
    expect(await factorsOf(owner)).toEqual([1, 1, 10])
    expect(await subjectsOf(owner.userId)).toContain('درخواست برداشتن مرحلهٔ دوم ورود شما')
    expect(await subjectsOf(second.userId)).toEqual([`مرحلهٔ دوم ورود صاحب ${owner.username} برداشته شود؟`])
    expect(await subjectsOf(first.userId)).toEqual([])
    const { id } = await openOf(owner)

    expect((await confirm(second, id)).statusCode).toBe(200)
    expect(await factorsOf(owner)).toEqual([0, 0, 0])
    expect(await openOf(owner)).toMatchObject({ confirmedBy: second.userId, endedAt: expect.any(Date) })
    expect((await app.call('showMe', { token: owner.token })).message).toBe(storedEnds.factors_removed)
    expect((await subjectsOf(owner.userId)).at(-1)).toBe('مرحلهٔ دوم ورود شما برداشته شد')
    const values = { username: owner.username }
    expect(await smsSentTo(app, owner.mobile)).toEqual([
      { kind: 'factors_removed', values },
      { kind: 'factor_removal_asked', values },
    ])
    const body = { Username: owner.username, Password: password, Role: 'Support' } as const
    expect((await app.call('signIn', { body })).data.member.mustAddFactor).toBe(true)
  })

  it('are told in the audit, who asked and who confirmed', async () => {
    const { owner, first, second } = await story()
    await ask(first, owner)
    await confirm(second, (await openOf(owner)).id)
    const acts = await app.db
      .selectFrom('auditLog')
      .select(['userId', 'endpoint'])
      .where('endpoint', 'in', ['askFactorRemoval', 'confirmFactorRemoval'])
      .where('userId', 'in', [first.userId, second.userId])
      .where('outcome', '=', 'done')
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { userId: first.userId, endpoint: 'askFactorRemoval' },
      { userId: second.userId, endpoint: 'confirmFactorRemoval' },
    ])
  })

  it('are not taken away by one person alone, nor by the account itself', async () => {
    const { owner, first, second } = await story()
    await ask(first, owner)
    const { id } = await openOf(owner)
    expect((await confirm(first, id)).errors).toEqual([removalRefusals.same_person])
    const admin = await person(app)
    const own = await withApp(app, admin)
    await ask(second, admin)
    const mine = await openOf(admin)
    expect((await confirm(own, mine.id)).errors).toEqual([removalRefusals.own_account])
    expect((await ask(own, admin)).errors).toEqual([removalRefusals.own_account])
    expect([await factorsOf(owner), await factorsOf(admin)]).toEqual([
      [1, 1, 10],
      [1, 0, 10],
    ])
  })

  it('stay when a day has passed, and may be asked for anew then', async () => {
    const { owner, first, second } = await story()
    await ask(first, owner)
    const { id } = await openOf(owner)
    expect((await ask(second, owner)).errors).toEqual([removalRefusals.already_asked])
    await app.clock.moveBy(dayMs)
    expect((await confirm(second, id)).errors).toEqual([removalRefusals.expired])
    expect(await factorsOf(owner)).toEqual([1, 1, 10])
    expect((await ask(second, owner)).statusCode).toBe(200)
    expect((await confirm(first, (await openOf(owner)).id)).statusCode).toBe(200)
  })

  it('stay when the request is withdrawn', async () => {
    const { owner, first, second } = await story()
    await ask(first, owner)
    const { id } = await openOf(owner)
    const withdraw = () => app.call('withdrawFactorRemoval', { token: second.token, body: { Id: id } })
    expect((await withdraw()).statusCode).toBe(200)
    expect(await openOf(owner)).toMatchObject({ confirmedBy: null, endedAt: expect.any(Date) })
    expect((await withdraw()).errors).toEqual([removalRefusals.ended])
    expect((await confirm(second, id)).errors).toEqual([removalRefusals.ended])
    expect(await factorsOf(owner)).toEqual([1, 1, 10])
  })

  it('are taken once, of two who confirm at one moment', async () => {
    const { owner, first, second } = await story()
    const third = await app.adminActor()
    await ask(first, owner)
    const { id } = await openOf(owner)
    const replies = await Promise.all([confirm(second, id), confirm(third, id)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await smsSentTo(app, owner.mobile)).toHaveLength(2)
  })

  it('are asked for once, of two who ask at one moment', async () => {
    const { owner, first, second } = await story()
    const replies = await Promise.all([ask(first, owner), ask(second, owner)])
    expect(replies.flatMap(({ statusCode, errors }) => (statusCode === 200 ? [] : errors))).toEqual([
      removalRefusals.already_asked,
    ])
  })

  it('are none of who has none, and of who is not there', async () => {
    const admin = await app.adminActor()
    const customer = await person(app, 'Customer')
    expect((await ask(admin, customer)).errors).toEqual([removalRefusals.no_factors])
    expect((await ask(admin, { username: 'nobody' })).status).toBe(404)
    expect((await confirm(admin, 999_999)).status).toBe(404)
  })

  it('are listed while they wait, and say who may confirm', async () => {
    const { owner, first, second } = await story()
    await ask(first, owner)
    const rowFor = async ({ token }: { token: string }) =>
      (await app.call('listFactorRemovals', { token })).data.find(
        ({ username }: Person) => username === owner.username,
      )
    expect(await rowFor(first)).toMatchObject({ role: 'AdminSupport', mayConfirm: false })
    expect(await rowFor(second)).toMatchObject({ askedByName: 'کاربر آزمون', mayConfirm: true })
    await app.clock.moveBy(dayMs)
    expect(await rowFor(second)).toBeUndefined()
  })
})

describe('npm run remove-factors', () => {
  it('takes them away where nobody could confirm, tells the owner and leaves a line of audit', async () => {
    const { owner } = await story()
    await removeFactors(app, app.keys, owner.username.toUpperCase())
    expect(await factorsOf(owner)).toEqual([0, 0, 0])
    expect((await app.call('showMe', { token: owner.token })).message).toBe(storedEnds.factors_removed)
    expect((await smsSentTo(app, owner.mobile)).map(({ kind }) => kind)).toEqual(['factors_removed'])
    expect(await app.rowsOf('auditLog', { endpoint: 'remove-factors' })).toMatchObject([{ kind: 'job' }])
  })

  it('says so where there is no such account', async () => {
    await expect(removeFactors(app, app.keys, 'nobody')).rejects.toThrow('There is no account')
  })
})
