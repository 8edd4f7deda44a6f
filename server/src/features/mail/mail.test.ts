import { wrongCode } from '@bargah/contract/features/codes/codes.text.ts'
import { letterFailures, mailRefusals } from '@bargah/contract/features/mail/mail.text.ts'
import { minuteMs, dayMs } from '@bargah/contract/kernel/durations.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { MailDelayed, MailRefused, type OutgoingMail } from '../../adapters/mail/mail.port.ts'
import { signedIn } from '../auth/auth.build.ts'
import { buildAddress, lettersTo, mailCodesTo } from './mail.build.ts'
import { forgetLetters, sendKept } from './mail.jobs.ts'

const app = useTestApp()
type Who = Awaited<ReturnType<typeof signedIn>>
const member = async () =>
  app.signedIn('TransportationCompanyAdmin', { companyId: (await app.buildCompany()).id })

let who: Who
let count = 0
/** An address that no other test has. */
const fresh = () => `person.${++count}@example.test`
beforeEach(async () => {
  who = await member()
})
const send = (Address: string, { token }: Who = who) => app.call('sendMailCode', { token, body: { Address } })
const prove = (Address: string, Code: string, { token }: Who = who) =>
  app.call('proveMail', { token, body: { Address, Code } })
const remove = ({ token }: Who = who) => app.call('removeMail', { token })
const mine = async ({ token }: Who = who) => (await app.call('showMyMail', { token })).data.address
const codeFor = async (address: string) => (await mailCodesTo(app, address))[0] ?? ''
const kindsTo = async (address: string) => (await lettersTo(app, address)).map(({ kind }) => kind)
/** By which code a call was refused; null when it was done. */
const refusalOf = ({ json }: Awaited<ReturnType<typeof send>>): string | null => json.data?.reason ?? null
const noticesOf = async ({ userId }: Who) =>
  (await app.db.selectFrom('notifications').select('subject').where('userId', '=', userId).execute()).map(
    ({ subject }) => subject,
  )

describe('a mail address', () => {
  it('is one’s own once the code that was sent to it is typed', async () => {
    const address = fresh()
    const sent = await send(address)
    expect(sent.data).toMatchObject({ code: 1, data: { validMs: 10 * minuteMs, sendsLeft: 2 } })
    expect(await mine()).toBeNull()
    expect((await prove(address, await codeFor(address))).data).toMatchObject({ code: 1 })
    expect(await mine()).toBe(address)
    expect(await app.rowsOf('mailAddresses', { userId: who.userId })).toMatchObject([
      { address, provenAt: expect.any(Date) },
    ])
    expect(await noticesOf(who)).toEqual(['نشانی ایمیل حساب شما ثبت شد'])
    expect(await kindsTo(address)).toEqual(['mail_code'])
  })

  it('is changed by a code to the new one, of which the one before is told', async () => {
    const [before, after] = [await buildAddress(app.db, who.userId, fresh()), fresh()]
    await send(after)
    expect(await mine()).toBe(before)
    await prove(after, await codeFor(after))
    expect(await mine()).toBe(after)
    expect(await kindsTo(before)).toEqual(['mail_changed'])
  })

  it('is taken away, of which it is told', async () => {
    const address = await buildAddress(app.db, who.userId, fresh())
    expect(refusalOf(await remove())).toBeNull()
    expect(await mine()).toBeNull()
    expect(await kindsTo(address)).toEqual(['mail_removed'])
    expect((await remove()).message).toBe(mailRefusals.no_address)
  })

  it('may be of two accounts, such as an office’s', async () => {
    const [address, other] = [fresh(), await member()]
    for (const one of [who, other]) {
      await send(address, one)
      expect(refusalOf(await prove(address, await codeFor(address), one))).toBeNull()
    }
    expect([await mine(), await mine(other)]).toEqual([address, address])
  })

  it('is told to the audit', async () => {
    const address = fresh()
    await send(address)
    await prove(address, await codeFor(address))
    const lines = app.db.selectFrom('auditLog').select(['endpoint', 'input']).where('userId', '=', who.userId)
    expect(await lines.orderBy('id').execute()).toMatchObject([
      { endpoint: 'sendMailCode', input: { Address: address } },
      // the code is a secret
      { endpoint: 'proveMail', input: { Address: address } },
    ])
    const secrets = await lines.where('endpoint', '=', 'proveMail').executeTakeFirstOrThrow()
    expect(Object.keys(secrets.input ?? {})).toEqual(['Address'])
  })
})

describe('the code of an address', () => {
  it('is wrong after five guesses, whatever comes then', async () => {
    const address = fresh()
    await send(address)
    const code = await codeFor(address)
    const wrong = code === '000000' ? '111111' : '000000'
    for (const left of [4, 3, 2, 1, 0]) expect((await prove(address, wrong)).message).toBe(wrongCode(left))
    expect((await prove(address, code)).message).toBe(wrongCode(0))
    expect(await mine()).toBeNull()
  })

  it('is good for ten minutes', async () => {
    const [early, late] = [fresh(), fresh()]
    await send(early)
    await app.clock.moveBy(9 * minuteMs)
    expect(refusalOf(await prove(early, await codeFor(early)))).toBeNull()
    await send(late)
    await app.clock.moveBy(10 * minuteMs + 1)
    expect((await prove(late, await codeFor(late))).message).toContain('کد درست نیست')
  })

  it('is for one use, of two at one moment for one', async () => {
    const address = fresh()
    await send(address)
    const code = await codeFor(address)
    const both = await Promise.all([prove(address, code), prove(address, code)])
    expect(both.map(refusalOf).sort()).toEqual([null, 'wrong_sent_code'].sort())
    expect(refusalOf(await prove(address, code))).toBe('wrong_sent_code')
  })

  it('proves no other address, and nobody else’s', async () => {
    const [address, other] = [fresh(), await member()]
    await send(address)
    const code = await codeFor(address)
    expect(refusalOf(await prove(fresh(), code))).toBe('wrong_sent_code')
    expect(refusalOf(await prove(address, code, other))).toBe('wrong_sent_code')
    expect(await mine(other)).toBeNull()
    expect(refusalOf(await prove(address, code))).toBeNull()
  })

  it('is worth nothing once another was sent', async () => {
    const address = fresh()
    await send(address)
    const first = await codeFor(address)
    await send(address)
    const second = await codeFor(address)
    if (first !== second) expect(refusalOf(await prove(address, first))).toBe('wrong_sent_code')
    expect(refusalOf(await prove(address, second))).toBeNull()
  })

  it('is sent to an address three times in ten minutes, by whatever letters it is written', async () => {
    const address = fresh()
    for (const name of [address, address.toUpperCase(), address])
      expect((await send(name)).statusCode).toBe(200)
    expect((await send(address)).status).toBe(429)
    expect(await mailCodesTo(app, address)).toHaveLength(2)
    await app.clock.moveBy(10 * minuteMs)
    expect((await send(address)).statusCode).toBe(200)
  })

  it('is sent twenty times a day by one account, and to one address', async () => {
    for (let nr = 0; nr < 20; nr++) expect((await send(fresh())).statusCode).toBe(200)
    expect((await send(fresh())).status).toBe(429)
    const address = fresh()
    for (let nr = 0; nr < 20; nr++) expect((await send(address, await member())).statusCode).toBe(200)
    expect((await send(address, await member())).status).toBe(429)
  })
})

describe('an address is refused', () => {
  it('when it is the one that the account has', async () => {
    const address = await buildAddress(app.db, who.userId, fresh())
    expect((await send(address)).message).toBe(mailRefusals.same_address)
    expect(await kindsTo(address)).toEqual([])
  })

  it.each(['', 'nobody', 'a@b', 'a b@example.test', 'a@example.test, b@example.test', 'a@example.test\r\nx'])(
    'when it is %j',
    async (address) => {
      expect((await send(address)).status).toBe(400)
    },
  )

  it('where the password was given too long ago', async () => {
    await app.setRow(
      'sessions',
      { userId: who.userId },
      { passwordAt: new Date((await app.clock.now(app.db)).getTime() - 31 * minuteMs) },
    )
    const address = fresh()
    const answers = [await send(address), await prove(address, '123456'), await remove()]
    expect(answers.map(({ json }) => json.data?.reason)).toEqual(Array(3).fill('reauthenticate'))
    expect(await kindsTo(address)).toEqual([])
  })
})

describe('the outbox of letters', () => {
  it('shows an administrator what became of each, and of address and words what is no secret', async () => {
    const address = fresh()
    await send(address)
    const admin = await app.adminActor()
    const [row] = (await app.call('listLetters', { token: admin.token })).data
    expect(row).toMatchObject({
      kind: 'mail_code',
      to: 'p***@example.test',
      subject: 'کد تأیید ایمیل در بارگاه',
      text: null,
      state: 'waiting',
      failure: null,
    })
    expect(JSON.stringify(row)).not.toContain(await codeFor(address))
    expect((await app.call('listLetters', { token: who.token })).status).toBe(403)
  })

  it('forgets letters after a week', async () => {
    const address = fresh()
    await send(address)
    await app.clock.moveBy(7 * dayMs - 1_000)
    await forgetLetters(app, 7)
    expect(await kindsTo(address)).toEqual(['mail_code'])
    await app.clock.moveBy(2_000)
    await forgetLetters(app, 7)
    expect(await kindsTo(address)).toEqual([])
  })
})

describe('a letter', () => {
  const sentBy = (outcome: () => Promise<'sent' | 'kept'>) => {
    const letters: OutgoingMail[] = []
    return {
      letters,
      mail: { leaves: true, send: (letter: OutgoingMail) => (letters.push(letter), outcome()) },
    }
  }
  const written = async (address = fresh()) => {
    await send(address)
    const [{ id } = { id: 0 }] = await lettersTo(app, address)
    return { id, address }
  }
  const rowOf = (id: number) => app.oneRow('letters', id)

  it('is in the queue, and leaves once', async () => {
    const { id, address } = await written()
    const { rows } = await app.pool.query(`select 1 from graphile_worker.jobs where key = 'letter:${id}'`)
    expect(rows).toHaveLength(1)
    const { letters, mail } = sentBy(async () => 'sent')
    await app.deliverLetter(id, mail)
    await app.deliverLetter(id, mail)
    expect(letters).toMatchObject([{ id, to: address, subject: 'کد تأیید ایمیل در بارگاه' }])
    expect(await rowOf(id)).toMatchObject({ state: 'sent', failure: null, sentAt: expect.any(Date) })
  })

  it('stays where no server of mail is named', async () => {
    const { id } = await written()
    await app.deliverLetter(id)
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', failure: null, sentAt: null })
  })

  it('leaves after all when a server of mail is named later', async () => {
    const { id } = await written()
    const inQueue = async () =>
      (await app.pool.query(`select 1 from graphile_worker.jobs where key = 'letter:${id}'`)).rowCount
    await app.pool.query(`select graphile_worker.remove_job('letter:${id}')`)
    await app.clock.moveBy(9 * minuteMs)
    await sendKept(app, { leaves: true })
    expect(await inQueue()).toBe(0)
    await app.clock.moveBy(2 * minuteMs)
    await sendKept(app, { leaves: false })
    expect(await inQueue()).toBe(0)
    await sendKept(app, { leaves: true })
    expect(await inQueue()).toBe(1)
  })

  it('is given up when the server refuses it', async () => {
    const { id } = await written()
    const { letters, mail } = sentBy(async () => Promise.reject(new MailRefused('address_refused')))
    await app.deliverLetter(id, mail)
    await app.deliverLetter(id, mail)
    expect(letters).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'address_refused' })
    const admin = await app.adminActor()
    const [row] = (await app.call('listLetters', { token: admin.token })).data
    expect(row).toMatchObject({ state: 'failed', failure: letterFailures.address_refused })
  })

  it('is tried again when the server is away, until it is too late', async () => {
    const { id } = await written()
    const away = sentBy(async () => Promise.reject(new MailDelayed('away')))
    // the queue comes again after longer and longer pauses
    await expect(app.deliverLetter(id, away.mail)).rejects.toThrow('mail server')
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', failure: 'away' })
    const { mail } = sentBy(async () => 'sent')
    await app.deliverLetter(id, mail)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', failure: null })

    const late = await written()
    await app.clock.moveBy(10 * minuteMs + 1)
    const { letters, mail: other } = sentBy(async () => 'sent')
    await app.deliverLetter(late.id, other)
    expect(letters).toEqual([])
    expect(await rowOf(late.id)).toMatchObject({ state: 'failed', failure: 'too_late' })
  })
})
