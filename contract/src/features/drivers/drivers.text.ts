import { type DriverPart, driverParts } from './drivers.states.ts'

/** Why a driver is not completed, or not activated. */
export const completeDriverRefusals = {
  is_active: 'این راننده فعال است و مشخصات او این‌جا عوض نمی‌شود.',
  card_taken: 'این کارت هوشمند از آن رانندهٔ دیگری است؛ شماره را دوباره ببینید.',
  truck_needed: 'ناوگان این راننده هنوز شناخته نیست؛ پلاک و بارگیر آن را هم وارد کنید.',
} as const
export type CompleteDriverRefusal = keyof typeof completeDriverRefusals

export const activateDriverRefusals = {
  is_active: 'این راننده فعال است.',
} as const

/** Why a driver of whom something is not known is not activated. */
export const driverIncomplete = (missing: readonly DriverPart[]) =>
  `نخست مشخصات راننده را کامل کنید؛ کم دارد: ${missing.map((part) => driverParts[part]).join('، ')}.`

export const driverCompleted = 'مشخصات راننده ثبت شد؛ اکنون می‌توانید او را فعال کنید.'
export const driverActivated = 'راننده فعال شد و پیامک گرفت.'
