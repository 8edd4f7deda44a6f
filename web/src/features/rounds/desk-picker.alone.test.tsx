// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import type { LoadsForTurn } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { press, Refused, settle, show } from '../../kernel/show.build.tsx'
import DeskPicker from './DeskPicker.tsx'

const load = (id: number, cargoDestination: string) =>
  ({
    id,
    cargoDestination,
    kalaDesc: 'گندم',
    kalaWeight: 24_500,
    cargoDistance: 1_268,
    transportationCompanyName: 'ترابر هرمز',
    loaderTypeNames: 'کفی',
    remaining: 2,
    netPayToman: 1_000,
    refusal: null,
  }) as LoadsForTurn['loads'][number]
const hall = {
  refusal: null,
  isSettledAtOnce: false,
  round: { id: 1, opensAt: '2026-11-21T10:00:00Z', closesAt: '2026-11-21T10:10:00Z' },
  nextRoundAt: null,
  loads: [load(7, 'مشهد'), load(8, 'قزوین'), load(9, 'یزد')],
} as LoadsForTurn
const turn = { id: 3, turnNumber: 42, driverName: 'بهرام', driverFamily: 'دشتی' }

async function open(
  found: Partial<LoadsForTurn>,
  answer: () => unknown = () => ({ code: 1, message: 'شد.' }),
) {
  const shown = show(<DeskPicker turn={turn} onClose={() => undefined} />, {
    showLoadsForTurn: () => ({ ...hall, ...found }),
    addPriorities: answer,
  })
  await settle()
  return shown
}

it('one press files all that is picked by one call, in the order of the wish', async () => {
  const { made } = await open({})
  await press('قزوین')
  await press('مشهد')
  await press('ثبت ۲ انتخاب')
  expect(made.map(({ key, body }) => [key, body])).toEqual([
    ['addPriorities', { DriverTurnId: 3, CargoIds: [8, 7] }],
  ])
})

it('what is refused says why, and what was picked stays', async () => {
  await open({}, () => {
    throw new Refused(['بار ۸: این بار دیگر در دسترس نیست.'])
  })
  await press('قزوین')
  await press('ثبت ۱ انتخاب')
  expect(screen.getByRole('alert').textContent).toBe('بار ۸: این بار دیگر در دسترس نیست.')
  expect(screen.getByText('ثبت ۱ انتخاب')).toBeDefined()
})

it('where a choice is settled at once one load is picked, and no other beside it', async () => {
  await open({ isSettledAtOnce: true, round: null })
  await press('قزوین')
  const loads = screen.getAllByRole<HTMLButtonElement>('button', { pressed: false })
  expect(loads.map(({ disabled }) => disabled)).toEqual([true, true])
})

it('where no round is open it says that the press opens one', async () => {
  await open({ round: null })
  expect(screen.queryByText(/دور باز می‌شود/u)).toBeNull()
  await press('قزوین')
  expect(screen.getByText('دوری باز نیست: با ثبت، دور باز می‌شود.')).toBeDefined()
})

it('a load says by what it differs from another to the same town', async () => {
  await open({})
  const words = screen.getByText('قزوین').closest('button')?.textContent
  expect(words).toContain('بار ۸، گندم، ۲۴٬۵۰۰ کیلوگرم، کفی')
  expect(words).toContain('۱٬۲۶۸ کیلومتر، ترابر هرمز')
})
