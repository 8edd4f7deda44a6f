import { expect, it } from 'vitest'
import { ApiError, connectionLost, reasonOf } from './api-error.ts'

it.each([
  ['what is to be done first stays', connectionLost(), 'ارتباط با سرور برقرار نشد؛ اینترنت را بررسی کنید.'],
  ['a moment does not', 'سامانه پرکار است؛ چند لحظهٔ دیگر دوباره تلاش کنید.', 'سامانه پرکار است.'],
  ['some time does not', 'خطایی در سامانه رخ داد؛ کمی بعد دوباره تلاش کنید.', 'خطایی در سامانه رخ داد.'],
  [
    'how long to wait stays',
    'درخواست‌های شما زیاد شد؛ ۲ دقیقهٔ دیگر دوباره تلاش کنید.',
    'درخواست‌های شما زیاد شد؛ ۲ دقیقهٔ دیگر صبر کنید.',
  ],
  [
    'another sentence stands as it is',
    'نوبت فعالی ندارید؛ نخست نوبت بگیرید.',
    'نوبت فعالی ندارید؛ نخست نوبت بگیرید.',
  ],
])('beside a button that tries again: %s', (_what, error, reason) => {
  expect(reasonOf(typeof error === 'string' ? new ApiError('failed', [error]) : error)).toBe(reason)
})
