import {
  importRefusals,
  notFoundByName,
  noneImported,
  sameAsRow,
} from '@bargah/contract/features/imports/imports.text.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { newNationalCode, next } from '../../../test/plain.ts'
import { fileOf, useImports } from './story.build.ts'

const { app, story, send, sent, shown, start, undo, imported, kindsOf } = useImports()

const goodsHead = ['نام کالا', 'دسته', 'نام کوتاه']
const goodsNamed = (part: string) =>
  app.db.selectFrom('goods').select('name').where('name', 'like', `${part}%`).orderBy('name').execute()
const customerHead = ['نام مشتری', 'کد یا شناسهٔ ملی', 'شهر', 'نشانی']
const customer = (name: string, more: { code?: string; city?: string } = {}) => [
  name,
  more.code ?? newNationalCode(),
  more.city ?? 'اصفهان',
  'خیابان کاوه',
]
const customersNamed = (part: string) =>
  app.db.selectFrom('customers').select('name').where('name', 'like', `${part}%`).execute()

describe('a file is tried out', () => {
  it('and says of each faulty row what is wrong, while nothing is written', async () => {
    const twice = newNationalCode()
    const id = await sent(story.desk, 'customers', [
      customerHead,
      customer('آزمون یک', { code: twice }),
      customer('آزمون دو', { city: 'ناکجا' }),
      customer('', {}),
      customer('آزمون چهار', { code: twice }),
      customer('آزمون پنج', { code: '1234567890' }),
    ])
    const one = await shown(story.desk, id)
    expect(one).toMatchObject({ state: 'checked', rows: 5, faults: 4, made: 0, note: null })
    expect(one.faultyRows.map(({ nr, fault }) => [nr, fault])).toEqual([
      [3, notFoundByName('شهر', 'ناکجا')],
      [4, 'نام مشتری را وارد کنید.'],
      [5, sameAsRow(2)],
      [6, expect.stringContaining('کد ملی ۱۰ رقم')],
    ])
    expect(await customersNamed('آزمون')).toEqual([])
    expect(await app.rowsOf('auditLog', { endpoint: 'addCustomer' })).toEqual([])
  })

  it('by the rules of the act itself: what is there already is refused in its own words', async () => {
    const first = await sent(story.admin, 'holidays', [
      ['روز', 'مناسبت'],
      ['۱۴۱۰/۰۱/۰۱', 'نوروز'],
    ])
    expect(await imported(story.admin, first)).toMatchObject({ state: 'imported', made: 1, faults: 0 })
    const again = await sent(story.admin, 'holidays', [
      ['مناسبت', 'روز'],
      ['نوروز', '1410/1/1'],
    ])
    expect((await shown(story.admin, again)).faultyRows).toMatchObject([
      { nr: 2, fault: 'این روز پیش‌تر در تعطیلات ثبت شده است.' },
    ])
  })

  it('and its template is a file that has nothing to say yet', async () => {
    for (const Format of ['xlsx', 'csv'] as const) {
      const file = await app.call('downloadImportTemplate', {
        token: story.admin.token,
        query: { Kind: 'goods', Format },
      })
      const answer = await send(story.admin, 'goods', new Blob([new Uint8Array(file.bytes)]))
      expect([answer.statusCode, answer.message]).toEqual([400, importRefusals.no_rows])
      expect(answer.message).toContain('سطر نمونه')
    }
  })

  it('and what it holds as an example is a row that a company may send with its own hall, and says so', async () => {
    const file = await app.call('downloadImportTemplate', {
      token: story.desk.token,
      query: { Kind: 'loads', Format: 'xlsx' },
    })
    const answer = await send(story.desk, 'loads', new Blob([new Uint8Array(file.bytes)]))
    expect(answer.message).toBe(importRefusals.no_rows)
    const { sheets } = await readXlsx(file.bytes)
    const [head = [], notes = [], example = []] = sheets[0]?.rows ?? []
    expect(notes[0]).toContain('سطر زیر نمونه است')
    expect(example[0]).toBe(story.desk.hall.name)
    const goods = await app.db
      .selectFrom('goods')
      .select('name')
      .where('isActive', '=', true)
      .executeTakeFirstOrThrow()
    const mine: Record<string, string> = { کالا: goods.name, 'دستور حمل': 'پرونده ۱' }
    const named = example.map((cell, at) => mine[String(head[at])] ?? String(cell ?? ''))
    const id = await sent(story.desk, 'loads', [head.map(String), named])
    expect((await shown(story.desk, id)).faultyRows).toEqual([])
  })

  it('its faulty rows come back as a file, to be mended and sent again', async () => {
    const id = await sent(story.desk, 'customers', [customerHead, customer('برگشتی', { city: 'ناکجا' })])
    const file = await app.call('downloadImportFaults', { token: story.desk.token, query: { Id: id } })
    const { sheets } = await readXlsx(file.bytes)
    expect(sheets[0]?.rows[0]?.slice(-1)).toEqual(['ایراد'])
    expect(sheets[0]?.rows[1]).toContain('ناکجا')
    const answer = await send(story.desk, 'customers', new Blob([new Uint8Array(file.bytes)]))
    expect(answer.statusCode).toBe(200)
  })
})

describe('what was tried out is written', () => {
  it('all or none: with a fault none, and a row that is refused meanwhile takes all with it', async () => {
    const name = `کالای همه ${next()}`
    const id = await sent(story.admin, 'goods', [
      goodsHead,
      [`${name} ۱`, 'آزمون', ''],
      [`${name} ۲`, 'آزمون', ''],
    ])
    await app.call('saveBaseItem', {
      token: story.admin.token,
      body: { Kind: 'goods', Name: `${name} ۲`, GroupName: 'آزمون' },
    })
    const one = await imported(story.admin, id)
    expect(one).toMatchObject({ state: 'checked', made: 0, faults: 1 })
    expect(one.note).toBe(noneImported(3, one.faultyRows[0]?.fault ?? ''))
    expect(await goodsNamed(name)).toHaveLength(1)
    expect((await start(story.admin, id, true)).message).toBe(importRefusals.has_faults)
    expect(await imported(story.admin, id, false)).toMatchObject({ state: 'imported', made: 1, faults: 1 })
    expect(await goodsNamed(name)).toHaveLength(2)
  })

  it('or the rows that are right, as the deed of whoever sent the file; his numbers are kept no longer', async () => {
    const name = `مشتری درست ${next()}`
    const id = await sent(story.desk, 'customers', [
      customerHead,
      customer(name),
      customer(name, { city: 'ناکجا' }),
    ])
    expect(await imported(story.desk, id, false)).toMatchObject({
      state: 'imported',
      made: 1,
      faults: 1,
      done: 0,
    })
    expect(await customersNamed(name)).toHaveLength(1)
    expect(await app.rowsOf('importRows', { importId: id }, 'nr')).toMatchObject([
      { nr: 2, cells: null },
      { nr: 3 },
    ])
    const line = await app.lastRow('auditLog', { endpoint: 'startImport' })
    expect(line).toMatchObject({ userId: story.desk.userId, kind: 'write', outcome: 'done' })
    expect(line.input).toEqual({ Id: id })
  })

  it('a hundred at a time: after a server that died it goes on, and nothing is written twice', async () => {
    const name = `مشتری دنباله ${next()}`
    const many = Array.from({ length: 230 }, (_, n) => customer(`${name} ${String(n)}`))
    const id = await sent(story.desk, 'customers', [customerHead, ...many])
    await start(story.desk, id, false)
    // the second batch meets a fault of ours
    const row = app.db.updateTable('importRows').where('importId', '=', id).where('nr', '=', 150)
    await row.set({ cells: 'null' }).execute()
    await app.runImport(id)
    await row.set({ cells: JSON.stringify(customer(`${name} 150`)) }).execute()
    expect(await shown(story.desk, id)).toMatchObject({
      state: 'checked',
      made: 100,
      faults: 0,
      mayUndo: true,
    })
    expect((await shown(story.desk, id)).note).toContain('دوباره تلاش کنید')
    // or it dies between two batches, and another goes on where it stopped
    await app.setRow('imports', id, { state: 'importing', doneCount: 100 })
    await app.runImport(id)
    expect(await shown(story.desk, id)).toMatchObject({ state: 'imported', made: 230 })
    expect(await customersNamed(name)).toHaveLength(230)
    // late and twice is no matter
    await app.runImport(id)
  })

  it.each([false, true])('by the next server where one was told to end, all or none: %s', async (isAll) => {
    const name = `مشتری نیمه ${next()}`
    const many = Array.from({ length: 130 }, (_, n) => customer(`${name} ${String(n)}`))
    const id = await sent(story.desk, 'customers', [customerHead, ...many])
    await start(story.desk, id, isAll)
    await app.pool.query(`select graphile_worker.remove_job($1)`, [`import:${id}`])
    await app.runImport(id, AbortSignal.abort())
    expect(await shown(story.desk, id)).toMatchObject({ state: 'importing', made: 0, note: null })
    const { rows } = await app.pool.query(`select from graphile_worker.jobs where key = $1`, [`import:${id}`])
    expect(rows).toHaveLength(1)
    await app.runImport(id)
    expect(await shown(story.desk, id)).toMatchObject({ state: 'imported', made: 130, faults: 0 })
  })

  it.each([false, true])('by one of two runners that begin at once, all or none: %s', async (isAll) => {
    const name = `مشتری دو دونده ${next()}`
    const many = Array.from({ length: 230 }, (_, n) => customer(`${name} ${String(n)}`))
    const id = await sent(story.desk, 'customers', [customerHead, ...many])
    await start(story.desk, id, isAll)
    await Promise.all([app.runImport(id), app.runImport(id)])
    expect(await shown(story.desk, id)).toMatchObject({ state: 'imported', made: 230, faults: 0 })
    expect(await customersNamed(name)).toHaveLength(230)
  })

  it('by one of two runners, of whom the other is refused what stands already and spoils nothing', async () => {
    const name = `کالای دو دونده ${next()}`
    const many = Array.from({ length: 20 }, (_, n) => [`${name} ${String(n)}`, 'آزمون', ''])
    const id = await sent(story.admin, 'goods', [goodsHead, ...many])
    await start(story.admin, id, true)
    await Promise.all([app.runImport(id), app.runImport(id)])
    expect(await shown(story.admin, id)).toMatchObject({ state: 'imported', made: 20, faults: 0, note: null })
    expect(await goodsNamed(name)).toHaveLength(20)
  })

  it('tells whoever sent a long file when it has been tried out, and of a short one nothing', async () => {
    const { token } = story.admin
    const notices = async () =>
      (await app.call('listNotifications', { token })).data.map(
        ({ notificiation }: { notificiation: { subject: string } }) => notificiation.subject,
      )
    const lines = (count: number) => [
      ['نام کالا', 'دسته'],
      ...Array.from({ length: count }, (_, nr) => [`کالای ${nr}`, '']),
    ]
    await sent(story.admin, 'goods', lines(500))
    const ended = 'ورود از فایل، کالاها: بررسی‌شده'
    expect(await notices()).not.toContain(ended)
    await sent(story.admin, 'goods', lines(501))
    expect(await notices()).toContain(ended)
  })

  it('has a job of its own in the queue, one after another', async () => {
    const answer = await send(story.admin, 'goods', fileOf([goodsHead, [`صف ${next()}`, 'آزمون', '']]))
    const { rows } = await app.pool.query(`select queue_name from graphile_worker.jobs where key = $1`, [
      `import:${answer.data.data.id}`,
    ])
    expect(rows).toEqual([{ queue_name: 'files' }])
  })
})

describe('an import is undone', () => {
  it('by one act, and all that it made is gone', async () => {
    const name = `مشتری برگشته ${next()}`
    const id = await sent(story.desk, 'customers', [customerHead, customer(name), customer(name)])
    expect(await imported(story.desk, id)).toMatchObject({ made: 2, mayUndo: true })
    expect((await undo(story.desk, id)).statusCode).toBe(200)
    await app.runImport(id)
    expect(await shown(story.desk, id)).toMatchObject({ state: 'undone', mayUndo: false })
    expect(await customersNamed(name)).toEqual([])
    expect((await undo(story.desk, id)).message).toBe(importRefusals.not_ready)
  })

  it('but not where something was built on it: then nothing goes', async () => {
    const name = `مشتری باردار ${next()}`
    const id = await sent(story.desk, 'customers', [customerHead, customer(name), customer(name)])
    await imported(story.desk, id)
    const [used] = await app.db
      .selectFrom('customerAddresses')
      .innerJoin('customers', 'customers.id', 'customerId')
      .select('customerAddresses.id')
      .where('name', '=', name)
      .orderBy('customers.id')
      .execute()
    await app.buildCargo({ companyId: story.desk.company.id, senderAddressId: used?.id ?? 0 })
    await undo(story.desk, id)
    await app.runImport(id)
    const one = await shown(story.desk, id)
    expect(one).toMatchObject({ state: 'imported', made: 2 })
    expect(one.note).toContain('سطر ۲: این مشتری')
    expect(await customersNamed(name)).toHaveLength(2)
  })
})

describe('what is refused', () => {
  it('a file that is none, has no such columns, or too many rows', async () => {
    expect((await send(story.admin, 'goods', new Blob([new Uint8Array([0xff, 0xfe, 0xff])]))).status).toBe(
      400,
    )
    const other = await send(story.admin, 'goods', fileOf([['رنگ'], ['آبی']]))
    expect(other.message).toBe(importRefusals.no_columns('«نام کالا»، «دسته»'))
    expect(await app.db.selectFrom('fileArrivals').select('name').execute()).toEqual([])
  })

  it('what one may not write oneself, and imports of others', async () => {
    expect((await send(story.desk, 'goods', fileOf([goodsHead, ['کالا', 'دسته', '']]))).message).toBe(
      importRefusals.not_allowed,
    )
    expect(await kindsOf(story.desk)).toEqual(['customers', 'loads'])
    const id = await sent(story.admin, 'goods', [goodsHead, [`دیگری ${next()}`, 'آزمون', '']])
    const rival = await app.hallWithCompany()
    for (const answer of [await start(rival, id, true), await undo(rival, id)])
      expect(answer.status).toBe(404)
    expect((await undo(story.admin, id)).message).toBe(importRefusals.not_ready)
  })

  it('with no row right, and to whoever lost the right meanwhile', async () => {
    const member = await app.signedIn('TransportationCompanyMember', {
      companyId: story.desk.company.id,
      flags: ['access_Customer_Add'],
    })
    const none = await sent(member, 'customers', [customerHead, customer('هیچ', { city: 'ناکجا' })])
    expect((await start(member, none, false)).message).toBe(importRefusals.none_right)
    const id = await sent(member, 'customers', [customerHead, customer(`بی‌حق ${next()}`)])
    await start(member, id, true)
    await app.setRow('users', member.userId, { accessFlags: [] })
    await app.runImport(id)
    const { state, note } = await app.oneRow('imports', id)
    expect([state, note]).toEqual(['checked', 'اجازهٔ این کار را دیگر ندارید.'])
    expect(await customersNamed('بی‌حق')).toEqual([])
  })
})
