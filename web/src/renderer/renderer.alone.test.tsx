// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { Suspense, use, useEffect, useId, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { act, cleanup, render } from '../kernel/show.build.tsx'

afterEach(cleanup)

const aMoment = () => new Promise((resolve) => setTimeout(resolve))

it('a field shows what it was given, also where what was typed changes nothing', async () => {
  render(<input aria-label="رقم" value="۷" onChange={() => undefined} />)
  const field = screen.getByLabelText<HTMLInputElement>('رقم')
  fireEvent.input(field, { target: { value: '۷x' } })
  await aMoment()
  expect(field.value).toBe('۷')
})

it('so do a box and a choice that are not taken', async () => {
  render(
    <>
      <input type="checkbox" aria-label="جعبه" checked={false} onChange={() => undefined} />
      <input type="radio" name="of" aria-label="این" checked onChange={() => undefined} />
      <input type="radio" name="of" aria-label="آن" checked={false} onChange={() => undefined} />
    </>,
  )
  const isChecked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked
  fireEvent.click(screen.getByLabelText('جعبه'))
  fireEvent.click(screen.getByLabelText('آن'))
  await waitFor(() => expect(['جعبه', 'این', 'آن'].map(isChecked)).toEqual([false, true, false]))
})

it('what says autoFocus has the focus when it comes, and keeps no other from it later', async () => {
  function Asked() {
    const [count, setCount] = useState(0)
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what is tested */}
        <input aria-label="نخست" autoFocus />
        <button type="button" onClick={() => setCount(count + 1)}>
          بار {count}
        </button>
      </>
    )
  }
  render(<Asked />)
  await aMoment()
  expect(document.activeElement).toBe(screen.getByLabelText('نخست'))
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  await aMoment()
  expect(button.textContent).toBe('بار 1')
  expect(document.activeElement).toBe(button)
})

it('ids are given once, also in a tree that waits for its code', async () => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  let grow = () => {}
  const Named = () => <i id={useId()} />
  function Growing() {
    const [count, setCount] = useState(1)
    grow = () => setCount(2)
    return Array.from({ length: count }, (_, at) => <Named key={at} />)
  }
  function Waiting() {
    use(coming)
    return <Named />
  }
  render(
    <>
      <Named />
      <Suspense>
        <Growing />
        <Waiting />
      </Suspense>
    </>,
  )
  await act(aMoment as () => Promise<void>)
  await act(grow)
  await act(async () => {
    come()
    await coming
  })
  await act(aMoment as () => Promise<void>)
  const ids = [...document.querySelectorAll('i')].map(({ id }) => id)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
})

it('what follows a key is done before the next one', async () => {
  const moves: string[] = []
  function Walk() {
    const [at, setAt] = useState(0)
    useEffect(() => {
      document.getElementById(`at-${at}`)?.focus()
    }, [at])
    return [0, 1, 2].map((one) => (
      <button
        key={one}
        id={`at-${one}`}
        type="button"
        onKeyDown={() => {
          moves.push(`${one}`)
          setAt(one + 1)
        }}
      >
        {one}
      </button>
    ))
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Walk />)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const press = async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    // keys come one after the other, without a frame between them
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  await press()
  await press()
  root.unmount()
  expect(moves).toEqual(['0', '1'])
})

it('what a key says can be copied, as the pickers of days do', () => {
  const said: unknown[] = []
  render(
    <button
      type="button"
      onKeyDown={(event) => {
        const { key, shiftKey } = { ...event }
        said.push([key, shiftKey])
      }}
    >
      روز
    </button>,
  )
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowUp', shiftKey: true })
  expect(said).toEqual([['ArrowUp', true]])
})
