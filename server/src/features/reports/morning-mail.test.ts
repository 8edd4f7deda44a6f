import { morningRefusals } from '@bargah/contract/features/reports/morning.text.ts'
import { contract } from '@bargah/contract/contract.ts'
import { dayMs } from '@bargah/contract/kernel/durations.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { MailDelayed, type OutgoingMail } from '../../adapters/mail/mail.port.ts'
import { signedIn } from '../auth/auth.build.ts'
import { buildCompany } from '../companies/companies.build.ts'
import { buildAddress, lettersTo } from '../mail/mail.build.ts'

const app = useTestApp()

let who: Awaited<ReturnType<typeof signedIn>>
let company: Awaited<ReturnType<typeof buildCompany>>
let reportId: number
let address: string
const as = (key: keyof typeof contract, said: Parameters<typeof app.send>[1] = {}) =>
  app.sendAs(who.userId, contract[key], said)
const columns = [{ LatinName: 'id', FarsiName: 'شماره' }]
const view = { Name: 'بارهای من', ReportName: 'cargos', ColumnList: columns }
beforeEach(async () => {
  company = await app.buildCompany()
  who = await app.signedIn('TransportationCompanyAdmin', { companyId: company.id })
  address = await buildAddress(app.db, who.userId)
  reportId = (await as('saveReport', { body: view })).data.id
  await app.buildCargo({ companyId: company.id })
})

const asked = { Call: 'searchCargos', Input: { Columns: 'id' } }
const set = (ByMail?: boolean) =>
  as('setMorning', { body: { ReportId: reportId, ...asked, Hour: 7, Format: 'csv', ByMail } })
const mornings = async () => (await as('showMornings')).data
/** Has the file be made once now. Out: the letter that was written of it, if any. */
async function makeNow() {
  const [{ id }] = await mornings()
  await as('sendMorningNow', { body: { Id: id } })
  const [{ files }] = await mornings()
  await Promise.all([app.makeMorning(files[0].id), app.makeMorning(files[0].id)])
  return (await lettersTo(app, address))[0]
}
const filesOf = async () => (await mornings())[0].files
function recording() {
  const letters: OutgoingMail[] = []
  const send = async (letter: OutgoingMail) => {
    letters.push(letter)
    return 'sent' as const
  }
  return { letters, mail: { leaves: true, send } }
}

describe('a morning report by mail', () => {
  it('leaves in a letter with its file, once, and what became of it is seen', async () => {
    expect((await set(true)).statusCode).toBe(200)
    expect(await mornings()).toMatchObject([{ byMail: true }])
    const listed = (await as('listReports', { query: { ReportType: 'cargos' } })).data
    expect(listed).toMatchObject([{ morning: { hour: 7, format: 'csv', byMail: true } }])
    const letter = await makeNow()
    expect(await lettersTo(app, address)).toHaveLength(1)
    expect(await filesOf()).toMatchObject([{ state: 'made', mail: { state: 'waiting', failure: null } }])
    const { letters, mail } = recording()
    await app.deliverLetter(letter?.id ?? 0, mail)
    const [{ id }] = await filesOf()
    const file = await as('openMorningFile', { query: { Id: id } })
    expect(letters).toMatchObject([{ to: address, subject: 'گزارش «بارهای من»' }])
    expect(letters[0]?.file?.bytes.equals(file.bytes)).toBe(true)
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(letters[0]?.file?.name)
    expect(letters[0]?.file?.media).toBe('text/csv; charset=utf-8')
    expect(await filesOf()).toMatchObject([{ mail: { state: 'sent', failure: null } }])
  })

  it('is only made where that is not asked for, or the address is gone', async () => {
    await set()
    expect(await makeNow()).toBeUndefined()
    await set(true)
    await as('removeMail')
    await makeNow()
    expect((await lettersTo(app, address)).map(({ kind }) => kind)).toEqual(['mail_removed'])
    expect(await filesOf()).toMatchObject([
      { state: 'made', mail: null },
      { state: 'made', mail: null },
    ])
  })

  it('is refused where no address is proven', async () => {
    await as('removeMail')
    expect((await set(true)).message).toBe(morningRefusals.no_address)
    expect(await mornings()).toEqual([])
    expect((await set(false)).statusCode).toBe(200)
  })

  it('has no letter where there are no rows', async () => {
    await app.db.deleteFrom('cargoLoaderTypes').execute()
    await as('setMorning', {
      body: {
        ReportId: reportId,
        Call: 'searchCargos',
        Input: { Columns: 'id', FromDate: '1390/01/01', ToDate: '1390/01/02' },
        Hour: 7,
        Format: 'csv',
        ByMail: true,
      },
    })
    expect(await makeNow()).toBeUndefined()
    expect(await filesOf()).toMatchObject([{ state: 'empty', mail: null }])
  })
})

describe('its letter goes to nobody', () => {
  const outcome = async (meanwhile: () => Promise<unknown>) => {
    await set(true)
    const letter = await makeNow()
    await meanwhile()
    const { letters, mail } = recording()
    await app.deliverLetter(letter?.id ?? 0, mail)
    expect(letters).toEqual([])
    return (await app.oneRow('letters', letter?.id ?? 0)).failure
  }

  it('when the address was taken away or changed meanwhile, which its owner is told', async () => {
    expect(await outcome(() => as('removeMail'))).toBe('address_gone')
    expect(await filesOf()).toMatchObject([
      { mail: { state: 'failed', failure: expect.stringContaining('برداشته یا عوض شد') } },
    ])
    await buildAddress(app.db, who.userId)
    expect(await outcome(() => buildAddress(app.db, who.userId, 'other@example.test'))).toBe('address_gone')
  })

  it('when the account or what it belongs to was closed', async () => {
    const close = app.db.updateTable('companies').set({ isActive: false }).where('id', '=', company.id)
    expect(await outcome(() => close.execute())).toBe('address_gone')
  })

  it('when its report ended, with its files', async () => {
    expect(await outcome(async () => as('endMorning', { body: { Id: (await mornings())[0].id } }))).toBe(
      'file_gone',
    )
  })

  it('when a day went by without a server of mail', async () => {
    expect(await outcome(() => app.clock.moveBy(dayMs + 1_000))).toBe('too_late')
  })

  it('while the server is away: it waits, and says so', async () => {
    await set(true)
    const letter = await makeNow()
    const mail = { leaves: true, send: async () => Promise.reject(new MailDelayed('login_refused')) }
    await expect(app.deliverLetter(letter?.id ?? 0, mail)).rejects.toThrow('did not take a letter yet')
    // what only whoever runs the server can mend is not told to others
    expect(await filesOf()).toMatchObject([{ mail: { state: 'waiting', failure: null } }])
  })
})

describe('a view that is saved anew', () => {
  const save = (more: object) => as('saveReport', { body: { ...view, ReportId: reportId, ...more } })
  const keptInput = async () =>
    (
      await app.db.selectFrom('morningReports').select('input').where('reportId', '=', reportId).execute()
    ).map(({ input }) => input)

  it('changes what is sent of it each morning with itself, and nothing else of that', async () => {
    await set(true)
    const saved = await save({ Name: 'نام تازه', Call: 'searchCargos', Input: { Columns: 'id,cargoRent' } })
    expect(saved.data.morning).toEqual({ hour: 7, format: 'csv', byMail: true })
    expect(await keptInput()).toEqual([{ Columns: 'id,cargoRent' }])
  })

  it('is not saved at all where the list does not understand that', async () => {
    await set()
    const saved = await save({ Name: 'نام تازه', Call: 'searchCargos', Input: { Columns: 'nothing' } })
    expect(saved.status).toBe(400)
    expect((await save({ Name: 'نام تازه', Call: 'searchAudit', Input: {} })).status).toBe(400)
    expect(await mornings()).toMatchObject([{ name: 'بارهای من' }])
    expect(await keptInput()).toEqual([{ Columns: 'id' }])
  })

  it('is sent on no morning for that alone', async () => {
    expect((await save({ Call: 'searchCargos', Input: { Columns: 'id' } })).data.morning).toBeNull()
    expect(await mornings()).toEqual([])
  })
})
