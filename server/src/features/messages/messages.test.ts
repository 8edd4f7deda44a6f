import { findMentions } from '@bargah/contract/features/messages/messages.text.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { photo } from '../../../test/files.ts'

const app = useTestApp()

const ask = async (token: string, Desc = 'بار ۲۰۴۵۲ هنوز بلوکه است.') =>
  (await app.call('askQuestion', { token, body: { Title: 'مبلغ آزاد نشد', Desc } })).data
const answer = (token: string, Id: number, Answer = 'برگشت.') =>
  app.call('answerQuestion', { token, body: { Id, Answer } })
const replies = (token: string, Item3: number) => app.call('listReplies', { token, body: { Item3 } })
const show = (token: string, Id: number) => app.call('showQuestion', { token, query: { Id } })
const seen = (token: string, Id?: number) => app.call('markSeen', { token, body: { Id } })
const waiting = async (token: string) => (await app.call('countMessages', { token })).data.waiting
const noticesOf = async (token: string) => (await app.call('listNotifications', { token })).data

async function story() {
  const driver = await app.driverActor()
  const admin = await app.adminActor()
  const asked = await ask(driver.token)
  return { driver, admin, id: asked.data.id as number }
}

describe('a question', () => {
  it('waits for the administration, is answered, and is seen, each told to the other side', async () => {
    const { driver, admin, id } = await story()
    const before = await waiting(admin.token)
    expect((await show(admin.token, id)).data).toMatchObject({
      state: 0,
      isUnread: true,
      asker: 'driver',
      driverId: driver.id,
      parentId: null,
    })
    await seen(admin.token, id)
    expect((await show(admin.token, id)).data).toMatchObject({ state: 0, isUnread: false })

    expect((await answer(admin.token, id)).data).toMatchObject({ code: 1, message: 'پاسخ شما فرستاده شد.' })
    expect(await waiting(admin.token)).toBe(before - 1)
    expect((await app.call('countMessages', { token: driver.token })).data).toMatchObject({
      waiting: 1,
      all: 1,
    })
    expect((await show(driver.token, id)).data).toMatchObject({ state: 1, isUnread: true })
    expect(await noticesOf(driver.token)).toMatchObject([
      { link: `/Comment?open=${id}`, notificiation: { subject: 'پاسخ پیام شما رسید' } },
    ])

    await app.clock.moveBy(60_000)
    await seen(driver.token)
    expect(await waiting(driver.token)).toBe(0)
    expect((await show(admin.token, id)).data).toMatchObject({ state: 2 })
    const [reply] = (await replies(admin.token, id)).data
    expect(reply).toMatchObject({ parentId: id, isAnswer: true, desc: 'برگشت.', by: 'کاربر آزمون' })
    expect(Date.parse(reply.seenAt) - Date.parse(reply.createdAt)).toBeGreaterThanOrEqual(60_000)
  })

  it('waits again when its asker writes on', async () => {
    const { driver, admin, id } = await story()
    await answer(admin.token, id)
    await seen(driver.token, id)
    const more = await app.call('askOn', { token: driver.token, body: { Id: id, Desc: 'هنوز نیامده است.' } })
    expect(more.data.code).toBe(1)
    expect((await show(admin.token, id)).data).toMatchObject({ state: 0, isUnread: true })
    expect((await replies(driver.token, id)).data).toMatchObject([
      { isAnswer: true, by: 'پشتیبانی بارگاه', seenAt: null },
      { isAnswer: false, desc: 'هنوز نیامده است.' },
    ])
  })

  it('is nobody else’s: not to read, to write in, to mark, or to put a file to', async () => {
    const { driver, admin, id } = await story()
    await answer(admin.token, id)
    const stranger = await app.driverActor()
    const { token: company } = await app.hallWithCompany()
    for (const token of [stranger.token, company]) {
      expect((await show(token, id)).status).toBe(404)
      expect((await replies(token, id)).status).toBe(404)
      expect((await app.call('askOn', { token, body: { Id: id, Desc: 'من هم.' } })).status).toBe(404)
      await seen(token, id)
      const File = new Blob([await photo()])
      expect((await app.call('attachFile', { token, body: { Id: id, File } })).status).toBe(404)
    }
    expect((await show(driver.token, id)).data.state).toBe(1)
    expect((await answer(admin.token, 999_999)).status).toBe(404)
    const [reply] = (await replies(driver.token, id)).data
    expect((await answer(admin.token, reply.id)).status).toBe(404)
  })

  it('is listed for its asker and for the administration, the one written in last first', async () => {
    const { driver, admin, id } = await story()
    const second = (await ask(driver.token, 'دومی')).data.id as number
    await app.clock.moveBy(1_000)
    await answer(admin.token, id)
    const ids = async (key: 'listQuestionsOfDriver' | 'listQuestions', token: string) =>
      (await app.call(key, { token })).data.map((row: { id: number }) => row.id)
    expect(await ids('listQuestionsOfDriver', driver.token)).toEqual([id, second])
    expect((await ids('listQuestions', admin.token)).slice(0, 2)).toEqual([id, second])
    const views = async (View: 1 | 2) =>
      (await app.call('listQuestions', { token: admin.token, query: { View } })).data.map(
        (row: { id: number }) => row.id,
      )
    expect((await views(1)).at(-1)).toBe(second)
    expect((await views(2))[0]).toBe(id)
    const company = await app.hallWithCompany()
    expect((await app.call('listQuestionsOfCompany', { token: company.token })).data).toEqual([])
  })

  it('takes one file, shown to both sides by a link of their own', async () => {
    const { driver, admin, id } = await story()
    const attach = async () =>
      app.call('attachFile', { token: driver.token, body: { Id: id, File: new Blob([await photo()]) } })
    expect((await attach()).data).toMatchObject({ code: 1 })
    expect((await attach()).errors).toEqual(['این پیام یک پیوست دارد؛ برای فایل دیگر پیامی تازه بنویسید.'])
    const links = [driver, admin].map(async ({ token }) => (await show(token, id)).data.file)
    const [his, ours] = await Promise.all(links)
    expect(his).toMatchObject({ kind: 'jpeg' })
    expect(his.fileName).not.toBe(ours.fileName)
  })

  it('says what is missing', async () => {
    const driver = await app.driverActor()
    const empty = await app.call('askQuestion', { token: driver.token, body: { Title: ' ', Desc: '' } })
    expect([empty.status, ...empty.errors]).toEqual([400, 'موضوع را وارد کنید.', 'متن پیام را وارد کنید.'])
    const admin = await app.adminActor()
    const { data } = await ask(driver.token)
    expect((await answer(admin.token, data.id, ' ')).errors).toEqual(['متن پاسخ را وارد کنید.'])
  })
})

it('names cargos and permits by their numbers, each once, three at most', () => {
  expect(findMentions('بار 20452 و مجوز شمارهٔ 58362 و باز بار 20452')).toEqual([
    { kind: 'cargo', number: '20452' },
    { kind: 'permit', number: '58362' },
  ])
  expect(findMentions('بار 123456789، اجبار 5، بار سنگین 4')).toEqual([{ kind: 'cargo', number: '5' }])
  expect(findMentions('بار 1 بار 2 بار 3 بار 4')).toHaveLength(3)
})
