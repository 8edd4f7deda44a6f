import { parsePlate } from '@bargah/contract/kernel/identity.ts'

/** In: a truck's plate and its region. Out: «این کامیون شماست؟» with the plate, as it is read out. */
export function sayTruck(plaqueNumber: string, plaqueSerialNumber: string): string {
  const plate = parsePlate(plaqueNumber, plaqueSerialNumber)
  return `این کامیون شماست؟${plate ? ` پلاک ${plate.two} ${plate.letter} ${plate.three}، ایران ${plate.region}.` : ''}`
}
