import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { truckFacts } from '../drivers/driver-acts.schema.ts'
import { inquiryAnswers } from '../drivers/drivers.states.ts'
import { notEntered } from '../../kernel/not-given.ts'

const whoRegisters = {
  mobile: f.mobile('شمارهٔ موبایل'),
  nationalId: f.nationalCode('کد ملی'),
  carSmartCard: f.smartCard('شمارهٔ کارت هوشمند ناوگان'),
}
export const LookUpDriverBody = z.object(whoRegisters)

/** `phoneId`: the device that is to be his from now on; none when an administrator registers him. */
export const RegisterDriverBody = z.object({
  ...whoRegisters,
  phoneId: f.optional(f.text('شناسهٔ دستگاه', { max: 200 })),
})

/** A driver and his truck as staff know them, without an inquiry (ours). The truck's facts count where it is not on record. */
export const EnterDriverBody = z.object({
  FirstName: f.name('نام', { max: 60 }),
  LastName: f.name('نام خانوادگی', { max: 60 }),
  NationalId: f.nationalCode('کد ملی', notEntered('کد ملی راننده')),
  Mobile: f.mobile('شمارهٔ موبایل'),
  CardNumber: f.smartCard('شمارهٔ کارت هوشمند راننده'),
  ...truckFacts,
})
export const EnteredDriverBody = z.object({ Id: f.id('راننده') })

/** What the inquiry says before one registers: name and truck only, each as far as it is confirmed (rules 3.4). */
export const DriverLookedUp = z.object({
  personInquiry: z.enum(inquiryAnswers),
  truckInquiry: z.enum(inquiryAnswers),
  name: z.nullable(z.string()),
  family: z.nullable(z.string()),
  plaqueNumber: z.nullable(z.string()),
  plaqueSerialNumber: z.nullable(z.string()),
  loaderTypeName: z.nullable(z.string()),
  /** Both are confirmed and whole: who registers now is active at once. */
  willBeActive: z.boolean(),
  /** The registry is a fictitious one, and the page says so. */
  isDemo: z.boolean(),
})
export type DriverLookedUp = z.output<typeof DriverLookedUp>

/** The account, shown this once, beside who it turned out to be. */
export const DriverRegistered = z.object({
  code: z.literal([1, -1]),
  message: z.string(),
  name: z.string(),
  family: z.string(),
  driverActive: z.boolean(),
  data: z.object({ driverId: z.number(), userName: z.string(), password: z.string() }),
})
