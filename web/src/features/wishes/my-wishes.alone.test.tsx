// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { act, press, settle, show, type } from '../../kernel/show.build.tsx'
import { MyWishes } from './MyWishes.tsx'

const draw = vi.fn<() => void>()
Object.assign(HTMLElement.prototype, { showPopover: draw, hidePopover: draw })
HTMLElement.prototype.scrollIntoView = draw

const city = (cityId: number, cityName: string) => ({ cityId, cityName, provinceId: 1 })
const answers = {
  listMyWishes: () => ({ wishes: [], mobile: '09121234567', how: 'push' }),
  listCities: () => [city(1, 'کرمان'), city(2, 'کرمانشاه'), city(3, 'مشهد')],
  listProvinces: () => [{ provinceId: 1, provinceName: 'کرمان' }],
  showContact: () => ({ sendsSms: false }),
  addWish: () => ({ code: 1, message: '', data: { id: 3 } }),
}
const start = async () => {
  const shown = show(<MyWishes />, answers)
  await screen.findByLabelText(/^از/)
  await settle()
  return shown
}
/** Types and goes on to something else, without touching a suggestion. */
async function fill(label: RegExp, text: string) {
  type(screen.getByLabelText(label), text)
  await act(() => void fireEvent.pointerDown(document.body))
}
const wished = (made: { key: string; body: unknown }[]) =>
  made.filter(({ key }) => key === 'addWish').map(({ body }) => body)

beforeEach(() => {
  document.body.replaceChildren()
})

it('towns that were typed and not tapped are wished', async () => {
  const { made } = await start()
  await fill(/^از/, 'کرمان')
  await fill(/^به/, 'مشهد')
  await press('خبرم کن')
  await vi.waitFor(() => expect(wished(made)).toEqual([{ FromCityId: 1, ToCityId: 3 }]))
})

it('a town that is not known is said and holds the wish, its words kept', async () => {
  const { made } = await start()
  await fill(/^از/, 'کرمانن')
  await press('خبرم کن')
  expect(screen.getByText('شهری با این نام نیست؛ نام دیگری بنویسید.', { selector: '.err *' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^از/).value).toBe('کرمانن')
  expect(wished(made)).toEqual([])
})

it('from a town to the same town is refused before it is sent', async () => {
  const { made } = await start()
  await fill(/^از/, 'مشهد')
  await fill(/^به/, 'مشهد')
  await press('خبرم کن')
  expect(await screen.findByText('مبدأ و مقصد یک شهر است؛ یکی از آن دو را عوض کنید.')).toBeTruthy()
  expect(wished(made)).toEqual([])
})
