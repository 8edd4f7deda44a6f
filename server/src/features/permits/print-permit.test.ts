import { createPublicKey, verify as verifySignature } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { permitCodeFaults } from '@bargah/contract/features/permits/permit-code.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { withCheckDigits } from '@bargah/contract/kernel/check-digits.ts'
import { buildDocument } from '../documents/documents.build.ts'
import { createTypstPdf } from '../../adapters/pdf/pdf.typst.ts'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()

const print = (token: string, DriverReserveId: number) =>
  app.call('printPermit', { token, query: { DriverReserveId } })
const statusesOf = async (permitId: number) => {
  const events = await app.rowsOf('permitEvents', { permitId }, 'id')
  return events.map(({ status }) => status)
}
/** How many statements about permits the work asks of the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const asked = query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('permit'))
  query.mockRestore()
  return asked.length
}
const codeOnLastSheet = () => app.pdf.sheets.at(-1)?.qrText.replace('http://bargah.test/verify/', '') ?? ''

describe('printing several permits as one', () => {
  const printAll = (token: string, DriverReserveId: number[]) =>
    app.call('printPermits', { token, query: { DriverReserveId } })

  it('has a sheet for each in the order asked for, once, and prints those that may be', async () => {
    const { companyToken, company, hall, permit } = await app.permitStory()
    const cargo = await app.buildCargo({ companyId: company.id, hallId: hall.id, truckCount: 2 })
    const [waybill, voided] = [
      await app.buildPermit(cargo.id, { status: 4 }),
      await app.buildPermit(cargo.id, { status: 0 }),
    ]
    const before = app.pdf.sheets.length
    const answer = await printAll(companyToken, [voided.id, permit.id, waybill.id, permit.id])
    expect(answer.headers['content-type']).toContain('application/pdf')
    const numbers = app.pdf.sheets.slice(before).map(({ permitNumber }) => permitNumber)
    expect(numbers).toEqual([voided, permit, waybill].map(({ id }) => toPersianDigits(id)))
    expect(await statusesOf(permit.id)).toEqual([1, 2])
    // a line of the history alone: the permit stays where it stands
    expect(await statusesOf(waybill.id)).toEqual([1, 2])
    const stands = await app.db.selectFrom('permits').select('status').where('id', '=', waybill.id).execute()
    expect(stands).toEqual([{ status: 4 }])
  })

  it('prints five hundred at once, by as many statements as two', async () => {
    const { companyToken, company, hall } = await app.permitStory()
    const cargo = await app.buildCargo({ companyId: company.id, hallId: hall.id, truckCount: 502 })
    const ids: number[] = []
    for (let nr = 0; nr < 502; nr += 1)
      ids.push((await app.buildPermit(cargo.id, { status: nr % 2 === 0 ? 1 : 4 })).id)
    const [two, many] = [ids.slice(0, 2), ids.slice(2).toReversed()]
    const ofTwo = await statementsOf(() => printAll(companyToken, two))
    expect(ofTwo).toBeGreaterThan(0)
    const before = app.pdf.sheets.length
    expect(await statementsOf(() => printAll(companyToken, many))).toBe(ofTwo)
    const numbers = app.pdf.sheets.slice(before).map(({ permitNumber }) => permitNumber)
    expect(numbers).toEqual(many.map((id) => toPersianDigits(id)))
    const left = await app.db.selectFrom('permits').select('id').where('status', '=', 1).execute()
    expect(left.filter(({ id }) => ids.includes(id))).toEqual([])
    for (const id of many.slice(0, 2)) expect(await statusesOf(id)).toEqual([1, 2])
  })

  it('reads ids between commas in an address that every proxy lets through', async () => {
    const { companyToken, permit } = await app.permitStory()
    const before = app.pdf.sheets.length
    const query = { DriverReserveId: `${permit.id},${permit.id}` }
    expect((await app.call('printPermits', { token: companyToken, query })).status).toBe(200)
    expect(app.pdf.sheets.length).toBe(before + 1)
    const broken = await app.call('printPermits', { token: companyToken, query: { DriverReserveId: '1,,x' } })
    expect(broken.status).toBe(400)
  })

  it('prints none when another’s is among them, and at most five hundred', async () => {
    const [own, other] = [await app.permitStory(), await app.permitStory()]
    expect((await printAll(own.companyToken, [own.permit.id, other.permit.id])).statusCode).toBe(404)
    expect(await statusesOf(own.permit.id)).toEqual([1])
    const many = Array.from({ length: 501 }, (_, i) => i + 1)
    expect((await printAll(own.companyToken, many)).errors[0]).toContain('۵۰۰')
  })
})

describe('printing a permit', () => {
  it('by the company, the hall or support makes it a printed one, once', async () => {
    const { companyToken, hall, permit } = await app.permitStory()
    const admin = await app.adminActor()
    const answer = await print(companyToken, permit.id)
    expect(answer.status).toBe(200)
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    for (const { token } of [await app.hallActor(hall.id), admin, { token: companyToken }])
      expect((await print(token, permit.id)).status).toBe(200)
    expect(await statusesOf(permit.id)).toEqual([1, 2])
  })

  it('marks it once however many print at the same moment', async () => {
    const { companyToken, permit } = await app.permitStory()
    await Promise.all(Array.from({ length: 6 }, () => print(companyToken, permit.id)))
    expect(await statusesOf(permit.id)).toEqual([1, 2])
  })

  it('is not kept waiting by a driver who prints his a hundred times', async () => {
    const { companyToken, driver, permit } = await app.permitStory()
    const { renderPermit } = app.pdf
    let come = () => {}
    const later = new Promise<Buffer>((resolve) => {
      come = () => resolve(Buffer.from('%PDF-'))
    })
    let begun = 0
    app.pdf.renderPermit = () => {
      begun += 1
      return later
    }
    const his = Array.from({ length: 100 }, () => print(driver.token, permit.id))
    await expect.poll(() => begun).toBe(1)
    app.pdf.renderPermit = renderPermit
    expect((await print(companyToken, permit.id)).status).toBe(200)
    come()
    const statuses = (await Promise.all(his)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })

  it('works by the old address too', async () => {
    const { companyToken, permit } = await app.permitStory()
    const query = { driverLoadReserveId: permit.id, ExportFormat: 'PDF' } as const
    const answer = await app.call('printPermitLegacy', { token: companyToken, query })
    expect(answer.status).toBe(200)
    expect(await statusesOf(permit.id)).toEqual([1, 2])
  })

  it('by the driver or an organisation changes nothing', async () => {
    const { driver, company, permit } = await app.permitStory()
    const organization = await app.signedIn('Organization')
    await app.addRow('userCompanies', { userId: organization.userId, companyId: company.id })
    for (const { token } of [driver, organization]) expect((await print(token, permit.id)).status).toBe(200)
    expect(await statusesOf(permit.id)).toEqual([1])
  })

  it('gives the sheet its facts, its place in the log and a name for the file', async () => {
    const { companyToken, driver, company, hall, permit } = await app.permitStory()
    await print(companyToken, permit.id)
    expect(app.pdf.sheets.at(-1)).toMatchObject({
      hallName: hall.name,
      driver: { name: `راننده ${driver.lastName}` },
      company: { name: company.name },
      cargo: { rent: '۳۷٬۵۵۰٬۰۰۰ تومان' },
      ledgerCode: expect.stringMatching(/^[۰-۹]{4}( [۰-۹]{4}){7}$/),
      voided: false,
    })
    const response = await app.app.inject({
      url: `/api/v1/Report/DriverReserveReport?DriverReserveId=${permit.id}`,
      headers: { authorization: `Bearer ${companyToken}` },
    })
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toBe(
      `inline; filename*=UTF-8''مجوز-${permit.id}.pdf`,
    )
  })

  it('carries the mark when the permit is voided, and leaves it voided', async () => {
    const { companyToken, permit } = await app.permitStory()
    const { token } = await app.adminActor()
    await app.call('voidPermit', { token, body: { Id: permit.id, Desc: 'خرابی ناوگان' } })
    expect((await print(companyToken, permit.id)).status).toBe(200)
    expect(app.pdf.sheets.at(-1)).toMatchObject({ voided: true, voidReason: 'خرابی ناوگان' })
    expect(await statusesOf(permit.id)).toEqual([1, 0])
  })

  it('is not for another’s permit', async () => {
    const { permit } = await app.permitStory()
    const other = await app.permitStory()
    for (const token of [other.companyToken, other.driver.token])
      expect((await print(token, permit.id)).status).toBe(404)
    expect(await statusesOf(permit.id)).toEqual([1])
  })

  it('needs the number of a permit and a format that is made', async () => {
    const { token } = await app.adminActor()
    // @ts-expect-error the point is what happens with neither
    const answer = await app.call('printPermit', { token, query: { Format: 'docx' } })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual(['مجوز را انتخاب کنید.', 'مقدار قالب پذیرفته نیست.'])
  })

  it('makes a real page of a real permit', async () => {
    const { companyToken, permit } = await app.permitStory()
    await print(companyToken, permit.id)
    const sheet = app.pdf.sheets.at(-1)
    if (!sheet) throw new Error('a sheet was printed')
    const pdf = createTypstPdf()
    const file = await pdf.renderPermit(sheet)
    await pdf.close()
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

describe('the permit on the phone', () => {
  const pass = (token: string, Id: number) => app.call('showPermitPass', { token, query: { Id } })

  it('bears the proof that the paper bears, and what its driver asks of it on the road', async () => {
    const { companyToken, driver, company, permit } = await app.permitStory()
    await print(companyToken, permit.id)
    expect((await pass(driver.token, permit.id)).data).toMatchObject({
      id: permit.id,
      code: permit.code,
      qrText: app.pdf.sheets.at(-1)?.qrText,
      status: 2,
      transportationCompanyName: company.name,
      plaqueSerialNumber: '84',
      cargoRent: 37_550_000,
      netPayToman: 37_548_000,
      driverFeeRial: 20_000,
      voidReason: null,
      rents: null,
    })
    expect(await statusesOf(permit.id)).toEqual([1, 2])
  })

  it('says since when it stands as it does, and bears no proof once it is voided', async () => {
    const { driver, permit } = await app.permitStory()
    await app.call('changePermitStatus', {
      token: driver.token,
      body: { DriverReserveId: permit.id, StatusCode: 5 },
    })
    const delivered = await pass(driver.token, permit.id)
    expect(delivered.data.since > permit.issuedAt.toISOString()).toBe(true)
    const { token } = await app.adminActor()
    await app.call('voidPermit', { token, body: { Id: permit.id, Desc: 'خرابی ناوگان' } })
    expect((await pass(driver.token, permit.id)).data).toMatchObject({
      status: 0,
      qrText: null,
      voidReason: 'خرابی ناوگان',
      driverRefundRial: 20_000,
    })
  })

  it('tells what its route usually pays when enough loads went it', async () => {
    const destinationCityId = 1
    const { hall, company, driver, permit } = await app.permitStory({ destinationCityId })
    const loaderTypeIds = [driver.freighter.loaderTypeId]
    for (const rent of [30, 32, 34, 36, 40]) {
      const load = { companyId: company.id, hallId: hall.id, destinationCityId, loaderTypeIds, truckCount: 2 }
      const { id } = await app.buildCargo({ ...load, rentToman: rent * 1_000_000 })
      await app.setRow('cargos', id, { remaining: 1 })
    }
    expect((await pass(driver.token, permit.id)).data.rents).toEqual({
      sample: 5,
      days: 90,
      low: 30_000_000,
      usualFrom: 32_000_000,
      usualTo: 36_000_000,
      high: 40_000_000,
    })
  })

  it('is nobody else’s', async () => {
    const { permit } = await app.permitStory()
    const other = await app.permitStory()
    expect((await pass(other.driver.token, permit.id)).status).toBe(404)
  })
})

describe('the code on the paper', () => {
  const verify = (Code: string) => app.call('verifyPermit', { query: { Code } })

  it('tells anybody how the permit stands, but nobody’s name, id or phone', async () => {
    const { companyToken, driver, company, permit, hall } = await app.permitStory()
    await print(companyToken, permit.id)
    const code = codeOnLastSheet()
    const before = await verify(code)
    expect(before.data).toMatchObject({
      genuine: true,
      status: 2,
      id: permit.id,
      loadHallId: hall.id,
      loadHallName: hall.name,
      course: [
        { status: permitStatus.issued, at: isoInstant(permit.issuedAt) },
        { status: permitStatus.printed, at: expect.any(String) },
      ],
      plaqueSerialNumber: '84',
      freighterCardTail: driver.freighter.cardNumber.slice(-4),
      transportationCompanyName: company.name,
    })
    for (const secret of [driver.lastName, driver.nationalId, driver.mobile, driver.freighter.cardNumber])
      expect(JSON.stringify(before.data)).not.toContain(secret)

    const { token, userId } = await app.adminActor()
    await app.call('voidPermit', { token, body: { Id: permit.id, Desc: 'خرابی ناوگان' } })
    const after = await verify(code)
    expect(after.data).toMatchObject({ genuine: true, status: 0 })
    // a paper that is taken back is no step
    const paper = await buildDocument(app.db, permit.id, userId)
    const event = {
      permitId: permit.id,
      status: permitStatus.voided,
      at: permit.issuedAt,
      byUser: userId,
    }
    await app.addRow('permitEvents', { ...event, withdrawnDocumentId: paper.id })
    expect((await verify(code)).data.course).toEqual(after.data.course)
    expect(after.data.course).toHaveLength(3)
    // neither who did a step nor in what words
    expect(Object.keys(after.data.course[2] ?? {})).toEqual(['status', 'at'])
    expect(JSON.stringify(after.data)).not.toContain('خرابی ناوگان')
  })

  it('can be told genuine with the published keys alone, by the layout of decision 0029', async () => {
    const { companyToken, permit } = await app.permitStory()
    await print(companyToken, permit.id)
    const bytes = Buffer.from(codeOnLastSheet(), 'base64url')
    const { data } = await app.call('showPermitKeys')
    const named = data.keys.find(({ kid }: { kid: string }) => kid === String(bytes[1]))
    expect(named).toMatchObject({ kty: 'OKP', crv: 'Ed25519', isCurrent: true })
    const key = createPublicKey({ key: named, format: 'jwk' })
    const [body, signature] = [bytes.subarray(0, -64), bytes.subarray(-64)]
    expect([bytes[0], verifySignature(null, body, key, signature)]).toEqual([4, true])
    const { logHead, logSize } = permit
    expect([body.readUInt32BE(16), body.subarray(20, 52).toString('hex')]).toEqual([logSize, logHead])
    expect([body.readUInt32BE(2), body.readUInt32BE(6)]).toEqual([permit.id, permit.cargoId])
    expect(Object.keys(named).toSorted()).toEqual(['crv', 'isCurrent', 'kid', 'kty', 'x'])
  })

  it('is not ours when a letter of it was changed', async () => {
    const { companyToken, permit } = await app.permitStory()
    await print(companyToken, permit.id)
    const code = codeOnLastSheet()
    const forged = code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A')
    expect((await verify(forged)).data).toMatchObject({ genuine: false, status: null, id: null })
  })

  it('is not ours when it speaks of a permit that another database issued', async () => {
    const { companyToken, permit } = await app.permitStory()
    await print(companyToken, permit.id)
    const code = codeOnLastSheet()
    const later = new Date(permit.issuedAt.getTime() + 5_000)
    await app.setRow('permits', permit.id, { issuedAt: later })
    expect((await verify(code)).data.genuine).toBe(false)
  })

  it('has twelve digits beside it, which prove the permit in any spelling', async () => {
    const { companyToken, permit, driver } = await app.permitStory()
    await print(companyToken, permit.id)
    const printed = app.pdf.sheets.at(-1)?.typedCode ?? ''
    expect(printed).toMatch(/^[۰-۹]{4} [۰-۹]{4} [۰-۹]{4}$/)
    for (const typed of [printed, permit.code, ` ${permit.code.replace(/(\d{4})/g, '$1-')} `]) {
      const answer = await verify(typed)
      expect(answer.data).toMatchObject({ genuine: true, status: 2, id: permit.id })
      expect(JSON.stringify(answer.data)).not.toContain(driver.lastName)
    }
  })

  it('is not ours when its digits are right and no permit bears them', async () => {
    const { permit } = await app.permitStory()
    const another = withCheckDigits(String((Number(permit.code.slice(0, 10)) + 1) % 1e10).padStart(10, '0'))
    expect((await verify(another)).data).toMatchObject({ genuine: false, id: null })
  })

  it('is judged only when it has the form of a code: what was mistyped is no forgery', async () => {
    const { permit } = await app.permitStory()
    const mistyped = permit.code.slice(0, 11) + ((Number(permit.code[11]) + 1) % 10)
    for (const [text, fault] of [
      [mistyped, permitCodeFaults.mistyped],
      [String(permit.id), permitCodeFaults.notACode],
      ['abc', permitCodeFaults.notACode],
      ['مجوز', permitCodeFaults.notACode],
    ] as const) {
      const answer = await verify(text)
      expect([answer.status, answer.errors]).toEqual([400, [fault]])
    }
  })

  it('cannot be asked without', async () => {
    // @ts-expect-error the point is what happens without it
    const answer = await app.call('verifyPermit', { query: {} })
    expect(answer.errors).toEqual(['کد بررسی را وارد کنید.'])
  })
})
