import { documentType, type DocumentType } from '@bargah/contract/features/documents/documents.states.ts'
import { permitStatus, type PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { organizations } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { photo } from '../../../test/files.ts'

const app = useTestApp()
const { draft, waybill } = documentType

/** A permit whose company may upload drafts and whose load has an owner. */
async function story(status: PermitStatus = permitStatus.issued) {
  const owner = await app.buildProductOwner()
  const told = await app.permitStory({ productOwnerId: owner.id }, status)
  await app.setRow('companies', told.company.id, { insertDraft: true })
  const { token: ownerToken } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
  return { ...told, owner, ownerToken }
}

async function add(token: string, permitId: number, type: DocumentType): Promise<number> {
  const body = { Type: type, DriverReserveId: permitId, File: new Blob([await photo()]) }
  const { data } = await app.call('addDocument', { token, body })
  return data.data.id
}
const withdraw = (token: string, Id: number, Desc = 'برگ اشتباه بود') =>
  app.call('withdrawDocument', { token, body: { Id, Desc } })
const list = async (token: string, DriverReserveId: number, Withdrawn?: boolean) =>
  (await app.call('listDocuments', { token, query: { DriverReserveId, Withdrawn } })).data
const statusOf = async (id: number) => (await app.oneRow('permits', id)).status
const rowOf = (id: number) => app.oneRow('permitDocuments', id)
const eventsOf = async (token: string, Id: number) =>
  (await app.call('showPermit', { token, query: { Id } })).data.events
const noticesOf = async (userId: number) =>
  (await app.rowsOf('notifications', { userId })).map(({ subject, message, link }) => ({
    subject,
    message,
    link,
  }))

describe('a document that is taken back', () => {
  it('keeps its row, is listed no more, and brings the permit back, with the reason in its history', async () => {
    const { companyToken, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    expect(await statusOf(permit.id)).toBe(permitStatus.waybill)
    const reply = await withdraw(companyToken, id, 'بارنامهٔ بار دیگری بود')
    expect(reply).toMatchObject({ status: 200, data: { code: 1, message: 'سند پس گرفته شد.' } })
    expect(await statusOf(permit.id)).toBe(permitStatus.issued)
    expect(await rowOf(id)).toMatchObject({
      permitId: permit.id,
      withdrawnAt: expect.any(Date),
      withdrawnBy: expect.any(Number),
      withdrawReason: 'بارنامهٔ بار دیگری بود',
    })
    expect(await list(companyToken, permit.id)).toEqual([])
    const events = await eventsOf(companyToken, permit.id)
    expect(events.at(-1)).toMatchObject({
      status: permitStatus.issued,
      note: 'بارنامهٔ بار دیگری بود',
      by: expect.any(String),
      withdrawn: { type: waybill, title: 'بارنامه' },
    })
  })

  it.each([
    ['a draft stays', [draft, waybill], 1, 'draft'],
    ['another page of it stays', [waybill, waybill], 1, 'waybill'],
    ['the waybill stays', [draft, waybill], 0, 'waybill'],
    ['nothing stays', [draft], 0, 'issued'],
  ] as const)('leaves the permit where it stands without it: %s', async (_what, types, at, status) => {
    const { companyToken, permit } = await story()
    const ids = []
    for (const type of types) ids.push(await add(companyToken, permit.id, type))
    expect((await withdraw(companyToken, ids[at] ?? 0)).statusCode).toBe(200)
    expect(await statusOf(permit.id)).toBe(permitStatus[status])
    expect(await list(companyToken, permit.id)).toHaveLength(types.length - 1)
    expect((await eventsOf(companyToken, permit.id)).at(-1)).toMatchObject({ status: permitStatus[status] })
  })

  it.each(['before', 'after'])('leaves a permit printed that was printed %s it came', async (when) => {
    const { companyToken, permit } = await story()
    const print = () =>
      app.call('printPermit', { token: companyToken, query: { DriverReserveId: permit.id } })
    if (when === 'before') await print()
    const id = await add(companyToken, permit.id, waybill)
    if (when === 'after') await print()
    expect(await statusOf(permit.id)).toBe(permitStatus.waybill)
    await withdraw(companyToken, id)
    expect(await statusOf(permit.id)).toBe(permitStatus.printed)
    const printed = (await eventsOf(companyToken, permit.id)).filter(
      (event: { status: number; withdrawn: unknown }) => event.status === 2 && event.withdrawn === null,
    )
    expect(printed).toHaveLength(1)
  })

  it('may be replaced by the right one', async () => {
    const { companyToken, permit } = await story()
    await withdraw(companyToken, await add(companyToken, permit.id, waybill))
    const right = await add(companyToken, permit.id, waybill)
    expect(await statusOf(permit.id)).toBe(permitStatus.waybill)
    expect((await list(companyToken, permit.id)).map(({ id }: { id: number }) => id)).toEqual([right])
  })

  it('opens for support alone, by a link from before too', async () => {
    const { companyToken, permit } = await story()
    const { token } = await app.adminActor()
    const id = await add(companyToken, permit.id, waybill)
    const [mine] = await list(companyToken, permit.id)
    const open = async (FileName: string) =>
      (await app.call('openUploadedFile', { query: { FileName } })).status
    expect(await open(mine.fileName)).toBe(200)
    await withdraw(companyToken, id)
    expect(await open(mine.fileName)).toBe(404)
    const [kept] = await list(token, permit.id, true)
    expect(kept).toMatchObject({ id, mayWithdraw: false, withdrawn: { reason: 'برگ اشتباه بود' } })
    expect(await open(kept.fileName)).toBe(200)
    expect(await list(token, permit.id)).toEqual([])
    expect(await list(companyToken, permit.id, true)).toEqual([])
  })

  it('no longer answers a hall that waits for the waybill', async () => {
    const { companyToken, driver, hall, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    const { token } = await app.signedIn('LoadHallAdmin', { hallId: hall.id })
    await app.buildTurn(hall.id, driver)
    const checks = async () =>
      (await app.call('checkWaybills', { token, query: { LoadhalId: hall.id } })).data.map(
        ({ hasBill }: { hasBill: boolean }) => hasBill,
      )
    expect(await checks()).toEqual([true])
    await withdraw(companyToken, id)
    expect(await checks()).toEqual([false])
  })

  it('is told to its driver, the company’s people who see such papers, and the owner', async () => {
    const { companyToken, company, driver, owner, permit } = await story()
    const member = (flags: ('access_Bill_List' | 'access_Draft_List')[]) =>
      app.signedIn('TransportationCompanyMember', { companyId: company.id, flags })
    const [reader, other] = [await member(['access_Bill_List']), await member(['access_Draft_List'])]
    const { userId } = await app.signedIn('ProductOwnerAdmin', { productOwnerId: owner.id })
    const id = await add(companyToken, permit.id, waybill)
    await withdraw(companyToken, id, 'مهر نداشت')
    const [toDriver] = await noticesOf(driver.userId)
    expect(toDriver?.link).toBe(`/MyPermits?open=${permit.id}`)
    expect(toDriver?.message).toContain('دلیل: مهر نداشت')
    for (const told of [reader.userId, userId])
      expect(await noticesOf(told)).toMatchObject([{ link: `/DriverReserves?open=${permit.id}` }])
    expect(await noticesOf(other.userId)).toEqual([])
  })

  it('is a line of the audit, with the rows that changed', async () => {
    const { companyToken, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    await withdraw(companyToken, id)
    const line = await app.lastRow('auditLog', { endpoint: 'withdrawDocument' })
    expect(line).toMatchObject({ kind: 'write', outcome: 'done', input: { Id: id, Desc: 'برگ اشتباه بود' } })
    const changes = await app.rowsOf('auditChanges', { line: line.id })
    expect(new Set(changes.map(({ tableName }) => tableName))).toEqual(
      new Set(['files', 'permit_documents', 'permits']),
    )
  })

  it('is told once when it is sent twice, and leaves no trace of the second', async () => {
    const { companyToken, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    const twins = await Promise.all([1, 2, 3].map(() => withdraw(companyToken, id)))
    expect(twins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    const events = await eventsOf(companyToken, permit.id)
    expect(events.filter(({ withdrawn }: { withdrawn: unknown }) => withdrawn)).toHaveLength(1)
  })
})

describe('a document is not taken back', () => {
  async function stands(id: number, permitId: number, status: PermitStatus) {
    expect(await rowOf(id)).toMatchObject({ withdrawnAt: null, withdrawnBy: null, withdrawReason: null })
    expect(await statusOf(permitId)).toBe(status)
  }

  it.each([
    [permitStatus.delivered, 'بار این مجوز تحویل شده است'],
    [permitStatus.completed, 'بار این مجوز تحویل شده است'],
    [permitStatus.voided, 'مجوز باطل شده است'],
  ])('once the permit stands at %s', async (status, sentence) => {
    const { companyToken, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    await app.setRow('permits', permit.id, { status })
    const reply = await withdraw(companyToken, id)
    expect([reply.statusCode, reply.message]).toEqual([400, expect.stringContaining(sentence)])
    await stands(id, permit.id, status)
  })

  it('without a reason', async () => {
    const { companyToken, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    const { status, errors } = await withdraw(companyToken, id, '  ')
    expect([status, errors]).toEqual([400, ['دلیل پس گرفتن سند را بنویسید.']])
    await stands(id, permit.id, permitStatus.waybill)
  })

  it('by a member whose flags are for others', async () => {
    const { companyToken, company, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    const { token } = await app.signedIn('TransportationCompanyMember', {
      companyId: company.id,
      flags: ['access_Draft_Delete'],
    })
    expect((await withdraw(token, id)).message).toBe('اجازهٔ پس گرفتن این سند را ندارید.')
    await stands(id, permit.id, permitStatus.waybill)
  })

  it('by the other side of its permit', async () => {
    const { companyToken, ownerToken, permit } = await story()
    const ofCompany = await add(companyToken, permit.id, waybill)
    expect((await withdraw(ownerToken, ofCompany)).message).toContain('این سند را دیگری فرستاده است')
    const ofOwner = await add(ownerToken, permit.id, draft)
    expect((await withdraw(companyToken, ofOwner)).message).toContain('این سند را دیگری فرستاده است')
    await stands(ofCompany, permit.id, permitStatus.waybill)
    await stands(ofOwner, permit.id, permitStatus.waybill)
    const rows = await list(ownerToken, permit.id)
    expect(
      rows.map(({ id, mayWithdraw }: { id: number; mayWithdraw: boolean }) => [id, mayWithdraw]),
    ).toEqual([
      [ofOwner, true],
      [ofCompany, false],
    ])
  })

  it('by whom does not see the permit, nor where there is none', async () => {
    const { companyToken, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    const absent = { status: 404, data: null, message: 'سندی با این شماره پیدا نشد.' }
    const { token } = await app.hallWithCompany()
    expect(await withdraw(token, id)).toMatchObject(absent)
    expect(await withdraw(token, 999_999)).toMatchObject(absent)
    const { token: otherOwner } = await app.signedIn('ProductOwnerAdmin', {
      productOwnerId: (await app.buildProductOwner()).id,
    })
    expect(await withdraw(otherOwner, id)).toMatchObject(absent)
    await stands(id, permit.id, permitStatus.waybill)
  })

  it('by roles that only read', async () => {
    const { companyToken, driver, hall, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    const { token: hallToken } = await app.signedIn('LoadHallAdmin', { hallId: hall.id })
    const readers = [driver.token, hallToken]
    for (const role of organizations) readers.push((await app.signedIn(role)).token)
    for (const token of readers) expect((await withdraw(token, id)).status).toBe(403)
    await stands(id, permit.id, permitStatus.waybill)
  })

  it('in part: who, when and why go together', async () => {
    const { companyToken, permit } = await story()
    const id = await add(companyToken, permit.id, waybill)
    const half = app.db.updateTable('permitDocuments').set({ withdrawnAt: new Date() }).where('id', '=', id)
    await expect(half.execute()).rejects.toThrow('withdrawn_by_whom_and_why')
    const mute = { withdrawnAt: new Date(), withdrawnBy: permit.driverId, withdrawReason: '' }
    const empty = app.db.updateTable('permitDocuments').set(mute).where('id', '=', id)
    await expect(empty.execute()).rejects.toThrow('permit_documents_withdraw_reason_check')
  })
})

describe('a product owner', () => {
  it('sends both papers of his own load, the draft without the company’s switch, and takes them back', async () => {
    const { ownerToken, company, permit } = await story()
    await app.setRow('companies', company.id, { insertDraft: false })
    const [ofDraft, ofWaybill] = [
      await add(ownerToken, permit.id, draft),
      await add(ownerToken, permit.id, waybill),
    ]
    expect(await statusOf(permit.id)).toBe(permitStatus.waybill)
    expect((await list(ownerToken, permit.id)).map(({ by }: { by: string }) => by)).toEqual([
      'صاحب کالا',
      'صاحب کالا',
    ])
    for (const id of [ofWaybill, ofDraft]) expect((await withdraw(ownerToken, id)).statusCode).toBe(200)
    expect(await statusOf(permit.id)).toBe(permitStatus.issued)
  })

  it('sends none to a permit of another’s load', async () => {
    const { ownerToken } = await story()
    const { permit: another } = await story()
    const body = { Type: draft, DriverReserveId: another.id, File: new Blob([await photo()]) }
    expect((await app.call('addDocument', { token: ownerToken, body })).status).toBe(404)
    expect(await statusOf(another.id)).toBe(permitStatus.issued)
    expect(await app.rowsOf('permitDocuments', { permitId: another.id })).toEqual([])
  })
})
