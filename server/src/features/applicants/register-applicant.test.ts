import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { proofOf } from '../../../test/browser.ts'
import { photo } from '../../../test/files.ts'
import { next, padded } from '../../../test/plain.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { applicantNouns, applicantsOf } from './applicants.build.ts'

const app = useTestApp()
const awaits = 'حساب شما در انتظار تأیید است.'
const anyMobile = () => `0919${padded(next(), 7)}`

describe.each(applicantNouns)('a %s', (noun) => {
  let by: ReturnType<typeof applicantsOf>
  beforeAll(async () => {
    by = applicantsOf(noun, app, (await app.adminActor()).token)
  })
  const standing = async (id: number) => (await by.show(id)).data

  describe('that registers itself', () => {
    it('is shown its account once, waits, and its paper lies before Admin', async () => {
      const one = await by.register()
      expect([one.reply.data.code, one.userName]).toEqual([1, `${by.prefix}${one.nationalId}`])
      expect((await by.signIn(one.userName, one.password)).message).toBe(awaits)
      const row = await standing(one.id)
      expect(row).toMatchObject({
        status: 0,
        isAccept: false,
        isSelfRegistered: true,
        username: one.userName,
        fileKind: 'pdf',
      })
      for (const call of by.papers)
        expect((await app.call(call, { query: { FileName: row.fileName } })).headers['content-type']).toBe(
          'application/pdf',
        )
    })

    it('proves that very mobile, and the proof is good for one', async () => {
      const mobile = anyMobile()
      const cookie = await proofOf(app, mobile)
      const kept = () => app.db.selectFrom('files').select('id').execute()
      const before = await kept()
      for (const [given, proof] of [
        [{ mobile }, 'none=1'],
        [{ mobile: anyMobile() }, cookie],
      ] as const)
        expect((await by.register(given, proof)).reply.data.reason).toBe('proof_needed')
      expect(await kept()).toEqual(before)
      expect((await by.register({ mobile }, cookie)).reply.data.code).toBe(1)
      expect((await by.register({ mobile }, cookie)).reply.data.reason).toBe('proof_needed')
    })

    it('is refused under the id of one that was accepted, whose account stays as it is', async () => {
      const { id, nationalId, userName, password } = await by.register()
      await by.accept(id)
      const before = await by.rowsUnder(nationalId)
      const { reply } = await by.register({ nationalId })
      expect([reply.statusCode, reply.data.code]).toEqual([400, -1])
      expect(reply.message).toContain('پیش‌تر ثبت شده')
      expect((await by.signIn(userName, password)).statusCode).toBe(200)
      expect(await by.rowsUnder(nationalId)).toEqual(before)
    })

    it('waits whoever else waits or waited under its id, and leaves these as they are', async () => {
      const { nationalId } = await by.register()
      const rejected = await by.register({ nationalId })
      await by.reject(rejected.id)
      expect((await by.signIn(rejected.userName, rejected.password)).message).toContain('پذیرفته نشد')
      const before = await by.rowsUnder(nationalId)
      const real = await by.register({ nationalId })
      expect([real.reply.statusCode, real.userName]).toEqual([200, `${by.prefix}${nationalId}`])
      expect((await by.rowsUnder(nationalId)).filter(({ id }) => id !== real.id)).toEqual(before)
      expect(await standing(real.id)).toMatchObject({ status: 0, userId: null, username: real.userName })
      expect((await by.signIn(real.userName, real.password)).message).toBe(awaits)
    })

    it('is not told that another waits: the replies are alike', async () => {
      const first = await by.register()
      const second = await by.register({ nationalId: first.nationalId })
      const told = ({ reply }: typeof first) => ({
        ...reply.data,
        data: { ...reply.data.data, id: 0, password: '' },
      })
      expect(told(second)).toEqual(told(first))
    })

    it('takes the place of what the same mobile sent before, whose facts nobody changes', async () => {
      const mobile = anyMobile()
      const earlier = await by.register({ mobile })
      const before = await by.rowsUnder(earlier.nationalId)
      const File = new Blob([await photo()])
      const later = await by.register({ nationalId: earlier.nationalId, mobile, extra: { File } })
      expect(await standing(earlier.id)).toMatchObject({
        status: by.rejectedStatus,
        rejectReason: by.ends.sent_again,
        fileKind: 'pdf',
      })
      const [after] = await by.rowsUnder(earlier.nationalId)
      const { rejectedAt: _at, rejectReason: _why, status: _status, ...facts } = before[0] ?? {}
      expect(after).toMatchObject(facts)
      expect(await standing(later.id)).toMatchObject({ status: 0, fileKind: 'jpeg' })
      expect((await by.signIn(later.userName, later.password)).message).toBe(awaits)
    })

    it('waits once when one mobile sends it twice at a moment', async () => {
      const given = { nationalId: by.freeId(), mobile: anyMobile(), isAccepted: false, registeredHash: 'x' }
      await by.build(given)
      await expect(by.build(given)).rejects.toThrow(by.constraints.onePerMobile)
    })

    it('lies in a city that is there', async () => {
      expect((await by.register({ extra: { CityId: 999_999 } })).reply.status).toBe(404)
    })
  })

  it('that Admin adds needs no proof, has no account, and waits', async () => {
    const facts = { Tell: '07633554411', Address: 'بندرعباس' }
    const { data } = await by.add({ ...by.form({}), ...(noun === 'company' && facts) })
    expect([data.code, Object.keys(data.data)]).toEqual([1, ['id']])
    expect(await standing(data.data.id)).toMatchObject({ status: 0, userId: null, isSelfRegistered: false })
  })

  describe('of several under one id', () => {
    /** A stranger who was first, and the one itself. */
    async function two() {
      const stranger = await by.register()
      const { nationalId } = stranger
      return { stranger, real: await by.register({ nationalId }), nationalId }
    }
    const acceptedUnder = async (nationalId: string) =>
      (await by.rowsUnder(nationalId)).map(({ isAccepted }) => isAccepted)

    it('is seen by Admin with the others', async () => {
      const { stranger, real, nationalId } = await two()
      const { data } = await by.listUnder(nationalId)
      expect(data.map((row: { id: number }) => row.id).toSorted()).toEqual([stranger.id, real.id].toSorted())
    })

    it('is accepted by nobody who has not seen the others', async () => {
      const { stranger, real, nationalId } = await two()
      for (const seen of [[], [real.id], [999_999]])
        expect((await by.accept(real.id, seen)).errors).toEqual([by.refusals.others_unseen])
      await by.reject(stranger.id)
      expect((await by.accept(real.id)).errors).toEqual([by.refusals.others_unseen])
      expect(await acceptedUnder(nationalId)).toEqual([false, false])
    })

    it('is accepted alone and has the account that it was shown; the others end, are told why, and sign in nowhere', async () => {
      const { stranger, real, nationalId } = await two()
      expect((await by.accept(real.id, [stranger.id])).statusCode).toBe(200)
      const { data } = await by.signIn(real.userName, real.password)
      expect(data.member).toMatchObject({ role: by.role, clientId: real.id })
      expect((await by.signIn(real.userName, stranger.password)).message).toContain('درست نیست')
      const reason = by.ends.another_accepted
      expect(await standing(stranger.id)).toMatchObject({
        status: by.rejectedStatus,
        userId: null,
        rejectReason: reason,
      })
      const told = await smsSentTo(app, stranger.form.Mobile)
      expect(told.filter(({ kind }) => kind === 'registration_rejected')).toEqual([
        { kind: 'registration_rejected', values: { name: stranger.name, reason } },
      ])
      const users = app.db.selectFrom('users').select([`${by.ownerColumn} as of`, 'mobile'])
      expect(await users.where('username', '=', `${by.prefix}${nationalId}`).execute()).toEqual([
        { of: real.id, mobile: real.form.Mobile },
      ])
      expect((await by.accept(stranger.id, [real.id])).errors).toEqual([by.refusals.another_accepted])
    })

    it('is the only one when all are accepted at one moment', async () => {
      const { stranger, real, nationalId } = await two()
      const ids = [stranger.id, real.id]
      const answers = await Promise.all(ids.map((id) => by.accept(id, ids)))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      expect((await acceptedUnder(nationalId)).filter(Boolean)).toHaveLength(1)
    })

    it('is kept the only one by the database, and from awaiting its account once accepted', async () => {
      const { stranger, real } = await two()
      await by.accept(real.id, [stranger.id])
      const set = (id: number, given: object) =>
        app.db.updateTable(by.table).set(given).where('id', '=', id).execute()
      const taken = { isAccepted: true, registeredHash: null, rejectedAt: null, rejectReason: null }
      await expect(set(stranger.id, taken)).rejects.toThrow(by.constraints.oneAccepted)
      await expect(set(real.id, { registeredHash: 'x' })).rejects.toThrow(by.constraints.hash)
    })

    it('takes over an account from before accounts waited, with its password and mobile', async () => {
      const old = await by.build({ isAccepted: false, nationalId: by.freeId() })
      await by.reject(old.id)
      const username = `${by.prefix}${old.nationalId}`
      const { userId } = await app.signedIn(by.role, { [by.ownerColumn]: old.id })
      await app.setRow('users', userId, { username })
      const real = await by.register({ nationalId: old.nationalId })
      const account = () =>
        app.db
          .selectFrom('users')
          .select([`${by.ownerColumn} as of`, 'mobile', 'fullName'])
          .where('id', '=', userId)
          .executeTakeFirst()
      expect(await account()).toMatchObject({ of: old.id })
      await by.accept(real.id, [old.id])
      expect(await account()).toEqual({ of: real.id, mobile: real.form.Mobile, fullName: real.name })
      expect((await by.signIn(username, real.password)).statusCode).toBe(200)
    })
  })
})
