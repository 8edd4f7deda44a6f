// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { AskBody } from '@bargah/contract/features/messages/messages.schema.ts'
import { expect, it } from 'vitest'
import { Select } from '../../ui/Select.tsx'
import { apiQuery } from '../api.ts'
import { chosen } from '../lookups.ts'
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
