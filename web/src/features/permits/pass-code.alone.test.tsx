// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { PermitPass } from '@bargah/contract/features/permits/permits.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { expect, it, vi } from 'vitest'
import { render } from '../../kernel/show.build.tsx'
import { PassCode } from './PassCode.tsx'

vi.mock('./PermitQuestions.tsx', () => ({ MyPermitAct: () => null }))

const pass = {
  id: 1_405,
  status: permitStatus.issued,
  issuedAt: new Date().toISOString(),
  cargoSource: 'بندرعباس',
  cargoDestination: 'تهران',
  cargoDistance: 1_268,
  cargoDuration: 18,
  qrText: null,
  plaqueNumber: '34ع812',
  plaqueSerialNumber: '84',
  transportationCompanyName: 'ترابر هرمز',
  transportationCompanyMobile: '09121234567',
} as unknown as PermitPass
const acts = { showCode: () => undefined, showDetails: () => undefined, more: null, isHome: true }

it.each([
  ['07633554411', 'زنگ برای بارگیریترابر هرمز'],
  ['', 'زنگ به شرکتترابر هرمز'],
])('the act that rings says whose number it is, of «%s»', (tel, name) => {
  render(<PassCode pass={{ ...pass, tel }} acts={acts} />)
  const number = tel || '09121234567'
  const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === `tel:${number}`)
  expect(link?.textContent).toBe(name)
})
