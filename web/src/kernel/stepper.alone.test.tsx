// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { Stepper } from '../ui/Stepper.tsx'
import { render, type } from './show.build.tsx'

it('a stepper hands on a count under its least, which the form then refuses, and makes no other of it', async () => {
  const onChange = vi.fn<(count: number) => void>()
  render(<Stepper label="تعداد" min={1} value={3} onChange={onChange} />)
  type(screen.getByRole<HTMLInputElement>('spinbutton'), '0')
  expect(onChange).toHaveBeenLastCalledWith(0)
})
