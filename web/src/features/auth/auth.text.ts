import type { LoginDoor } from '@bargah/contract/kernel/access.ts'

/** What the login page says of each door: its name, and what the username looks like behind it. */
export const doorTexts: Record<LoginDoor, { label: string; usernameHint: string }> = {
  Driver: { label: 'راننده', usernameHint: 'برای راننده، کد ملی یا شمارهٔ موبایل' },
  Company: { label: 'شرکت', usernameHint: 'برای شرکت، TC و شناسهٔ ملی؛ برای صاحب کالا، PO و کد ملی' },
  Support: { label: 'پشتیبانی', usernameHint: 'نام کاربری سازمانی شما، مانند LoadHall1' },
}

/** Said to whom the server no longer knows, and did not leave himself; the server says why. */
export const expiredTitle = 'نشست شما پایان یافت'
