// @vitest-environment happy-dom
import type { Health } from '@bargah/contract/features/health/health.schema.ts'
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import HealthPage from './HealthPage.tsx'

const health: Health = {
  at: '2026-11-28T09:00:00Z',
  version: '0.2.0',
  commit: '996bcd5f'.repeat(5),
  hasChanges: false,
  node: 'v24.0.0',
  startedAt: '2026-11-28T08:00:00Z',
  servers: [],
  databaseBytes: 1,
  freeBytes: null,
  parts: [],
  steps: [],
}

it.each<[what: string, over: Partial<Health>, said: string]>([
  ['the commit, as it is looked for', {}, 'کامیت 996bcd5f996b'],
  ['that files differed from it', { hasChanges: true }, 'کامیت 996bcd5f996b با تغییرهایی که در آن نیست'],
  ['that nobody knows it', { commit: null }, 'نامعلوم؛ هنگام ساختن گفته نشده است'],
])('the page of health says %s', async (_, over, said) => {
  show(<HealthPage />, { showHealth: () => ({ ...health, ...over }) })
  await settle()
  expect(screen.getByText('ساخته از').nextElementSibling?.textContent).toBe(said)
})

it.each<[what: string, over: Partial<Health>, said: string]>([
  ['that all works where nothing is left to do', {}, 'همه چیز کار می‌کند'],
  [
    'that what runs works while first steps are left',
    {
      steps: [
        { step: 'hall', isDone: true },
        { step: 'sms', isDone: false },
      ],
    },
    '۱ گام از گام‌های نخست مانده است.',
  ],
])('the verdict says %s', async (_, over, said) => {
  show(<HealthPage />, { showHealth: () => ({ ...health, ...over }) })
  await settle()
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.queryAllByText('همه چیز کار می‌کند')).toHaveLength(over.steps ? 0 : 1)
  expect(screen.queryAllByText('SMS_PROVIDER')).toHaveLength(over.steps ? 1 : 0)
})
