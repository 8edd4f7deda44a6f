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
  it('of one kind that can be taken back are one, which takes all of them back, the last first', () => {
    const back: string[] = []
    const many = (count: number) => `${count} حذف شد`
    for (const name of ['آ', 'ب', 'پ'])
      toast({ title: `${name} حذف شد`, group: { kind: 'remove', many }, onUndo: () => back.push(name) })
    toast({ title: 'ت فعال شد', group: { kind: 'activate', many }, onUndo: () => back.push('ت') })
    expect(shownToasts().map(({ title }) => title)).toEqual(['3 حذف شد', 'ت فعال شد'])
    shownToasts()[0]?.onUndo?.()
    expect(back).toEqual(['پ', 'ب', 'آ'])
  })
  it('that can be taken back do not go because the same is said again', () => {
    toast({ title: 'گرفته شد', onUndo: () => undefined })
    toast({ title: 'گرفته شد' })
    expect(shownToasts()).toHaveLength(2)
  })
})
