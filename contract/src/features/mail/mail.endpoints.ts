import { deskRoles } from '../../kernel/access.ts'
import { hourMs } from '../../kernel/durations.ts'
import { command, endpoint, listing, plainCommand, reading } from '../../kernel/endpoint.ts'
import { PendingCode } from '../codes/codes.schema.ts'
import { wrongCode } from '../codes/codes.text.ts'
import { letterTable } from './mail.columns.ts'
import { LetterRow, MyMail, ProveMailBody, SendMailCodeBody } from './mail.schema.ts'
import { mailRefusals } from './mail.text.ts'

/** What one does to one's own address: where reports go is asked for with the password. */
const ofOwn = {
  method: 'POST',
  reply: 'envelope',
  effect: 'write',
  reaches: ['outside'],
  byKey: false,
  access: { roles: deskRoles },
  reauthenticates: true,
} as const

/** Ours: the mail address of an account at a desk, and the letters that leave (docs/decisions/0133). */
export const mail = {
  showMyMail: endpoint({
    ...reading,
    path: '/api/v1/Mail/Mine',
    about: ['mail'],
    byKey: false,
    access: { roles: deskRoles },
    data: MyMail,
  }),
  /** Sends a code to an address that is to be one's own; until it is typed the account has the address that it had. */
  sendMailCode: endpoint({
    ...ofOwn,
    path: '/api/v1/Mail/SendCode',
    title: 'فرستادن کد به نشانی ایمیل',
    changes: ['mail'],
    refusals: [mailRefusals],
    // beside what counts for one address and one account
    limits: [{ by: 'address', most: 60, inMs: hourMs, kept: 'database' }],
    body: SendMailCodeBody,
    data: command(PendingCode),
  }),
  /** Takes the code; the address is the account's from then on, and the one before is told so. */
  proveMail: endpoint({
    ...ofOwn,
    path: '/api/v1/Mail/Prove',
    title: 'تأیید نشانی ایمیل خود',
    changes: ['mail', 'notification'],
    refusals: [{ wrong_sent_code: wrongCode }],
    body: ProveMailBody,
    data: plainCommand,
  }),
  removeMail: endpoint({
    ...ofOwn,
    path: '/api/v1/Mail/Remove',
    title: 'برداشتن نشانی ایمیل خود',
    changes: ['mail', 'notification'],
    refusals: [mailRefusals],
    data: plainCommand,
  }),
  /** The letters of the last week, and what became of them, the newest first. */
  listLetters: endpoint({
    ...listing,
    path: '/api/v1/Mail/Letters',
    about: ['mail'],
    access: { roles: ['Admin'] },
    data: LetterRow,
    table: letterTable,
  }),
}
