import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { parsePlate } from '../../kernel/identity.ts'
import { rowOf } from '../../kernel/rows.ts'
import { driverStandings } from './drivers.states.ts'
import { inactiveDriverTable } from './drivers.columns.ts'
import { notChosen } from '../../kernel/not-given.ts'

/** A driver who is not active. Of an unknown truck there is its card alone; an inquiry that was not made is null. */
export const InactiveDriverRow = rowOf(inactiveDriverTable)
export type InactiveDriverRow = z.output<typeof InactiveDriverRow>

/** Those who stand so; without it all. */
export const InactiveDriversQuery = z.object({ Standing: f.optional(f.oneOf('وضعیت', driverStandings)) })

/** What Admin says of a driver whom the inquiry did not confirm; of a truck that is known already nothing is said. */
export const CompleteDriverBody = z.object({
  driverId: f.id('راننده'),
  name: f.name('نام', { max: 50 }),
  family: f.name('نام خانوادگی', { max: 50 }),
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
  if (loaderTypeId === undefined) faults.push(['loaderTypeId', notChosen('بارگیر')])
  return faults
}
