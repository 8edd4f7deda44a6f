import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { mebibyte } from '../../kernel/files.ts'
import { longestPassword } from '../auth/auth.schema.ts'

/** Which driver, his new password, and his national code once more; an empty password changes nothing (rules 2.9). */
export const ChangeDriverPasswordBody = z.object({
  Item1: f.id('راننده'),
  Item2: f.optional(f.password('گذرواژهٔ تازه', { min: 6, max: longestPassword })),
  Item3: f.nationalCode('کد ملی'),
})

/** Which driver, his new mobile, and his national code once more. */
export const ChangeDriverMobileBody = z.object({
  Item1: f.id('راننده'),
  Item2: f.mobile('موبایل'),
  Item3: f.nationalCode('کد ملی'),
})

export const AddFreighterBody = z.object({
  FreighterCardNumber: f.smartCard('شمارهٔ کارت هوشمند ناوگان', 'شمارهٔ کارت هوشمند ناوگان را وارد کنید.'),
  DriverId: f.id('راننده'),
})

/** Whose photo; a driver sends his own. */
export const SetDriverPictureBody = z.object({ DriverId: f.optional(f.id('راننده')) })

export const driverPicture = {
  title: 'عکس راننده',
  kinds: ['jpeg', 'png'],
  mostBytes: 5 * mebibyte,
} as const
