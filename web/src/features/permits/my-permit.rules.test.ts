import type { PermitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { describe, expect, it } from 'vitest'
import { driverActs, myPermitSteps } from './my-permit.rules.ts'

const nextOf = (status: PermitStatus) => {
  const { steps, now } = myPermitSteps(status)
  return steps[now] ?? 'none'
}

describe('the steps of a permit', () => {
  it('stand at printing when it is issued, then at delivery and at the end', () => {
    expect(([1, 2, 5, 6] as const).map(nextOf)).toEqual(['چاپ', 'تحویل', 'تکمیل', 'none'])
  })
  it('read the old codes as issued and printed', () => {
    expect(([7, 9] as const).map(nextOf)).toEqual(([1, 2] as const).map(nextOf))
  })
  it('name a paper only once it is there', () => {
    expect(myPermitSteps(2).steps).not.toContain('حواله')
    expect(myPermitSteps(3)).toEqual({ steps: ['صدور', 'چاپ', 'حواله', 'تحویل', 'تکمیل'], now: 3 })
    expect(myPermitSteps(4).steps).toContain('بارنامه')
  })
})

describe('what a driver may do', () => {
  it('is to deliver from issue to waybill, then to complete, then nothing', () => {
    expect(([1, 2, 3, 4, 5, 6, 0] as const).map((status) => driverActs(status).main)).toEqual([
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
    expect(([1, 2, 3, 4, 5, 6] as const).filter((status) => driverActs(status).mayGiveUp)).toEqual([1, 2])
  })
})
