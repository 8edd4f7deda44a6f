// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { render } from '../../kernel/show.build.tsx'
import { ApplicantBadge } from './ApplicantFacts.tsx'
import type { ApplicantKind, ApplicantRow } from './applicant-kind.ts'

const kind = {
  status: { waiting: 0, active: 1, rejected: 2 },
  statusLabels: { 0: 'در انتظار تأیید', 1: 'فعال', 2: 'ردشده' },
} as unknown as ApplicantKind<ApplicantRow>

it.each([
  [1, 7, 'فعال'],
  [1, null, 'فعال، بدون حساب'],
  [2, null, 'ردشده'],
])('a status of %s with the account %s has the word of its view', (status, userId, said) => {
  const row = { status, userId } as ApplicantRow
  expect(render(<ApplicantBadge kind={kind} row={row} />).container.textContent).toBe(said)
})
