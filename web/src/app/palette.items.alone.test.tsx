// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { startSession } from '../kernel/session.ts'
import { foundItems } from './palette.items.tsx'

const plate = { plaqueNumber: '34ع812', plaqueSerialNumber: '84' }
const name = { driverName: 'جواد', driverFamily: 'رضایی' }
const found = {
  cargos: [],
  permits: [],
  turns: [{ id: 3, turnNumber: 12, status: 'live' as const, name: 'اصفهان', held: null, ...name, ...plate }],
  people: [{ id: 1, name: 'جواد رضایی', mobile: '09120000000', held: null, turnId: 3, permitId: null }],
  companies: [
    {
      transportationCompanyId: 2,
      transportationCompanyName: 'راه رضایی',
      nationalId: '1',
      status: 1 as const,
      held: null,
    },
  ],
}

it.each([
  ['رضایی', ['company-2', 'person-1', 'turn-3']],
  ['جواد', ['person-1', 'turn-3', 'company-2']],
  ['راه', ['company-2', 'turn-3', 'person-1']],
  ['0912', ['turn-3', 'person-1', 'company-2']],
])('who is called «%s» comes before what he did', (typed, keys) => {
  startSession(
    { token: 'token', member: { role: 'Admin', fullname: 'مدیر', clientId: 1 } as never },
    { remember: false },
  )
  expect(foundItems(found, typed).map(({ key }) => key)).toEqual(keys)
})
