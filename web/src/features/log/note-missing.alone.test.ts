import { expect, it, vi } from 'vitest'
import { noteMissing } from './missing.ts'
import { keepMissing } from './receipts.keep.ts'
import { toast } from '../../ui/toast.ts'

vi.mock('./receipts.keep.ts')
vi.mock('../../ui/toast.ts')

it('says that a receipt did not come when it is noted, so that whoever then leaves the page loses nothing', async () => {
  vi.useFakeTimers()
  vi.mocked(keepMissing).mockReturnValue(new Promise((resolve) => setTimeout(resolve, 200)))
  const noted = noteMissing({ turnId: 7, at: 10 }, null)
  await vi.advanceTimersByTimeAsync(100)
  expect(toast).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  await noted
  expect(toast).toHaveBeenCalledOnce()
})
