// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { act, render } from '../../kernel/show.build.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { JudgeFoot } from './judge-foot.parts.tsx'

/** A registration that waits, in its drawer: what accepts it, and Ctrl Enter on one of its parts, at a moment. */
function open() {
  const onAccept = vi.fn<() => void>()
  const foot = (
    <JudgeFoot
      consequence="پذیرفته می‌شود."
      fault={null}
      acceptLabel="تأیید"
      onAccept={onAccept}
      isAccepting={false}
    />
  )
  const { container } = render(
    <Drawer title="شرکت" onClose={() => undefined} actions={foot}>
      <section>
        <a href="/paper.pdf" target="_blank" rel="noreferrer">
          بازکردن سند
        </a>
        <div role="menu">
          <button type="button" role="menuitem">
            ویرایش
          </button>
        </div>
      </section>
    </Drawer>,
  )
  const press = (part: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    container.querySelector(part)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { onAccept, press }
}

it.each(['a', '[role=menuitem]'])(
  'Ctrl Enter on what it opens or presses itself accepts nobody: %s',
  (part) => {
    const { onAccept, press } = open()
    expect(press(part, 10_000)).toBe(false)
    expect(onAccept).not.toHaveBeenCalled()
  },
)

it('pressed twice in a row it accepts once, for the next may stand there by then', () => {
  const { onAccept, press } = open()
  press('section', 20_000)
  press('section', 20_300)
  expect(onAccept).toHaveBeenCalledTimes(1)
  press('section', 22_000)
  expect(onAccept).toHaveBeenCalledTimes(2)
})

it('in the place of another it takes no press for a moment, which was meant for the one before', async () => {
  vi.useFakeTimers()
  let goOn = () => undefined as void
  const Walk = () => {
    const [name, setName] = useState('یکی')
    goOn = () => setName('دیگری')
    return (
      <JudgeFoot
        key={name}
        consequence={name}
        fault={null}
        acceptLabel="تأیید"
        onAccept={() => undefined}
        isAccepting={false}
      />
    )
  }
  const { container } = render(<Walk />)
  const isDisabled = () => container.querySelector('button')?.disabled
  await act(() => void vi.advanceTimersByTime(2_000))
  expect(isDisabled()).toBe(false)
  await act(() => goOn())
  await act(() => undefined)
  expect(isDisabled()).toBe(true)
  await act(() => void vi.advanceTimersByTime(1_000))
  expect(isDisabled()).toBe(false)
  vi.useRealTimers()
})
