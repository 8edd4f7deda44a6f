import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'
import { applicantNouns, applicantsOf } from './applicants.build.ts'

const app = useTestApp()

describe.each(applicantNouns)('a %s', (noun) => {
  let by: ReturnType<typeof applicantsOf>
  beforeAll(async () => {
    by = applicantsOf(noun, app, (await app.adminActor()).token)
  })
  const waiting = () => by.build({ isAccepted: false })
  const standing = async (id: number) => (await by.show(id)).data

  describe('that is accepted', () => {
    it('is told by SMS and as a notice, and Admin reads a sentence', async () => {
      const one = await waiting()
      const { userId, token } = await app.signedIn(by.role, { [by.ownerColumn]: one.id })
      expect((await by.accept(one.id)).data).toBe(`«${one.name}» تأیید شد.`)
      expect(await standing(one.id)).toMatchObject({ status: 1, isAccept: true, userId })
      expect(await smsSentTo(app, one.mobile)).toEqual([
        { kind: 'registration_accepted', values: { name: one.name } },
      ])
      const notices = (await app.call('listNotifications', { token })).data
      expect(JSON.stringify(notices)).toContain('ثبت‌نام شما تأیید شد')
    })

    it('is sent no message to sign in while it has no account', async () => {
      const one = await waiting()
      await by.accept(one.id)
      expect(await smsSentTo(app, one.mobile)).toEqual([])
    })

    it('is so once; one that was rejected may still be accepted', async () => {
      const one = await waiting()
      await by.reject(one.id)
      expect((await by.accept(one.id)).statusCode).toBe(200)
      expect(await standing(one.id)).toMatchObject({ status: 1, rejectReason: null })
      expect((await by.accept(one.id)).errors).toEqual([by.refusals.accepted])
    })
  })

  describe('that is rejected', () => {
    it('is told the reason, which is kept', async () => {
      const one = await waiting()
      expect((await by.reject(one.id)).statusCode).toBe(200)
      const reason = 'سند ناخواناست'
      expect(await standing(one.id)).toMatchObject({
        status: by.rejectedStatus,
        rejectReason: reason,
        isAccept: false,
      })
      expect(await smsSentTo(app, one.mobile)).toEqual([
        { kind: 'registration_rejected', values: { name: one.name, reason } },
      ])
    })

    it('has a reason, and was neither accepted nor rejected before', async () => {
      const one = await waiting()
      expect((await by.reject(one.id, '')).errors).toEqual(['دلیل رد را بنویسید.'])
      await by.reject(one.id)
      expect((await by.reject(one.id)).errors).toEqual([by.refusals.rejected])
      await by.accept(one.id)
      expect((await by.reject(one.id)).errors).toEqual([by.refusals.accepted])
    })
  })

  it('has an account once it is accepted; made again, it has another password and no session', async () => {
    const one = await waiting()
    expect((await by.createUser(one.id)).message).toContain('هنوز تأیید نشده')
    await by.accept(one.id)
    const { userName, password } = (await by.createUser(one.id)).data
    expect(userName).toBe(`${by.prefix}${one.nationalId}`)
    const { accessToken } = (await by.signIn(userName, password)).data
    const second = (await by.createUser(one.id)).data
    expect([second.userName, second.password === password]).toEqual([userName, false])
    expect((await app.call('showMe', { token: accessToken })).status).toBe(401)
    expect((await by.signIn(userName, second.password)).statusCode).toBe(200)
  })

  describe('that is edited', () => {
    const edit = (id: number, given: { nationalId?: string; mobile?: string } = {}) =>
      by.edit(id, by.form(given))

    it('changes its id only before there is an account, and to nobody else’s', async () => {
      const [one, other] = [await waiting(), await by.build({ nationalId: by.freeId() })]
      expect((await edit(one.id, other)).message).toContain('پیش‌تر ثبت شده')
      expect((await edit(one.id)).statusCode).toBe(200)
      await by.accept(one.id)
      await by.createUser(one.id)
      expect((await edit(one.id)).errors).toEqual([by.refusals.has_account])
    })

    it('keeps its id where it was shown the name of its account, and two of one mobile stay apart', async () => {
      const registered = { isAccepted: false, nationalId: by.freeId(), registeredHash: 'x' }
      const one = await by.build({ ...registered, mobile: '09171112233' })
      await by.build({ ...registered, mobile: '09171112234' })
      expect((await edit(one.id)).errors).toEqual([by.refusals.has_account])
      const same = { nationalId: registered.nationalId, mobile: '09171112234' }
      expect((await edit(one.id, same)).errors).toEqual([by.refusals.same_mobile])
      expect((await edit(one.id, { ...same, mobile: '09171112235' })).statusCode).toBe(200)
    })

    it('has an id alone, of several that are given it at one moment', async () => {
      const all = await Promise.all(Array.from({ length: 6 }, () => by.build()))
      const nationalId = by.freeId()
      const answers = await Promise.all(all.map(({ id }) => edit(id, { nationalId })))
      expect(answers.filter(({ data }) => data?.code === 1)).toHaveLength(1)
      expect(answers.filter(({ errors }) => errors?.[0] === by.refusals.taken)).toHaveLength(5)
    })

    it('is there', async () => {
      for (const ask of [edit, by.accept, by.reject, by.createUser, by.show])
        expect((await ask(999_999)).status).toBe(404)
    })
  })
})
