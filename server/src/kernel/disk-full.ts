import { Fail } from './errors.ts'

/** What PostgreSQL and the system say when there is no room left, or none for us. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether an error says that something could not be written for want of room; what the call did is undone. */
export const isDiskFull = (error: unknown): boolean =>
  codes.has((error as { code?: string } | null)?.code ?? '')

const retryAfterS = 60

/** The error that every caller gets meanwhile. */
export const diskFull = () =>
  new Fail(
    503,
    ['فضای ذخیرهٔ سامانه پر شده است و چیزی ثبت نشد؛ چند دقیقهٔ دیگر دوباره تلاش کنید.'],
    retryAfterS,
  )
