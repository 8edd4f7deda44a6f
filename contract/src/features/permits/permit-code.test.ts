import { describe, expect, it } from 'vitest'
import { permitCodeFaults, readPermitCode } from './permit-code.ts'

const signed = `AQAA${'x'.repeat(126)}`

describe('readPermitCode', () => {
  it.each([
    ['584123076637', '584123076637'],
    ['۵۸۴۱ ۲۳۰۷ ۶۶۳۷', '584123076637'],
    ['٥٨٤١-٢٣٠٧-٦٦٣٧', '584123076637'],
    [' \u200e5841 2307 6637\u200e ', '584123076637'],
    ['https://bargah.test/verify/584123076637', '584123076637'],
  ])('reads the digits that people type: %j', (text, typed) => {
    expect(readPermitCode(text)).toEqual({ typed })
  })

  it('reads the signed code, alone or in its address, with a key id or without', () => {
    const withKeyId = `AgEA${'x'.repeat(126)}`
    expect(readPermitCode(withKeyId)).toEqual({ signed: withKeyId })
    expect(readPermitCode(signed)).toEqual({ signed })
    expect(readPermitCode(`AwEA${'x'.repeat(170)}`)).toHaveProperty('signed')
    expect(readPermitCode(`http://bargah.test/verify/${signed}/`)).toEqual({ signed })
  })

  it.each([
    ['', permitCodeFaults.empty],
    ['  ', permitCodeFaults.empty],
    ['584123076638', permitCodeFaults.mistyped],
    ['5841 2307', permitCodeFaults.notACode],
    ['58412', permitCodeFaults.notACode],
    ['مجوز', permitCodeFaults.notACode],
    ['abc', permitCodeFaults.notACode],
    [signed.slice(0, 60), permitCodeFaults.notACode],
    [`BQEA${'x'.repeat(126)}`, permitCodeFaults.notACode],
  ])('judges nothing else: %j', (text, fault) => {
    expect(readPermitCode(text)).toEqual({ fault })
  })
})
