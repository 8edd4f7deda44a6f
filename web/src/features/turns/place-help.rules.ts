export type Browser = 'chrome' | 'samsung' | 'firefox' | 'safari' | 'other'

/** In: the browser's own name. Out: whose settings to show; Samsung's names itself Chrome too, and that of iOS Safari. */
export function browserOf(userAgent: string): Browser {
  if (/SamsungBrowser/.test(userAgent)) return 'samsung'
  if (/Firefox|FxiOS/.test(userAgent)) return 'firefox'
  if (/iPhone|iPad/.test(userAgent)) return 'safari'
  return /Chrome/.test(userAgent) ? 'chrome' : 'other'
}

const gps = 'در گوشی: از بالای صفحه انگشت را پایین بکشید و «مکان» را روشن کنید.'
const back = 'به همین صفحه برگردید و «موقعیت را روشن می‌کنم» را بزنید.'

/** How a driver lets the panel know where he is: three steps. */
export const placeSteps: Record<Browser, readonly [string, string, string]> = {
  chrome: [gps, 'کنار نشانی سایت، بالای صفحه، علامت را بزنید و «مجوزها» ← «مکان» را روشن کنید.', back],
  samsung: [gps, 'کنار نشانی سایت، قفل را بزنید و «مجوزها» ← «موقعیت مکانی» را روشن کنید.', back],
  firefox: [gps, 'کنار نشانی سایت، قفل را بزنید و اجازهٔ «مکان» را دوباره بدهید.', back],
  safari: [
    'در گوشی: «تنظیمات» ← «حریم خصوصی» ← «موقعیت‌یابی» را روشن کنید.',
    'کنار نشانی سایت، علامت «aA» را بزنید، «تنظیمات وب‌سایت» ← «مکان» را روی «اجازه» بگذارید.',
    back,
  ],
  other: [gps, 'در تنظیمات مرورگر، برای این سایت اجازهٔ «مکان» را روشن کنید.', back],
}
