import { readdir } from 'node:fs/promises'
import { documentType, type DocumentType } from '@bargah/contract/features/documents/documents.states.ts'
import type { RawBuilder } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { permitStory } from '../../../test/actors.ts'
import { dailyFileBytes, useTestApp } from '../../../test/app.ts'
import { lockedPdf } from '../../../test/acting-pdfs.ts'
import { archiveEnd, page, pdf, photo, pixelBomb } from '../../../test/files.ts'
import { sql } from '../../kernel/sql.ts'

const app = useTestApp()

type Added = Partial<{ type: DocumentType; file: Buffer; key: string; name: string }>
async function add(token: string, permitId: number, added: Added = {}) {
  const { type = documentType.draft, file = await photo(), key, name } = added
  return app.call('addDocument', {
    token,
    body: { FileName: name, Type: type, DriverReserveId: permitId, File: new Blob([file]) },
    headers: key ? { 'idempotency-key': key } : {},
  })
}
const list = (token: string, DriverReserveId: number) =>
  app.call('listDocuments', { token, query: { DriverReserveId } })
const open = (FileName: string, token?: string) =>
  app.call('openUploadedFile', { token, query: { FileName } })

/** A permit whose company may upload drafts. */
async function story(status?: Parameters<typeof permitStory>[2]) {
  const told = await app.permitStory({}, status)
  await app.setRow('companies', told.company.id, { insertDraft: true })
  return told
}

/** All that is kept: names in the store, on the side, and rows. */
async function everything() {
  const [stored, aside] = await Promise.all(
    ['files', 'incoming'].map((folder) =>
      readdir(`${app.dataDir}/${folder}`, { recursive: true }).catch(() => [] as string[]),
    ),
  )
  const rows = await app.db.selectFrom('files').select('name').orderBy('name').execute()
  const arrivals = await app.db.selectFrom('fileArrivals').select('name').execute()
  const names = (stored ?? []).map((path) => path.split('/')[1]).filter((name) => name !== undefined)
  return { stored: names.sort(), rows: rows.map(({ name }) => name), aside, arrivals }
}

const statusOf = (id: number) =>
  app.db.selectFrom('permits').select('status').where('id', '=', id).executeTakeFirstOrThrow()

describe('a document', () => {
  it('is kept, listed with a link and opens as a picture without what it told of place', async () => {
    const { companyToken, permit } = await story()
    const added = await add(companyToken, permit.id, { name: 'حوالهٔ بندر' })
    expect(added.data).toMatchObject({ code: 1, message: 'سند بارگذاری شد.' })
    const [row] = (await list(companyToken, permit.id)).data
    expect(row).toMatchObject({ type: 1, title: 'حوالهٔ بندر', kind: 'jpeg', id: added.data.data.id })
    const { status, headers, bytes } = await open(row.fileName)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ])
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['content-disposition']).toContain('inline')
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    const small = await app.call('openUploadedFile', { query: { FileName: row.fileName, Small: true } })
    expect(small.bytes.length).toBeLessThanOrEqual(bytes.length)
    expect((await sharp(small.bytes).metadata()).width).toBeLessThanOrEqual(320)
    const kept = await everything()
    expect(kept.stored).toEqual(kept.rows)
    expect([kept.aside, kept.arrivals]).toEqual([[], []])
  })

  it('as PDF is downloaded, never shown', async () => {
    const { companyToken, permit } = await story()
    await add(companyToken, permit.id, { type: documentType.waybill, file: pdf() })
    const [row] = (await list(companyToken, permit.id)).data
    const { headers, bytes } = await open(row.fileName)
    // drawn again (adapters/files)
    expect([headers['content-type'], bytes.toString('latin1', 0, 5)]).toEqual(['application/pdf', '%PDF-'])
    expect(headers['content-disposition']).toContain('attachment')
    expect(row.title).toBe('بارنامه')
  })

  it.each([
    [1, documentType.draft, 3],
    [2, documentType.draft, 3],
    [1, documentType.waybill, 4],
    [3, documentType.waybill, 4],
    [4, documentType.draft, 4],
    [3, documentType.draft, 3],
    [6, documentType.waybill, 6],
  ] as const)('brings a permit from %s, of type %s, to %s', async (from, type, to) => {
    const { companyToken, permit } = await story(from)
    expect((await add(companyToken, permit.id, { type })).statusCode).toBe(200)
    expect((await statusOf(permit.id)).status).toBe(to)
  })
})

describe('who', () => {
  it('adds a draft: support and a company that may, by the flags of its members', async () => {
    const { companyToken, company, permit } = await app.permitStory()
    expect((await add(companyToken, permit.id)).message).toContain('اجازهٔ بارگذاری حواله ندارد')
    expect((await add((await app.adminActor()).token, permit.id)).statusCode).toBe(200)
    await app.setRow('companies', company.id, { insertDraft: true })
    const member = (flags: ('access_Draft_Add' | 'access_Bill_Sent')[]) =>
      app.signedIn('TransportationCompanyMember', { companyId: company.id, flags })
    const { token } = await member(['access_Draft_Add'])
    expect((await add(token, permit.id)).statusCode).toBe(200)
    expect((await add(token, permit.id, { type: documentType.waybill })).message).toContain(
      'اجازهٔ بارگذاری این سند',
    )
    const sender = await member(['access_Bill_Sent'])
    expect((await add(sender.token, permit.id)).message).toContain('اجازهٔ بارگذاری این سند')
  })

  it('sees them: the permit’s people, a member those of his flags, and nobody another’s', async () => {
    const { companyToken, company, driver, permit } = await story()
    await add(companyToken, permit.id)
    await add(companyToken, permit.id, { type: documentType.waybill })
    const reader = await app.signedIn('TransportationCompanyMember', {
      companyId: company.id,
      flags: ['access_Bill_List'],
    })
    expect((await list(reader.token, permit.id)).data.map(({ type }: { type: number }) => type)).toEqual([0])
    expect((await list(driver.token, permit.id)).data).toHaveLength(2)
    for (const other of [(await app.driverActor()).token, (await app.hallWithCompany()).token])
      expect((await list(other, permit.id)).status).toBe(404)
    const before = await everything()
    expect((await add((await app.hallWithCompany()).token, permit.id)).status).toBe(404)
    expect(await everything()).toEqual(before)
  })
})

describe('a link', () => {
  const link = async () => {
    const { companyToken, permit } = await story()
    await add(companyToken, permit.id)
    const [row] = (await list(companyToken, permit.id)).data
    return { name: row.fileName as string, token: companyToken }
  }
  const absent = { status: 404, data: null, message: 'این فایل پیدا نشد.' }

  it('opens for whom it was made, and is absent for another', async () => {
    const { name, token } = await link()
    expect((await open(name, token)).status).toBe(200)
    expect(await open(name, (await app.adminActor()).token)).toMatchObject(absent)
  })
  it('is absent after a minute', async () => {
    const { name } = await link()
    // the clock runs on while the test does: neither look is near the minute's end
    await app.clock.moveBy(30_000)
    expect((await open(name)).status).toBe(200)
    await app.clock.moveBy(31_000)
    expect(await open(name)).toMatchObject(absent)
  })
  it('is absent once its owner has signed out', async () => {
    const { name, token } = await link()
    await app.call('signOut', { token })
    expect(await open(name)).toMatchObject(absent)
  })
  it('is absent when a letter of it is another, or its ending', async () => {
    const { name } = await link()
    const letters = [3, name.indexOf('-') + 1, name.indexOf('-') + 4, name.length - 6]
    const changed = letters.map(
      (at) => `${name.slice(0, at)}${name[at] === '7' ? '8' : '7'}${name.slice(at + 1)}`,
    )
    for (const other of [...changed, name.replace('.jpg', '.pdf'), 'رسید.jpg', '..%2Fsecret', 'x'])
      expect(await open(other)).toMatchObject(absent)
  })
  it('is no path of the disk', async () => {
    for (const url of ['/UploadFile/%2e%2e%2fsecret', '/UploadFile/..%5csecret'])
      expect((await app.app.inject({ url })).json()).toMatchObject({ statusCode: 404, data: null })
  })
})

describe('nothing is left of', () => {
  const asOwner = (statement: RawBuilder<unknown>) => app.asOwner(({ db }) => statement.execute(db))
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a page', () => page, 'باید عکس یا پی‌دی‌اف باشد'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'باید عکس یا پی‌دی‌اف باشد'],
    [
      'a photo that is an archive too',
      async () => Buffer.concat([await photo(), archiveEnd]),
      'چیز دیگری جا داده شده',
    ],
    ['a photo that is a page too', async () => Buffer.concat([await photo(), page]), 'چیز دیگری جا داده شده'],
    ['nothing at all', () => Buffer.alloc(0), 'خالی است'],
    [
      'half a photo',
      async () => (await photo({ width: 300, height: 300, noisy: true })).subarray(0, -300),
      'ناقص یا خراب',
    ],
    ['a pixel bomb', () => pixelBomb(), 'ابعاد فایل سند بیش از اندازه'],
    ['a PDF that is none', () => Buffer.from('%PDF-1.7 and no more'), 'ناقص یا خراب'],
    ['a PDF under a password', () => lockedPdf, 'رمز دارد'],
  ])('%s but its sentence', async (_what, make, sentence) => {
    const { companyToken, permit } = await story()
    const before = await everything()
    const { status, errors } = await add(companyToken, permit.id, { file: await make() })
    expect([status, errors]).toEqual([400, [expect.stringContaining(sentence)]])
    expect(await everything()).toEqual(before)
    expect((await statusOf(permit.id)).status).toBe(1)
  })

  it('what a failing transaction would have kept', async () => {
    const { companyToken, permit } = await story()
    const before = await everything()
    await asOwner(sql`alter table permit_documents add constraint full_up check (false) not valid`)
    expect((await add(companyToken, permit.id)).status).toBe(500)
    await asOwner(sql`alter table permit_documents drop constraint full_up`)
    expect(await everything()).toEqual(before)
    expect((await statusOf(permit.id)).status).toBe(1)
  })
  it('what a rule refuses', async () => {
    const { companyToken, permit } = await story(0)
    const before = await everything()
    expect((await add(companyToken, permit.id)).message).toBe('مجوز باطل شده است و سند نمی‌پذیرد.')
    expect((await add(companyToken, 999_999)).status).toBe(404)
    expect(await everything()).toEqual(before)
  })
})

describe('under one key', () => {
  it('the same file is one document, whoever comes first', async () => {
    const { companyToken, permit } = await story()
    const file = await photo()
    const twins = await Promise.all(
      [1, 2, 3].map(() => add(companyToken, permit.id, { file, key: 'twin-of-a-file' })),
    )
    expect(new Set(twins.map(({ data }) => data.data.id)).size).toBe(1)
    const kept = await everything()
    expect(kept.stored).toEqual(kept.rows)
    expect((await list(companyToken, permit.id)).data).toHaveLength(1)
  })
  it('another file is refused', async () => {
    const { companyToken, permit } = await story()
    const key = 'one-key-two-files'
    await add(companyToken, permit.id, { file: await photo(), key })
    const before = await everything()
    expect((await add(companyToken, permit.id, { file: await photo({ width: 50 }), key })).status).toBe(409)
    expect(await everything()).toEqual(before)
  })
})

describe('a share', () => {
  it('of a day is not gone beyond, and comes back with the next', async () => {
    const { companyToken, permit } = await story()
    expect((await add(companyToken, permit.id, { file: pdf() })).statusCode).toBe(200)
    // as it is kept, drawn again
    await app.setRow('files', {}, { bytes: dailyFileBytes })
    const before = await everything()
    expect((await add(companyToken, permit.id, { file: pdf() })).message).toContain('سهم امروز')
    expect(await everything()).toEqual(before)
    await app.clock.moveBy(24 * 3_600_000)
    const { token } = await app.signedIn('TransportationCompanyAdmin', { companyId: permit.companyId })
    expect((await add(token, permit.id, { file: pdf() })).statusCode).toBe(200)
  })
  it('of a permit is twenty documents', async () => {
    const { companyToken, userId, permit } = { ...(await story()), userId: (await app.adminActor()).userId }
    for (const at of Array(20).keys()) {
      const file = {
        name: `${at}-${permit.id}`,
        kind: 'pdf',
        bytes: 1,
        sha256: '',
        userId,
        createdAt: new Date(0),
      } as const
      const { id } = await app.addRow('files', file)
      const document = {
        permitId: permit.id,
        type: 1,
        title: 'حواله',
        fileId: id,
        uploadedAt: new Date(0),
      } as const
      await app.addRow('permitDocuments', document)
    }
    expect((await add(companyToken, permit.id)).message).toContain('به اندازهٔ کافی سند دارد')
    await app.db.deleteFrom('permitDocuments').where('permitId', '=', permit.id).execute()
    await app.db.deleteFrom('files').where('userId', '=', userId).execute()
  })
})
