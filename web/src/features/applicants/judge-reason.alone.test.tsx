// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { press, render, type } from '../../kernel/show.build.tsx'
import { JudgeFoot } from './judge-foot.parts.tsx'

it('says that a rejection wants a reason, and rejects by the one that is written', async () => {
  const onReject = vi.fn<(reason: string) => void>()
  render(
    <JudgeFoot
      consequence="پذیرفته می‌شود."
      fault={null}
      acceptLabel="تأیید"
      onAccept={false}
      isAccepting={false}
      reject={{ hint: 'دلیل', usualReasons: [], isRejecting: false, onReject }}
    />,
  )
  await press('رد')
  expect(screen.getByRole('alert').textContent).toContain('دلیل رد را بنویسید')
  expect(onReject).not.toHaveBeenCalled()
  type(screen.getByLabelText('دلیل رد'), 'کرایه کم است')
  await press('رد')
  expect(onReject).toHaveBeenCalledWith('کرایه کم است')
  expect(screen.queryByRole('alert')).toBeNull()
})
