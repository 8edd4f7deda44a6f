import * as z from 'zod/mini'
import { minuteMs, hourMs } from '../../kernel/durations.ts'
import { command, endpoint, writing } from '../../kernel/endpoint.ts'
import { smsRefusals } from '../outbox/outbox.text.ts'
import { CheckCodeBody, PendingCode, SendCodeBody } from './codes.schema.ts'
import { wrongCode } from './codes.text.ts'

export const codes = {
  sendCode: endpoint({
    ...writing,
    path: '/api/v1/Assistant/SendActivatinCode',
    title: 'فرستادن کد تأیید',
    changes: ['sms'],
    reaches: ['outside'],
    refusals: [smsRefusals],
    access: 'public',
    // beside what counts for one number: messages to many numbers cost money
    limits: [{ by: 'address', most: 60, inMs: hourMs, kept: 'database' }],
    body: SendCodeBody,
    data: command(PendingCode),
  }),
  /** A right code gives a proof in a cookie, for the one call that needs it (rules 2.6). */
  checkCode: endpoint({
    ...writing,
    path: '/api/v1/Assistant/CheckActivatinCode',
    title: 'بررسی کد تأیید',
    changes: ['member'],
    reaches: [],
    stays: 'own_session',
    refusals: [{ wrong_sent_code: wrongCode }],
    access: 'public',
    limits: [{ by: 'address', most: 100, inMs: 10 * minuteMs, kept: 'database' }],
    showsSecret: true,
    body: CheckCodeBody,
    data: command(z.boolean()),
  }),
}
