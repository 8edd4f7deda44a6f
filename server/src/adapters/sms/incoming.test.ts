import { describe, expect, it } from 'vitest'
import { createReader } from './incoming.ts'

describe('a message that is handed on', () => {
  it.each<[Parameters<typeof createReader>[0], Record<string, unknown>]>([
    ['kavenegar', { messageid: '7', from: '989121234567', to: '10004346', message: 'نوبت' }],
    ['smsir', { mobile: 9121234567, messageText: 'نوبت', number: 30007732 }],
    ['local', { from: '۰۹۱۲۱۲۳۴۵۶۷', text: 'نوبت' }],
  ])('is read by the words of %s', (carrier, fields) => {
    expect(createReader(carrier)(fields)).toEqual({ from: '09121234567', text: 'نوبت' })
  })

  it.each([
    {},
    { from: '10004346', text: 'نوبت' },
    { from: '09121234567' },
    { from: ['09121234567', '09120000000'], text: 'نوبت' },
    { from: '09121234567', text: { a: 1 } },
    { from: '09121234567', text: 'ن'.repeat(501) },
  ])('is none when it is %j', (fields) => {
    expect(createReader('local')(fields)).toBeNull()
  })
})
