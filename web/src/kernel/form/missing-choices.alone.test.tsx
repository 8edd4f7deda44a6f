// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { AskBody } from '@bargah/contract/features/messages/messages.schema.ts'
import { expect, it, vi } from 'vitest'
import * as col from '@bargah/contract/kernel/columns.ts'
import { ColumnFilter } from '../../ui/data-table/ColumnFilter.tsx'
import { Select } from '../../ui/Select.tsx'
import { apiQuery } from '../api.ts'
import { chosen } from '../lookups.ts'
import { makeScreen } from '../make-screen.tsx'
import { press, Refused, show } from '../show.build.tsx'
import { Form } from './Form.tsx'
import { useWriteForm } from './use-write-form.ts'
import { fetched } from '../../ui/fetched.tsx'

const MissingChoices = fetched(() => import('./MissingChoices.tsx'))

function Ask() {
  const form = useWriteForm('askQuestion', { start: { Title: '', Desc: '' }, checks: { body: AskBody } })
  const halls = useQuery({ ...apiQuery('listHalls'), ...chosen, retry: false }).data?.rows ?? []
  const options = halls.map(({ loadHallId: key, name: label }) => ({ key, label }))
  return (
    <Form form={form}>
      <MissingChoices />
      <Select label="سالن" value={null} onChange={() => undefined} options={options} />
    </Form>
  )
}

it('a form says that what its fields choose from did not come, until it comes', async () => {
  let isAway = true
  show(<Ask />, {
    listHalls: () => {
      if (isAway) throw new Refused(['خطایی در سرور رخ داد.'], null, 500)
      return []
    },
  })
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('فهرستی که از آن انتخاب می‌کنید نیامد')
  expect(said.textContent).toContain('خطایی در سرور رخ داد.')
  await press('تلاش دوباره')
  expect(screen.getByRole('alert')).toBeTruthy()
  isAway = false
  await press('تلاش دوباره')
  expect(screen.queryByRole('alert')).toBeNull()
})

const table = col.table('بارها', { id: col.id('شناسه') })

/** A list that is filtered by the halls that came. */
function Filtered() {
  const halls = useQuery({ ...apiQuery('listHalls'), ...chosen, retry: false }).data?.rows ?? []
  const options = halls.map(({ loadHallId: key, name: label }) => ({ key, label }))
  const hall = { kind: 'choice', own: 'HallId', label: 'سالن', options } as const
  const listed = makeScreen(table, { list: 'samples', noun: 'بار', columns: {}, filters: { hall } })
  const filter = listed.filters.find(({ id }) => id === 'hall')
  if (!filter) throw new Error('the screen has no filter by hall')
  return (
    <ColumnFilter
      filter={filter}
      value={undefined}
      onChange={() => undefined}
      now={new Date(0)}
      countDays={undefined}
    />
  )
}

it('the filter of a list says that its choices did not come, and in their place once there are none', async () => {
  const draw = vi.fn<() => void>()
  Object.assign(HTMLElement.prototype, { showPopover: draw, hidePopover: draw })
  let isAway = true
  show(<Filtered />, {
    listHalls: () => {
      if (isAway) throw new Refused(['خطایی در سرور رخ داد.'], null, 500)
      return []
    },
  })
  await press('سالن')
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('فهرستی که از آن انتخاب می‌کنید نیامد')
  expect(screen.queryByText('چیزی با این نام پیدا نشد.')).toBeNull()
  isAway = false
  await press('تلاش دوباره')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('چیزی برای انتخاب نیست.')).toBeTruthy()
})
