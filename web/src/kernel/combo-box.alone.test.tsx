// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { act, render, type } from './show.build.tsx'
import { ComboBox } from '../ui/ComboBox.tsx'
import type { Option } from '../ui/option.ts'

const draw = vi.fn<() => void>()
Object.assign(HTMLElement.prototype, { showPopover: draw, hidePopover: draw })

type Given = { options: readonly Option<number>[]; onSearch?: () => void; onAgain?: () => void }

function open(given: Given) {
  render(<ComboBox label="شهر" value={null} onChange={() => undefined} {...given} />)
  const field = screen.getByRole('combobox')
  fireEvent.click(field)
  return field
}

it('says that its search failed where it would say that nothing was found, and asks again by Enter and by a press', () => {
  const onAgain = vi.fn<() => void>()
  const field = open({ options: [], onSearch: () => undefined, onAgain })
  expect(screen.queryByText(/پیدا نشد/)).toBeNull()
  expect(screen.getByText(/این فهرست نیامده است/)).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.click(screen.getByText('تلاش دوباره'))
  expect(onAgain).toHaveBeenCalledTimes(2)
})

it('says it over what can be chosen all the same', () => {
  open({ options: [{ key: -1, label: 'مشتری تازه' }], onSearch: () => undefined, onAgain: () => undefined })
  expect(screen.getByText('تلاش دوباره')).toBeTruthy()
  expect(screen.getByText('مشتری تازه')).toBeTruthy()
})

it.each([
  ['a list that is not there', [], undefined, 'این فهرست نیامده است.'],
  ['a search that found nothing', [], () => undefined, 'چیزی با این نام پیدا نشد.'],
] as const)('says of %s what it is', (_what, options, onSearch, words) => {
  open({ options, ...(onSearch && { onSearch }) })
  expect(screen.getByText(words)).toBeTruthy()
})

const cities = ['شهر کرمان', 'کرمانشاه', 'کرمان'].map((label, key) => ({ key, label }))

function City(asked: { onSearch?: () => void }) {
  const [value, setValue] = useState<number | null>(null)
  return <ComboBox label="شهر" options={cities} value={value} onChange={setValue} {...asked} />
}

it.each([
  ['that has its list', {}],
  ['whose server searches, and puts other cities first', { onSearch: () => undefined }],
])('Enter takes what is called as was typed, in a field %s', async (_which, asked) => {
  render(<City {...asked} />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  type(field, 'كرمان')
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'کرمان',
    'کرمانشاه',
    'شهر کرمان',
  ])
  await act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(field.value).toBe('کرمان')
})

const towns = [...cities, { key: 3, label: 'مشهد' }]
const twins = [
  { key: 4, label: 'سده', detail: 'اصفهان' },
  { key: 5, label: 'سده', detail: 'فارس' },
]
type TownsProps = {
  options?: readonly Option<number>[]
  loading?: boolean
  onChange: (key: number | null) => void
}

const Towns = ({ options = towns, onChange, ...rest }: TownsProps) => (
  <ComboBox label="شهر" options={options} value={null} onChange={onChange} {...rest} />
)
const leaveWith = async (text: string) => {
  const field = screen.getByRole<HTMLInputElement>('combobox')
  type(field, text)
  await act(() => void fireEvent.pointerDown(document.body))
  return field
}

it.each([
  ['the only one that is called so', 'كرمان', 2],
  ['the only one that holds it', 'مشه', 3],
])('takes %s when it is left', async (_which, text, key) => {
  const onChange = vi.fn<(key: number | null) => void>()
  render(<Towns onChange={onChange} />)
  await leaveWith(text)
  expect(onChange).toHaveBeenLastCalledWith(key)
})

it.each([
  ['several hold', 'کرما', towns, 'یکی را از فهرست انتخاب کنید.'],
  ['two are called', 'سده', twins, 'یکی را از فهرست انتخاب کنید.'],
  ['nothing is called', 'کرمانن', towns, 'چیزی با این نام پیدا نشد.'],
])('keeps a text that %s, says so, and holds the form', async (_which, text, options, words) => {
  const onChange = vi.fn<(key: number | null) => void>()
  render(<Towns options={options} onChange={onChange} />)
  const field = await leaveWith(text)
  expect(field.value).toBe(text)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words)
  expect(field.dataset['unchosen']).toBeDefined()
  expect(onChange).not.toHaveBeenCalled()
})

it('takes what was meant when its list comes after it was left', async () => {
  const onChange = vi.fn<(key: number | null) => void>()
  function Late() {
    const [hasCome, setCome] = useState(false)
    return (
      <>
        <Towns options={hasCome ? towns : []} loading={!hasCome} onChange={onChange} />
        <button type="button" onClick={() => setCome(true)}>
          آمد
        </button>
      </>
    )
  }
  render(<Late />)
  await leaveWith('مشهد')
  expect(onChange).not.toHaveBeenCalled()
  await act(() => void fireEvent.click(screen.getByText('آمد')))
  expect(onChange).toHaveBeenLastCalledWith(3)
})
