// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx'
import { PlainForm } from '../ui/PlainForm.tsx'
import { GivenList, type GivenThing } from './GivenList.tsx'
import { act, render, settle, type } from './show.build.tsx'

const things = ['ترابر بندر', 'البرز ترابر', 'نوپا'].map((name, at) => ({ id: at + 1, name, detail: '' }))
const reading = <T,>(data: T) => ({
  data,
  isError: false,
  isFetching: false,
  error: null,
  refetch: vi.fn<() => void>(),
})

/** Companies of a user, in a form that nothing here may send. */
function Companies({ onSent }: { onSent: () => void }) {
  const [typed, onType] = useState('')
  const [ids, setIds] = useState<number[]>([])
  const found = things.filter(({ name }) => name.includes(typed))
  const isBusy = () => false
  const take = (thing: GivenThing) => setIds(ids.filter((id) => id !== thing.id))
  const give = (thing: GivenThing) => setIds([...ids, thing.id])
  return (
    <PlainForm onSubmit={onSent}>
      <GivenList
        fault={null}
        given={{
          of: reading(things.filter(({ id }) => ids.includes(id))),
          title: 'داده‌ها',
          empty: 'هیچ',
          take: { word: 'گرفتن', isBusy, onPress: take },
        }}
        all={{
          of: reading({
            rows: found.map((one) => ({ ...one, isGiven: ids.includes(one.id) })),
            total: found.length,
          }),
          title: 'همه',
          noun: 'شرکت',
          hint: 'نام شرکت',
          givenWord: 'داده شده',
          typed,
          onType,
          give: { word: 'دادن', isBusy, onPress: give },
        }}
      />
    </PlainForm>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')
/** Out: whether a browser would still do what it does by itself with the key. */
const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  fireEvent(document.activeElement as Element, event)
  return !event.defaultPrevented
}
/** A browser presses what has the focus. */
const pressFocused = async () => {
  key('Enter')
  fireEvent.click(document.activeElement as Element)
  await settle()
}

it('arrows walk from the search through what is found, and back', () => {
  render(<Companies onSent={vi.fn<() => void>()} />)
  const search = screen.getByRole('searchbox')
  search.focus()
  key('ArrowDown')
  expect(focused()).toBe('دادن ترابر بندر')
  key('ArrowDown')
  expect(focused()).toBe('دادن البرز ترابر')
  key('ArrowUp')
  key('ArrowUp')
  expect(document.activeElement).toBe(search)
})

it('Enter in the search leads to the first that is found, does nothing with it and sends no form', () => {
  const onSent = vi.fn<() => void>()
  render(<Companies onSent={onSent} />)
  const search = screen.getByRole('searchbox')
  search.focus()
  type(search, 'نوپا')
  expect(key('Enter')).toBe(false)
  expect(focused()).toBe('دادن نوپا')
  expect(screen.queryByText('داده شده')).toBeNull()
  expect(onSent).not.toHaveBeenCalled()
})

it('when what was pressed is gone, the focus goes to what stands in its place', async () => {
  render(<Companies onSent={vi.fn<() => void>()} />)
  screen.getByRole('searchbox').focus()
  key('ArrowDown')
  await pressFocused()
  expect(focused()).toBe('دادن البرز ترابر')
  await pressFocused()
  await act(() => screen.getByLabelText('گرفتن ترابر بندر').focus())
  await pressFocused()
  expect(focused()).toBe('گرفتن البرز ترابر')
  // the last of them leads to where more is found
  await pressFocused()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

function Goods({ several = false }: { several?: boolean }) {
  const [value, onChange] = useState<number[]>([])
  const options = Array.from('ابپتثجچحخد', (letter, index) => ({ key: index, label: `کالای ${letter}` }))
  return (
    <>
      <ChoiceFilter {...{ label: 'کالا', options, value, onChange, several }} />
      <output>{value.join()}</output>
    </>
  )
}

it.each([true, false])(
  'Enter in the search of a filter chooses the first that is found (several: %s)',
  async (several) => {
    const show = vi.fn<() => void>()
    Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: show })
    render(<Goods several={several} />)
    const filter = screen.getByRole('button')
    filter.focus()
    fireEvent.click(filter)
    await settle()
    const search = document.activeElement as HTMLInputElement
    // nothing is looked for: nothing is chosen
    key('Enter')
    expect(document.querySelector('output')?.textContent).toBe('')
    type(search, 'ج')
    expect(key('Enter')).toBe(false)
    await settle()
    expect(document.querySelector('output')?.textContent).toBe('5')
    // one closes the filter, of several the next can be typed
    expect(document.activeElement).toBe(several ? search : filter)
  },
)
