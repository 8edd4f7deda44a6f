import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { parsePlate } from '../../kernel/identity.ts'
import { driverStandings, inquiryAnswers } from './drivers.states.ts'

/**
 * A driver who is not active. Of a truck that is not known yet there is its card alone, as he said it; what the inquiry
 * said is null for whom it was not asked.
 */
export const InactiveDriverRow = z.object({
  id: z.number(),
  name: z.string(),
  family: z.string(),
  nationalId: z.string(),
  mobile: z.string(),
  cardNumber: z.nullable(z.string()),
  registerDate: z.string(),
  registerTime: z.string(),
  createdAt: z.string(),
  driverActive: z.boolean(),
  standing: z.enum(driverStandings),
  freighterCardNumber: z.nullable(z.string()),
  hasTruck: z.boolean(),
  plaqueNumber: z.nullable(z.string()),
  plaqueSerialNumber: z.nullable(z.string()),
  loaderTypeName: z.nullable(z.string()),
  personInquiry: z.nullable(z.enum(inquiryAnswers)),
  truckInquiry: z.nullable(z.enum(inquiryAnswers)),
  /** Who drives his truck already (ours): activating him gives it to both. */
  truckDrivenBy: z.nullable(z.string()),
  userId: z.nullable(z.number()),
})
export type InactiveDriverRow = z.output<typeof InactiveDriverRow>

/** Those who stand so; without it all. */
export const InactiveDriversQuery = z.object({ Standing: f.optional(f.oneOf('وضعیت', driverStandings)) })

/** What Admin says of a driver whom the inquiry did not confirm; of a truck that is known already nothing is said. */
export const CompleteDriverBody = z.object({
  driverId: f.id('راننده'),
  name: f.text('نام', { max: 50 }),
  family: f.text('نام خانوادگی', { max: 50 }),
  cardNumber: f.smartCard('شمارهٔ کارت هوشمند راننده'),
  freighterCardNumber: f.optional(f.smartCard('شمارهٔ کارت هوشمند ناوگان')),
  plaqueNumber: f.optional(f.text('پلاک', { max: 20 })),
  plaqueSerialNumber: f.optional(f.digits('سریال پلاک', { min: 2, max: 2 })),
  loaderTypeId: f.optional(f.id('بارگیر')),
})
export type CompleteDriver = z.output<typeof CompleteDriverBody>

/** A truck is told whole or not at all. */
export function completeDriverFaults(
  body: Partial<CompleteDriver>,
): [field: keyof CompleteDriver, sentence: string][] {
  const { plaqueNumber, plaqueSerialNumber, loaderTypeId } = body
  if (plaqueNumber === undefined && plaqueSerialNumber === undefined && loaderTypeId === undefined) return []
  const faults: [keyof CompleteDriver, string][] = []
  if (!parsePlate(plaqueNumber ?? '', plaqueSerialNumber))
    faults.push(['plaqueNumber', 'پلاک را کامل وارد کنید؛ مانند ۳۴ ع ۸۱۲ ایران ۸۴.'])
  if (loaderTypeId === undefined) faults.push(['loaderTypeId', 'بارگیر را انتخاب کنید.'])
  return faults
}
