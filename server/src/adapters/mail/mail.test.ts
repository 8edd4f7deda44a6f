import { afterEach, describe, expect, it } from 'vitest'
import { createOutboxMail } from './create-mail.ts'
import { MailDelayed, MailRefused } from './mail.port.ts'
import { createSmtpMail, type SmtpSettings } from './mail.smtp.ts'
import { startSmtp } from './smtp-server.build.ts'

let smtp: Awaited<ReturnType<typeof startSmtp>> | undefined
afterEach(() => {
  smtp?.close()
  smtp = undefined
})
async function started(options: Parameters<typeof startSmtp>[0] = {}) {
  smtp = await startSmtp(options)
  return smtp
}
const settings = (port: number, more: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: '127.0.0.1',
  port,
  isEncrypted: false,
  mayBePlain: true,
  login: null,
  from: { name: 'بارگاه', address: 'bargah@example.test' },
  ...more,
})
const letter = {
  id: 7,
  to: 'person@example.test',
  subject: 'گزارش «بارهای من»',
  text: 'کد تأیید: ۱۲۳۴۵۶',
}
/** What became of a letter: `sent`, or why not. */
const outcomeOf = (sending: Promise<unknown>) =>
  sending.catch((error: unknown) => {
    expect(String((error as Error).stack)).not.toContain('person@example.test')
    if (error instanceof MailRefused) return `refused: ${error.why}`
    return error instanceof MailDelayed ? `delayed: ${error.why}` : error
  })
const headOf = (text: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'mi').exec(text)?.[1] ?? ''
/** A heading as a person reads it: encoded words of UTF-8. */
const readable = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_all, part: string) => Buffer.from(part, 'base64').toString())

describe('a letter by a server of mail', () => {
  it('goes to one mailbox, with its words, sender and an id of its own', async () => {
    const { heard, port } = await started()
    expect(await createSmtpMail(settings(port)).send(letter)).toBe('sent')
    expect(heard.lines).toEqual(
      expect.arrayContaining(['MAIL FROM:<bargah@example.test>', 'RCPT TO:<person@example.test>']),
    )
    const [text = ''] = heard.letters
    expect(readable(headOf(text, 'Subject'))).toBe(letter.subject)
    expect(readable(headOf(text, 'From'))).toBe('بارگاه <bargah@example.test>')
    expect(headOf(text, 'To')).toBe('person@example.test')
    expect(headOf(text, 'Message-ID')).toBe('<letter-7@example.test>')
    const body = text.slice(text.indexOf('\r\n\r\n'))
    expect(Buffer.from(body, 'base64').toString()).toBe(letter.text)
  })

  it('carries its file, with a Persian name', async () => {
    const { heard, port } = await started()
    const file = { name: 'بارهای من.csv', media: 'text/csv; charset=utf-8', bytes: Buffer.from('الف،ب') }
    await createSmtpMail(settings(port)).send({ ...letter, file })
    const [text = ''] = heard.letters
    expect(text).toMatch(/Content-Type: text\/csv; charset=utf-8/i)
    expect(text).toContain(file.bytes.toString('base64'))
    expect(decodeURIComponent(text.replace(/filename\*\d*\*?=(utf-8'')?|;?\r\n /gi, ''))).toContain(file.name)
  })

  it('goes to nobody else by an address or a subject that looks like more', async () => {
    const { heard, port } = await started()
    const odd = { to: 'a@example.test', subject: 'x\r\nBcc: thief@example.test' }
    await createSmtpMail(settings(port)).send({ ...letter, ...odd })
    expect(heard.lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<a@example.test>'])
    expect(headOf(heard.letters[0] ?? '', 'Bcc')).toBe('')
  })

  it('signs in where the settings say as whom', async () => {
    const { heard, port } = await started({ offers: ['AUTH PLAIN'] })
    const login = { user: 'bargah', pass: 'the password' }
    await createSmtpMail(settings(port, { login })).send(letter)
    const said = heard.lines.find((line) => line.startsWith('AUTH PLAIN')) ?? ''
    expect(Buffer.from(said.split(' ')[2] ?? '', 'base64').toString()).toBe('\0bargah\0the password')
  })
})

describe('what a server of mail says', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 no person@example.test here', 'refused: address_refused'],
    ['RCPT TO', '450 4.2.0 greylisted', 'delayed: later'],
    ['MAIL FROM', '553 not your name', 'refused: sender_refused'],
    ['MAIL FROM', '530 sign in first', 'delayed: login_refused'],
    ['MAIL FROM', '552 too much', 'refused: too_large'],
    ['LETTER', '554 no', 'refused: refused'],
    ['LETTER', '552 too much', 'refused: too_large'],
    ['LETTER', '451 not now', 'delayed: later'],
    ['GREETING', '421 not now', 'delayed: later'],
    ['GREETING', 'nothing of SMTP', 'delayed: away'],
  ])('to %s, %s, is %s, and none of its words is kept', async (command, words, outcome) => {
    const { port } = await started({ says: (heard) => (heard === command ? words : undefined) })
    expect(await outcomeOf(createSmtpMail(settings(port)).send(letter))).toBe(outcome)
  })

  it('of a login that it does not take is for whoever runs ours to mend', async () => {
    const { port } = await started({
      offers: ['AUTH PLAIN'],
      says: (command) => (command === 'AUTH PLAIN' ? '535 no' : undefined),
    })
    const login = { user: 'bargah', pass: 'wrong' }
    const sending = createSmtpMail(settings(port, { login })).send(letter)
    expect(await outcomeOf(sending)).toBe('delayed: login_refused')
  })

  it('is nothing where there is none: it is tried again', async () => {
    const { port, close } = await started()
    close()
    expect(await outcomeOf(createSmtpMail(settings(port)).send(letter))).toBe('delayed: away')
  })
})

describe('nothing goes for everybody on the way to read', () => {
  const login = { user: 'bargah', pass: 'the password' }
  const unsafe = { mayBePlain: false, login }

  it('where the server offers no encryption', async () => {
    const { heard, port } = await started({
      offers: ['AUTH PLAIN'],
      says: (line) => (line === 'STARTTLS' ? '502 no' : undefined),
    })
    expect(await outcomeOf(createSmtpMail(settings(port, unsafe)).send(letter))).toBe(
      'delayed: not_encrypted',
    )
    expect(heard.lines.filter((line) => /^(AUTH|MAIL|RCPT)/.test(line))).toEqual([])
  })

  it.each([
    ['after STARTTLS', false],
    ['from the first byte', true],
  ])('to a server whose certificate nobody signed, %s', async (_when, isEncrypted) => {
    const { heard, port } = await started({ offers: ['STARTTLS', 'AUTH PLAIN'], isEncrypted })
    const sending = createSmtpMail(settings(port, { ...unsafe, isEncrypted })).send(letter)
    expect(await outcomeOf(sending)).toBe('delayed: not_encrypted')
    expect(heard.isEncrypted).toBe(true)
    expect(heard.lines.filter((line) => /^(AUTH|MAIL|RCPT)/.test(line))).toEqual([])
  })
})

it('stays in the outbox where no server is named', async () => {
  expect(await createOutboxMail().send(letter)).toBe('kept')
})
