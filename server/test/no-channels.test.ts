import { signInRefusals } from '@bargah/contract/features/auth/auth.text.ts'
import { mailRefusals } from '@bargah/contract/features/mail/mail.text.ts'
import { smsRefusals } from '@bargah/contract/features/outbox/outbox.text.ts'
import { morningRefusals } from '@bargah/contract/features/reports/morning.text.ts'
import { describe, expect, it } from 'vitest'
import { applicantNouns, applicantsOf } from '../src/features/applicants/applicants.build.ts'
import { quickHash } from '../src/features/auth/auth.build.ts'
import { buildAddress } from '../src/features/mail/mail.build.ts'
import { channelsOf } from '../src/features/outbox/channels.ts'
import { type Reply, useTestApp } from './app.ts'
import { madeEach } from './made-once.ts'

/** A server of a real world that no setting gives a provider. */
const app = useTestApp({ channels: { sms: false, mail: false } })
const mobile = '09121234567'

function expectRefusal(reply: Reply, code: string, sentence: string) {
  expect(reply).toMatchObject({ status: 200, statusCode: 400, errors: [sentence], data: { reason: code } })
}

describe('without a provider of text messages', () => {
  const refused = (reply: Reply) => expectRefusal(reply, 'no_sms', smsRefusals.no_sms)

  it('no code is said to be sent, nor a temporary password, and nothing is spent or written', async () => {
    refused(await app.call('sendCode', { body: { mobile } }))
    refused(await app.call('sendSignInCode', { body: { Mobile: mobile } }))
    refused(await app.call('forgetPassword', { query: { mobile, Role: 'Driver' } }))
    for (const table of ['outboxMessages', 'letters', 'oneTimeCodes', 'tries'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })

  it('a driver comes in on his own phone by his password, and is told that another gets no code', async () => {
    const driver = await app.buildDriver()
    await app.addRow('users', {
      username: driver.nationalId,
      passwordHash: await quickHash('Bargah@1405'),
      role: 'Driver',
      fullName: 'راننده',
      driverId: driver.id,
      createdAt: new Date(),
    })
    await app.setRow('drivers', driver.id, { phoneId: 'own' })
    const signIn = (DeviceId: string) =>
      app.call('signIn', {
        body: { Username: driver.nationalId, Password: 'Bargah@1405', Role: 'Driver', DeviceId },
      })
    expect((await signIn('own')).statusCode).toBe(200)
    refused(await signIn('another'))
  })

  it('a driver is offered no messages of routes and notices', async () => {
    const { id: driverId } = await app.buildDriver()
    const { token } = await app.signedIn('Driver', { driverId })
    expect((await app.call('listMyWishes', { token })).data).toMatchObject({ how: 'list' })
    const { data: choices } = await app.call('showNoticeChoices', { token })
    expect(new Set(JSON.stringify(choices).match(/"channel":"\w+"/g))).toEqual(new Set(['"channel":"push"']))
  })

  it.each(applicantNouns)('a %s who was rejected reads the reason when he signs in', async (noun) => {
    const by = applicantsOf(noun, app, (await app.signedIn('Admin')).token)
    const reason = 'سند ناخواناست'
    const registeredHash = await quickHash('Bargah@1405')
    const nationalId = by.freeId()
    const one = await by.build({ isAccepted: false, nationalId, registeredHash })
    await by.reject(one.id, reason)
    const signIn = (Password: string) =>
      app.call('signIn', { body: { Username: `${by.prefix}${nationalId}`, Password, DeviceId: 'desk' } })
    expect((await signIn('Bargah@1405')).errors).toEqual([signInRefusals.rejected(reason)])
    expect((await signIn('another')).errors).toEqual([signInRefusals.wrong])
  })

  it('the panel is told so before anybody is signed in', async () => {
    expect((await app.call('showContact')).data).toMatchObject({ sendsSms: false })
  })
})

describe('without a server of mail', () => {
  const who = madeEach(async () =>
    app.signedIn('TransportationCompanyAdmin', { companyId: (await app.buildCompany()).id }),
  )

  it('no code is sent to an address, and the panel is told that it can offer none', async () => {
    const { token } = who
    const reply = await app.call('sendMailCode', { token, body: { Address: 'person@example.test' } })
    expectRefusal(reply, 'no_mail', mailRefusals.no_mail)
    expect((await app.call('showMyMail', { token })).data).toMatchObject({ sendsMail: false })
    expect(await app.rowsOf('letters', {})).toEqual([])
  })

  it('a morning report comes to the panel, and by mail it is refused', async () => {
    await buildAddress(app.db, who.userId)
    const columns = [{ LatinName: 'id', FarsiName: 'شماره' }]
    const body = { Name: 'بارهای من', ReportName: 'cargos', ColumnList: columns }
    const { token } = who
    const { id: ReportId } = (await app.call('saveReport', { token, body })).data
    const set = (ByMail: boolean) =>
      app.call('setMorning', {
        token,
        body: {
          ReportId,
          Call: 'searchCargos',
          Input: { Columns: 'id' },
          Hour: 7,
          Format: 'csv',
          ByMail,
        },
      })
    expectRefusal(await set(true), 'no_mail', morningRefusals.no_mail)
    expect((await set(false)).statusCode).toBe(200)
  })
})

it.each([
  ['a demo, where they are read in the outbox', { sms: null, mail: null }, true, { sms: true, mail: true }],
  ['a real world without providers', { sms: null, mail: null }, false, { sms: false, mail: false }],
  ['a real world with one of text messages', { sms: {}, mail: null }, false, { sms: true, mail: false }],
  ['a real world with a server of mail', { sms: null, mail: {} }, false, { sms: false, mail: true }],
])('messages reach people in %s as its settings say', (_, config, isDemo, channels) => {
  expect(channelsOf(config, isDemo)).toEqual(channels)
})
