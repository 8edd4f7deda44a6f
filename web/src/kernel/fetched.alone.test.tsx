// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { type ComponentType, useState } from 'react'
import { expect, it } from 'vitest'
import { press, render, settle } from './show.build.tsx'
import { fetched } from '../ui/fetched.tsx'

type Props = { onClose: () => void }

/** Code that is away until the server is back. Out: its loader, and what brings the server back. */
function codeOf<P extends object>(Shown: ComponentType<P>) {
  let isAway = true
  return {
    load: async () => {
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return { default: Shown }
    },
    comeBack: () => {
      isAway = false
    },
  }
}

it('a dialog whose code does not come says so, closes, and opens once the server is back', async () => {
  const code = codeOf<Props>(() => <p>پنجره</p>)
  const Opened = fetched(code.load)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="وزن" defaultValue="" />
        <button type="button" onClick={() => setOpen(true)}>
          باز کردن
        </button>
        {isOpen && <Opened onClose={() => setOpen(false)} />}
      </>
    )
  }
  render(<Page />)
  const field = screen.getByLabelText<HTMLInputElement>('وزن')
  field.value = '۱۲'
  await press('باز کردن')
  expect(screen.getByText('این پنجره باز نشد')).toBeTruthy()
  await press('تلاش دوباره')
  expect(screen.getByText('این پنجره باز نشد')).toBeTruthy()
  await press('بستن')
  expect(screen.queryByText('این پنجره باز نشد')).toBeNull()
  expect([screen.getByLabelText('وزن'), field.value]).toEqual([field, '۱۲'])
  code.comeBack()
  await press('باز کردن')
  expect(screen.getByText('پنجره')).toBeTruthy()
})

it('a part of a page whose code does not come says so in its place, until it comes', async () => {
  const code = codeOf(() => <p>بخش</p>)
  const Part = fetched(code.load)
  render(<Part />)
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('از سرور نیامد')
  code.comeBack()
  await press('تلاش دوباره')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('بخش')).toBeTruthy()
})
