import type { DriverRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'

/** Where a driver's drawer may open: a part of it, or at the question whether he is to work. */
export type DriverPlace =
  | 'mobile'
  | 'password'
  | 'active'
  | 'trucks'
  | 'turn'
  | 'wallet'
  | 'rates'
  | 'activity'
  | 'picture'
  | 'phone'

/** The acts of a row, in the order of support's work (rules 5.1). */
export const placesOf = ({ driverActive }: DriverRow): { key: DriverPlace; label: string }[] => [
  { key: 'mobile', label: 'تغییر موبایل' },
  { key: 'password', label: 'تغییر گذرواژه' },
  { key: 'active', label: driverActive ? 'غیرفعال کردن' : 'فعال کردن' },
  { key: 'trucks', label: 'کامیون‌ها و افزودن کامیون' },
  { key: 'wallet', label: 'شارژ و تراکنش‌ها' },
  { key: 'turn', label: 'دادن نوبت' },
  { key: 'activity', label: 'کارهای اخیر' },
  { key: 'rates', label: 'امتیازها' },
  { key: 'picture', label: 'عکس' },
  { key: 'phone', label: 'پاک کردن گوشی' },
]
