import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import { Plate } from '../../ui/Plate.tsx'

type Plated = { plaqueNumber: string | null; plaqueSerialNumber: string | null }

/** The plate of a row, or nothing when it is not known. */
export function plateOf({ plaqueNumber, plaqueSerialNumber }: Plated, size: 'table' | 'header') {
  const plate = parsePlate(plaqueNumber ?? '', plaqueSerialNumber ?? '')
  return plate && <Plate plate={plate} size={size} />
}
