import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { mebibyte } from '../../kernel/files.ts'
import { parsePlate, type Plate } from '../../kernel/identity.ts'
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

const truckCard = f.smartCard('شمارهٔ کارت هوشمند ناوگان')

export const AddFreighterBody = z.object({ FreighterCardNumber: truckCard, DriverId: f.id('راننده') })

const plate = f.field<Plate, string>('پلاک', { type: 'string' }, (value) => {
  const read = parsePlate(String(value))
  return read ? { value: read } : { fault: 'پلاک را کامل بنویسید، مانند ۱۲ع۳۴۵-۶۷.' }
})

export const truckFacts = {
  FreighterCardNumber: truckCard,
  Plate: plate,
  LoaderTypeId: f.id('بارگیر'),
}

/** A truck of a driver who is on record, as staff know it, without an inquiry (ours). */
export const EnterTruckBody = z.object({
  NationalId: f.nationalCode('کد ملی راننده'),
  ...truckFacts,
  MadeYear: f.optional(f.integer('سال ساخت', { min: 1330, max: 1450 })),
})
export const EnteredTruckBody = z.object({ Id: f.id('ناوگان') })

/** Whose photo; a driver sends his own. */
export const SetDriverPictureBody = z.object({ DriverId: f.optional(f.id('راننده')) })

export const driverPicture = {
  title: 'عکس راننده',
  kinds: ['jpeg', 'png'],
  mostBytes: 5 * mebibyte,
} as const
