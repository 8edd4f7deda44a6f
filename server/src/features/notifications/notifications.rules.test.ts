import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeSafeText } from './notifications.rules.ts'

describe('text that old clients show as HTML', () => {
  it('means nothing there, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(computeSafeText(text)).not.toMatch(/[<>&"']/)
      }),
    )
  })

  it('is as long as it was, and stays as it is when there is nothing in it', () => {
    expect(computeSafeText('<b>بار</b>')).toBe('‹b›بار‹/b›')
    expect(computeSafeText('«بندرعباس» به «تهران»')).toBe('«بندرعباس» به «تهران»')
  })
})
