import type { DriverLookedUp } from '@bargah/contract/features/registration/registration.schema.ts'
import { sayTruck } from '../../kernel/voice/truck.said.ts'

/** What the steps of registration say aloud, those of the door among them. */
export const sayMobile = 'شمارهٔ همراهتان را بزنید. کد شش رقمی برایتان پیامک می‌شود.'
export const sayCode = 'کد پیامک را بزنید.'
export const sayCards = 'کد ملی و شمارهٔ کارت هوشمند را بزنید.'
export const sayDone = 'ثبت‌نام شد. در سالن نوبت بگیرید.'
export const sayWaits = 'ثبت‌نام شما رسید. خبرش پیامک می‌شود.'

/** Whom and which truck the registry knows: a name is free words, which only a phone's own voice says. */
export function sayDriverFound({ name, family, plaqueNumber, plaqueSerialNumber }: DriverLookedUp): string {
  const fullName = [name, family].filter(Boolean).join(' ')
  return [
    fullName && `این شما هستید؟ ${fullName}.`,
    plaqueNumber && sayTruck(plaqueNumber, plaqueSerialNumber ?? ''),
  ]
    .filter(Boolean)
    .join(' ')
}
