import { describe, expect, it } from 'vitest'
import { driverActs, nextPermitStep, permitStepNames } from './my-permit.rules.ts'

describe('the steps of a permit', () => {
  it('stand at printing when it is issued, and at the draft when it is printed', () => {
    expect(permitStepNames[nextPermitStep(1)]).toBe('چاپ')
    expect(permitStepNames[nextPermitStep(2)]).toBe('حواله')
  })
  it('read the old codes as issued and printed', () => {
    expect(nextPermitStep(7)).toBe(nextPermitStep(1))
    expect(nextPermitStep(9)).toBe(nextPermitStep(2))
  })
  it('are all done from delivery on', () => {
    expect(nextPermitStep(5)).toBe(permitStepNames.length)
  })
})

describe('what a driver may do', () => {
  it('is to deliver from issue to waybill, then to complete, then nothing', () => {
    expect([1, 2, 3, 4, 5, 6, 0].map((status) => driverActs(status).main)).toEqual([
      'deliver',
      'deliver',
      'deliver',
      'deliver',
      'complete',
      null,
      null,
    ])
  })
  it('is to give the load up only before documents are uploaded', () => {
    expect([1, 2, 3, 4, 5, 6].filter((status) => driverActs(status).mayGiveUp)).toEqual([1, 2])
  })
})
