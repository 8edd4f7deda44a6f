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
