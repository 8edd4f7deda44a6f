import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { expect, it } from 'vitest'
import { readyReports } from './ready-reports.ts'

const viewOf = (label: string) => readyReports.find((report) => report.label === label)?.view() ?? {}

it('goes by the papers of a permit whether its waybill came, whatever its status, and leaves voided ones out', () => {
  const [missing, arrived] = [viewOf('مجوزهای بی‌بارنامه'), viewOf('بارنامه‌های این ماه')]
  expect([missing.hasBill, arrived.hasBill]).toEqual(['false', 'true'])
  for (const { status } of [missing, arrived])
    expect(String(status).split(',').map(Number)).toEqual(
      Object.values(permitStatus).filter((one) => one > permitStatus.voided && one <= permitStatus.completed),
    )
})
