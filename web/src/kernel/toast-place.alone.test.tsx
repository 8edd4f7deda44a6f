// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { toast } from '../ui/toast.ts'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { act, render } from './show.build.tsx'

HTMLElement.prototype.showPopover ??= () => undefined

it.each([
  ['above the middle of the window stands over its foot', 0.2, /^auto /],
  ['below it stands under the head', 0.8, /^$/],
])('on a phone what tells of a press %s', async (_, place, side) => {
  const { unmount } = render(<ToastRegion />)
  const clientY = window.innerHeight * place
  document.dispatchEvent(new PointerEvent('pointerdown', { clientY, bubbles: true }))
  await act(() => toast({ title: `حذف شد، ${place}` }))
  const region = document.querySelector<HTMLElement>('.toasts')
  expect(region?.style.getPropertyValue('--away')).toMatch(side)
  unmount()
})

it('of a press in a dialog that has closed it stands over the foot, since what it tells of is at the head', async () => {
  const { unmount } = render(<ToastRegion />)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const clientY = window.innerHeight * 0.8
  dialog.dispatchEvent(new PointerEvent('pointerdown', { clientY, bubbles: true }))
  dialog.remove()
  await act(() => toast({ title: 'نوبت ۴۲ ثبت شد.' }))
  const region = document.querySelector<HTMLElement>('.toasts')
  expect(region?.style.getPropertyValue('--away')).toMatch(/^auto /)
  unmount()
})
