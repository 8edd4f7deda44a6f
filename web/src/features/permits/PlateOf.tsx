import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import { Plate } from '../../ui/Plate.tsx'

type PlateOfProps = {
  truck: { plaqueNumber: string; plaqueSerialNumber: string }
  size?: 'table' | 'header' | 'whole'
}

/** The plate of a permit's truck, drawn from its two wire fields; one that does not read is shown as it came. */
export function PlateOf({ truck, size }: PlateOfProps) {
  const plate = parsePlate(truck.plaqueNumber, truck.plaqueSerialNumber)
  if (!plate) return <bdi>{`${truck.plaqueNumber} ${truck.plaqueSerialNumber}`}</bdi>
  return <Plate plate={plate} {...(size && { size })} />
}
