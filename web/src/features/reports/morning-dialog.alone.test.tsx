// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { press, Refused, settle, show } from '../../kernel/show.build.tsx'
import { startState } from '../../ui/data-table/table-state.rules.ts'
import MorningDialog from './MorningDialog.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({ Link: 'a' }))

const report = {
  id: 3,
  name: 'بارهای دیروز',
  updatedAt: '2026-11-20T06:00:00Z',
  morning: { hour: 7, format: 'xlsx', byMail: true },
}
const screenOf = { call: 'searchCargos', wire: { columns: {}, filters: {}, views: {} } }

it('leaves it that a view comes by mail, while one’s address cannot be read', async () => {
  let isAway = true
  const { made } = show(
    <MorningDialog
      report={report as never}
      view={startState([])}
      screen={screenOf as never}
      onClose={() => {}}
    />,
    {
      showMyMail: () => {
        if (isAway) throw new Refused(['خطایی در سرور رخ داد.'], null, 500)
        return { sendsMail: true, address: 'a@b.ir' }
      },
      showMornings: () => [],
      setMorning: () => ({ code: 1, message: 'ثبت شد.' }),
    },
  )
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('نشانی ایمیل شما نیامد')
  expect(screen.queryByLabelText('به ایمیل هم فرستاده شود')).toBeNull()
  await press('ثبت')
  expect(made[0]?.body).toMatchObject({ ReportId: 3, ByMail: true })
  isAway = false
  await press('تلاش دوباره')
  expect(screen.queryByRole('alert')).toBeNull()
})
