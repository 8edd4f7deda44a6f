import type { DriverInfo, DriverRow } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { type DriverPart, missingOf } from '@bargah/contract/features/drivers/drivers.states.ts'

/** Whether his truck is known, and not only its card. */
export const hasTruck = ({ plaqueNumber }: Pick<DriverRow, 'plaqueNumber'>): boolean => plaqueNumber !== null

/** What must be told of a driver before he is activated. */
export const lacksOf = (driver: DriverRow): DriverPart[] =>
  missingOf({ ...driver, hasTruck: hasTruck(driver) })

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

/** The acts of a row, in the order of support's work (rules 5.1), without those that the server is certain to refuse. */
export function placesOf(driver: DriverRow): { key: DriverPlace; label: string; shortcut: string }[] {
  const { driverActive: isActive, userId } = driver
  const places: [key: DriverPlace, label: string, shortcut: string, isOffered?: boolean][] = [
    ['mobile', 'تغییر موبایل', 'M'],
    ['password', 'تغییر گذرواژه', 'S', userId !== null],
    ['active', isActive ? 'غیرفعال کردن' : 'فعال کردن', 'A', isActive || lacksOf(driver).length === 0],
    ['trucks', 'کامیون‌ها و افزودن کامیون', 'T'],
    ['wallet', 'شارژ و تراکنش‌ها', 'W'],
    ['turn', 'دادن نوبت', 'N', isActive && hasTruck(driver)],
    ['activity', 'کارهای اخیر', 'H'],
    ['rates', 'امتیازها', 'R'],
    ['picture', 'عکس', 'I'],
    ['phone', 'پاک کردن گوشی', 'D'],
  ]
  return places.flatMap(([key, label, shortcut, isOffered = true]) =>
    isOffered ? [{ key, label, shortcut }] : [],
  )
}

type Standing = Pick<DriverInfo, 'driverActive' | 'turn' | 'openPermitId' | 'plaqueNumber'>

/** Why a driver can be given no turn as he stands, at whatever hall, or null; the server looks again (rules 8.3). */
export function whyNoTurn(driver: Standing) {
  if (!driver.driverActive) return 'inactive'
  if (driver.turn) return 'live_turn'
  if (driver.openPermitId !== null) return 'open_permit'
  return hasTruck(driver) ? null : 'no_truck'
}
