// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { held, press, settle, show, type } from '../../kernel/show.build.tsx'
import { endSession, startSession } from '../../kernel/session.ts'
import { GiveTurnForm } from './GiveTurnForm.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({ useSearch: () => ({}) }))

beforeEach(() =>
  startSession({ token: 'a', member: { role: 'LoadHallAdmin' } as never }, { remember: false }),
)
afterEach(() => endSession('left'))

const driver = {
  driverName: 'رضا',
  driverFamily: 'کریمی',
  plaqueNumber: '47ع318',
  plaqueSerialNumber: '63',
  loaderTypeName: 'لبه‌دار',
  hasLiveTurn: false,
  hasOpenPermit: false,
  canPay: true,
}
const preview = { driver, validHours: 24, isNative: false, refusal: null }

const open = (answer: Promise<unknown>) => {
  const shown = show(<GiveTurnForm onHall={undefined} onGiven={vi.fn<() => void>()} />, {
    previewTurn: () => answer,
    takeTurn: () => ({ id: 1 }),
  })
  type(screen.getByLabelText('کد ملی راننده'), '1000000028')
  type(screen.getByLabelText('شمارهٔ کارت هوشمند ناوگان'), '3000002')
  return shown
}

it('who presses before the driver is known is asked by his name all the same, and nothing is sent before', async () => {
  const answer = held<typeof preview>()
  const { made } = open(answer.promise)
  await press('دادن نوبت')
  answer.letGo(preview)
  await settle()
  expect(screen.getByRole('alertdialog').textContent).toContain('به رضا کریمی نوبت داده شود؟')
  expect(made.map(({ key }) => key)).not.toContain('takeTurn')
  await press('بله، نوبت داده شود')
  expect(made.map(({ key }) => key)).toContain('takeTurn')
})

it.each([
  ['something stands in its way', { ...preview, refusal: 'نوبت فعال دارد.' }],
  [
    'the two numbers do not belong together',
    { driver: null, validHours: null, isNative: false, refusal: 'کارت از او نیست.' },
  ],
])('nothing is asked and nothing is sent when %s', async (_, found) => {
  const { made } = open(Promise.resolve(found))
  await press('دادن نوبت')
  await settle()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText(found.refusal)).toBeTruthy()
  expect(made.map(({ key }) => key)).not.toContain('takeTurn')
})
