import { beforeEach, describe, expect, it } from 'vitest'
import { closeToast, onToasts, shownToasts, toast } from './toast.ts'

describe('toasts', () => {
  beforeEach(() => {
    for (const { id } of shownToasts()) closeToast(id)
  })

  it('are shown until they are closed, and tell whoever listens', () => {
    let told = 0
    const stop = onToasts(() => {
      told += 1
    })
    toast({ title: 'ذخیره شد' })
    const [shown] = shownToasts()
    expect(shown).toMatchObject({ title: 'ذخیره شد', tone: 'success' })
    if (shown) closeToast(shown.id)
    expect(shownToasts()).toEqual([])
    expect(told).toBe(2)
    stop()
  })
  it('are not said twice', () => {
    toast({ title: 'ذخیره شد' })
    toast({ title: 'ذخیره شد' })
    expect(shownToasts()).toHaveLength(1)
  })
  it('are at most four, the newest kept', () => {
    for (const title of ['۱', '۲', '۳', '۴', '۵']) toast({ title })
    expect(shownToasts().map((shown) => shown.title)).toEqual(['۲', '۳', '۴', '۵'])
  })
})
