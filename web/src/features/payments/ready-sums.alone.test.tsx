// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { Form } from '../../kernel/form/Form.tsx'
import { act, press, settle, show } from '../../kernel/show.build.tsx'
import { ReadySums } from './ReadySums.tsx'
import { useTopUpForm } from './use-top-up-form.ts'

let set: (Amount: number | null) => void = () => {}
function Sums() {
  const form = useTopUpForm({ amount: null, back: undefined }, 1_000_000)
  const { set: setIn } = form
  useEffect(() => {
    set = (Amount) => setIn({ Amount })
  }, [setIn])
  return (
    <Form form={form}>
      <ReadySums form={form} asked={null} onOwn={() => {}} />
    </Form>
  )
}

it.each([
  ['cleared', null],
  ['too small', 1_000],
  ['no number', Number.NaN],
])('a sum of one’s own that was %s leaves the chosen tile and what is sent the same', async (_what, own) => {
  const answers = {
    beginPayment: () => ({ code: 1, message: '', data: 'token', orderId: 7, url: 'about:blank' }),
    showBalance: () => ({ availableBalance: 0, heldBalance: 0, unitCost: null }),
    listMyPayments: () => ({ bank: 'درگاه', payments: [] }),
  }
  const { made } = show(<Sums />, answers)
  await act(() => set(own))
  await settle()
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('۱۰۰٬۰۰۰')
  await press('صد هزار تومان، برو بانک')
  expect(made.filter(({ key }) => key === 'beginPayment').map(({ body }) => body.Amount)).toEqual([1_000_000])
})
