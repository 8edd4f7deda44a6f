import type { Role } from '@bargah/contract/kernel/access.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()

const columns = [
  { LatinName: 'id', FarsiName: 'شماره' },
  { LatinName: 'cargoRent', FarsiName: 'کرایه' },
]
type Given = Partial<{
  Name: string
  ReportName: string
  ReportId: number
  IsDefault: boolean
  IsShared: boolean
  State: Record<string, unknown>
}>
const save = (token: string, given: Given = {}) =>
  app.call('saveReport', {
    token,
    body: { Name: 'بارهای من', ReportName: 'cargos', ColumnList: columns, ...given },
  })
const list = async (token: string, ReportType = 'cargos') =>
  (await app.call('listReports', { token, query: { ReportType } })).data
const remove = (token: string, reportid: number) => app.call('deleteReport', { token, query: { reportid } })

// what is given to a role would be seen by the next test's people
afterEach(() => app.db.deleteFrom('savedReports').execute())

let admin: string
let member: string
let stranger: string
beforeEach(async () => {
  const [companyId, otherId] = [(await app.buildCompany()).id, (await app.buildCompany()).id]
  admin = (await app.signedIn('TransportationCompanyAdmin', { companyId })).token
  member = (await app.signedIn('TransportationCompanyMember', { companyId })).token
  stranger = (await app.signedIn('TransportationCompanyAdmin', { companyId: otherId })).token
})

describe('a saved report', () => {
  it('keeps its name, columns and the state of the table, and is listed for its kind of list', async () => {
    const State = { order: ['cargoRent', 'id'], widths: { id: 80 }, sort: ['-id'], pageSize: 25 }
    const { data } = await save(admin, { State })
    expect(data).toEqual({
      id: expect.any(Number),
      reportId: data.id,
      name: 'بارهای من',
      farsiReportName: 'بارهای من',
      reportName: 'cargos',
      columnList: [
        { latinName: 'id', farsiName: 'شماره', farsiColumnName: 'شماره' },
        { latinName: 'cargoRent', farsiName: 'کرایه', farsiColumnName: 'کرایه' },
      ],
      isDefault: false,
      isShared: false,
      givenRole: null,
      givenHallId: null,
      givenHallName: null,
      mine: true,
      isHidden: false,
      morning: null,
      state: State,
      updatedAt: expect.any(String),
    })
    expect(await list(admin)).toEqual([data])
    expect(await list(admin, 'permits')).toEqual([])
  })

  it('is changed under its id; what is left out stays', async () => {
    const { data: made } = await save(admin, { IsDefault: true, State: { pageSize: 50 } })
    const { data: changed } = await save(admin, { ReportId: made.id, Name: 'نام تازه' })
    expect(changed).toMatchObject({
      id: made.id,
      name: 'نام تازه',
      isDefault: true,
      state: { pageSize: 50 },
    })
    expect(await list(admin)).toHaveLength(1)
  })

  it('is one under one idempotency key, and the answer is the same', async () => {
    const body = { Name: 'یک بار', ReportName: 'cargos', ColumnList: columns }
    const headers = { 'idempotency-key': 'save-report-once' }
    const first = await app.call('saveReport', { token: admin, body, headers })
    const again = await app.call('saveReport', { token: admin, body, headers })
    expect(again.data).toEqual(first.data)
    expect(await list(admin)).toHaveLength(1)
  })

  it('is deleted by its owner', async () => {
    const { data } = await save(admin)
    expect((await remove(admin, data.id)).data).toBe(true)
    expect(await list(admin)).toEqual([])
  })
})

describe('the default report', () => {
  const defaults = async (token: string) =>
    (await list(token)).filter((row: { isDefault: boolean }) => row.isDefault)

  it('is one per person and kind: a new one takes its place', async () => {
    await save(admin, { Name: 'نخست', IsDefault: true })
    await save(admin, { Name: 'دوم', IsDefault: true })
    const { data: elsewhere } = await save(admin, { ReportName: 'permits', IsDefault: true })
    expect(await defaults(admin)).toMatchObject([{ name: 'دوم' }])
    expect(elsewhere.isDefault).toBe(true)
  })

  it('stays one when many are saved at one moment', async () => {
    const names = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش']
    const saved = await Promise.all(names.map((Name) => save(admin, { Name, IsDefault: true })))
    expect(saved.map(({ status }) => status)).toEqual(names.map(() => 200))
    expect(await defaults(admin)).toHaveLength(1)
  })

  it('can be given up', async () => {
    const { data } = await save(admin, { IsDefault: true })
    await save(admin, { ReportId: data.id, IsDefault: false })
    expect(await defaults(admin)).toEqual([])
  })
})

describe('a report that the company’s admin shares', () => {
  it('is seen by its members, to use and not as their default, and by no other company', async () => {
    const { data } = await save(admin, { IsShared: true, IsDefault: true })
    expect(data).toMatchObject({ mine: true, isShared: true, isDefault: true })
    expect(await list(member)).toMatchObject([{ id: data.id, mine: false, isShared: true, isDefault: false }])
    expect(await list(stranger)).toEqual([])
  })

  it('is neither changed nor deleted by them', async () => {
    const { data } = await save(admin, { IsShared: true })
    expect((await save(member, { ReportId: data.id })).status).toBe(404)
    expect((await remove(member, data.id)).status).toBe(404)
    expect(await list(admin)).toEqual([data])
  })

  it('is seen no more once it is taken back', async () => {
    const { data } = await save(admin, { IsShared: true })
    await save(admin, { ReportId: data.id, IsShared: false })
    expect(await list(member)).toEqual([])
  })

  it('is shared by nobody else', async () => {
    const people = [member, (await app.signedIn('Admin')).token]
    for (const token of people) {
      const answer = await save(token, { IsShared: true })
      expect(answer.status).toBe(400)
      expect(answer.message).toBe('تنها مدیر شرکت حمل می‌تواند گزارش را با کاربران شرکت به اشتراک بگذارد.')
    }
  })

  it('stays private without that', async () => {
    await save(admin)
    expect(await list(member)).toEqual([])
  })
})

describe('a report that an administrator gives', () => {
  const give = (token: string, ReportId: number, to: { Role?: Role; LoadHallId?: number } = {}) =>
    app.call('giveReport', { token, body: { ReportId, ...to } })
  const hide = (token: string, ReportId: number, IsHidden = true) =>
    app.call('hideReport', { token, body: { ReportId, IsHidden } })
  let giver: { userId: number; token: string }
  let atHall: { hall: { id: number; name: string }; token: string }
  let atOther: string
  let id: number
  beforeEach(async () => {
    giver = await app.signedIn('Admin')
    const hall = await app.buildHall()
    atHall = { hall, token: (await app.signedIn('LoadHallAdmin', { hallId: hall.id })).token }
    const other = await app.buildHall()
    atOther = (await app.signedIn('LoadHallAdmin', { hallId: other.id })).token
    id = (await save(giver.token, { State: { view: 'sending' }, IsDefault: true })).data.id
  })

  it('to a role is seen by whoever has it, to use and not as their default, and by nobody else', async () => {
    expect((await give(giver.token, id, { Role: 'TransportationCompanyAdmin' })).data).toBe(true)
    const seen = { id, mine: false, isDefault: false, isHidden: false, state: { view: 'sending' } }
    for (const token of [admin, stranger])
      expect(await list(token)).toMatchObject([{ ...seen, givenRole: 'TransportationCompanyAdmin' }])
    for (const token of [member, atHall.token]) expect(await list(token)).toEqual([])
    expect(await list(admin, 'permits')).toEqual([])
  })

  it('to a hall is seen by its accounts, and no more by the role that had it', async () => {
    await give(giver.token, id, { Role: 'TransportationCompanyAdmin' })
    await give(giver.token, id, { LoadHallId: atHall.hall.id })
    const seen = { id, givenRole: null, givenHallId: atHall.hall.id, givenHallName: atHall.hall.name }
    expect(await list(atHall.token)).toMatchObject([{ ...seen, mine: false }])
    expect(await list(giver.token)).toMatchObject([{ ...seen, mine: true }])
    for (const token of [atOther, admin]) expect(await list(token)).toEqual([])
  })

  it('is neither changed nor deleted nor given on by them, and stays given when its owner changes it', async () => {
    await give(giver.token, id, { Role: 'Admin' })
    const other = (await app.signedIn('Admin')).token
    expect((await save(other, { ReportId: id })).status).toBe(404)
    expect((await remove(other, id)).status).toBe(404)
    expect((await give(other, id)).status).toBe(404)
    await save(giver.token, { ReportId: id, Name: 'نام تازه' })
    expect(await list(other)).toMatchObject([{ id, name: 'نام تازه', mine: false }])
  })

  it('is seen no more once it is taken back, deleted, or its owner’s account is closed', async () => {
    const acts = [
      () => give(giver.token, id),
      () => app.setRow('users', giver.userId, { isActive: false }),
      () => app.db.deleteFrom('savedReports').where('id', '=', id).execute(),
    ]
    for (const takeBack of acts) {
      await app.setRow('users', giver.userId, { isActive: true })
      await give(giver.token, id, { LoadHallId: atHall.hall.id })
      await hide(atHall.token, id)
      expect(await list(atHall.token)).toHaveLength(1)
      await takeBack()
      expect(await list(atHall.token)).toEqual([])
    }
    expect(await app.rowsOf('hiddenReports', {})).toEqual([])
  })

  it('is hidden by each for himself, as often as he says it, and shown again', async () => {
    await give(giver.token, id, { Role: 'TransportationCompanyAdmin' })
    for (const isHidden of [true, true, false, false]) {
      expect((await hide(admin, id, isHidden)).data).toBe(true)
      expect(await list(admin)).toMatchObject([{ id, isHidden }])
      expect(await list(stranger)).toMatchObject([{ id, isHidden: false }])
    }
  })

  it('is given to one of the two, that is there', async () => {
    const two = await give(giver.token, id, { Role: 'Admin', LoadHallId: atHall.hall.id })
    expect(two.errors).toEqual(['گزارش را یا به یک نقش بدهید یا به یک سالن.'])
    expect((await give(giver.token, id, { LoadHallId: 999_999 })).status).toBe(404)
    expect(await list(giver.token)).toMatchObject([{ givenRole: null, givenHallId: null }])
  })

  it('is not hidden by whom it is not given to', async () => {
    await give(giver.token, id, { LoadHallId: atHall.hall.id })
    expect((await hide(atOther, id)).status).toBe(404)
    expect(await app.rowsOf('hiddenReports', {})).toEqual([])
  })
})

describe('a report is refused', () => {
  it('without a name, kind and columns, all said at once', async () => {
    // @ts-expect-error the point is what happens without them
    const answer = await app.call('saveReport', { token: admin, body: {} })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual([
      'نام گزارش را وارد کنید.',
      'نوع گزارش را وارد کنید.',
      'ستون‌های گزارش را انتخاب کنید.',
    ])
  })

  it('with a kind that is no short word, also when asked for', async () => {
    const sentence = 'نوع گزارش باید یک واژهٔ کوتاه لاتین باشد؛ مانند cargos.'
    expect((await save(admin, { ReportName: 'بارها' })).errors).toEqual([sentence])
    const asked = await app.call('listReports', { token: admin, query: { ReportType: 'a b' } })
    expect(asked.errors).toEqual([sentence])
  })

  it('with a state that is too large or no object', async () => {
    const large = await save(admin, { State: { filters: 'ب'.repeat(10_000) } })
    expect(large.errors).toEqual(['چیدمان جدول نباید بیشتر از ۱۶ کیلوبایت باشد.'])
    // @ts-expect-error the point is what happens with a list
    expect((await save(admin, { State: [1] })).errors).toEqual(['چیدمان جدول باید یک شیء JSON باشد.'])
  })

  it('with a column that is none', async () => {
    const body = { Name: 'نام', ReportName: 'cargos', ColumnList: ['id'] }
    // @ts-expect-error the point is what happens with a bare word
    const answer = await app.call('saveReport', { token: admin, body })
    expect(answer.errors).toEqual(['هر ستون باید نام لاتین و نام فارسی داشته باشد.'])
  })

  it('as the fifty-first of its kind', async () => {
    for (let i = 0; i < 50; i++) await save(admin, { Name: `گزارش ${i}` })
    const answer = await save(admin)
    expect(answer.status).toBe(400)
    expect(answer.message).toContain('بیش از ۵۰ گزارش')
    const [first] = await list(admin)
    expect((await save(admin, { ReportId: first.id, Name: 'تغییر' })).status).toBe(200)
    expect((await save(admin, { ReportName: 'permits' })).status).toBe(200)
  })

  it('as the tenth favourite, each of which stands for a key', async () => {
    const star = (Name: string) => save(admin, { Name, ReportName: 'favourites', State: { path: '/Cargos' } })
    for (let key = 1; key <= 9; key++) expect((await star(`جای ${key}`)).status).toBe(200)
    const answer = await star('جای دیگر')
    expect(answer.message).toBe('بیش از ۹ برگزیده نگه داشته نمی‌شود؛ نخست یکی را بردارید.')
    const [first] = await list(admin, 'favourites')
    expect(
      (await save(admin, { ReportId: first.id, ReportName: 'favourites', Name: 'نام تازه' })).status,
    ).toBe(200)
  })

  it('under the id of another’s report or of another kind, as if there were none', async () => {
    const { data } = await save(admin)
    expect((await save(stranger, { ReportId: data.id })).status).toBe(404)
    expect((await save(admin, { ReportId: data.id, ReportName: 'permits' })).status).toBe(404)
  })

  it('to be deleted by another, or twice', async () => {
    const { data } = await save(admin)
    const answer = await remove(stranger, data.id)
    expect(answer.status).toBe(404)
    expect(answer.message).toContain('خطا در حذف گزارش')
    await remove(admin, data.id)
    expect((await remove(admin, data.id)).status).toBe(404)
  })
})
