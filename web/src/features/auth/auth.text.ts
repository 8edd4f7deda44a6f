import type { LoginDoor } from '@bargah/contract/kernel/access.ts'

/** What a username looks like behind each door of the login page. */
export const usernameHints: Record<LoginDoor, string> = {
  Driver: 'برای راننده، کد ملی یا شمارهٔ موبایل',
  Company: 'برای شرکت، TC و شناسهٔ ملی؛ برای صاحب کالا، PO و کد ملی',
  Support: 'نام کاربری سازمانی شما، مانند LoadHall1',
}

/** Said to whom the server no longer knows, and did not leave himself; the server says why. */
export const expiredTitle = 'نشست شما پایان یافت'
