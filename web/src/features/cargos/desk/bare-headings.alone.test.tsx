// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { act, Refused, settle, show } from '../../../kernel/show.build.tsx'
import { CargoRequests } from './CargoRequests.tsx'
import { IssuedPermits } from '../../permits/permits.parts.ts'

it('says under each heading of a load what failed where nothing had been before, and offers to try again', async () => {
  let fails = false
  const nothing = () => {
    if (fails) throw new Refused(['خطایی در سرور رخ داد.'], null, 400)
    return { rows: [], total: 0 }
  }
  const { client } = show(
    <>
      <IssuedPermits cargoId={7} />
      <CargoRequests cargoId={7} hallId={2} />
    </>,
    { listPermitsOfCargo: nothing, listPrioritiesOfCargo: nothing },
  )
  await settle()
  expect(screen.queryByRole('heading')).toBeNull()
  fails = true
  await act(() => client.refetchQueries())
  await settle()
  const sections = screen.getAllByRole('heading').map((heading) => heading.closest('section'))
  expect(sections.map((section) => section?.textContent)).toEqual([
    expect.stringMatching(/^مجوزهای صادرشده.*خطایی در سرور رخ داد.*تلاش دوباره/),
    expect.stringMatching(/^درخواست‌ها.*خطایی در سرور رخ داد.*تلاش دوباره/),
  ])
})
