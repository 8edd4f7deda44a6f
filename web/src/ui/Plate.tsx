import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatPlateText, parsePlate, type Plate as PlateParts } from '@bargah/contract/kernel/identity.ts'
import { classes } from './classes.ts'

type Size = 'table' | 'header' | 'whole'
type PlateProps = { plate: PlateParts; size?: Size }

/** A truck's plate, drawn: 26 high in tables, 44 in headers, across the whole screen of who shows it; read aloud as one label. */
export function Plate({ plate, size = 'table' }: PlateProps) {
  return (
    <span
      className={classes('plate', size !== 'table' && `plate-${size}`)}
      role="img"
      aria-label={formatPlateText(plate)}
    >
      <span className="plate-flag" />
      <span className="row plate-main">
        <span>{toPersianDigits(plate.two)}</span>
        <span>{plate.letter}</span>
        <span>{toPersianDigits(plate.three)}</span>
      </span>
      <span className="plate-region">
        <span className="plate-iran">ایران</span>
        {toPersianDigits(plate.region)}
      </span>
    </span>
  )
}

type Plated = { plaqueNumber?: string | null | undefined; plaqueSerialNumber?: string | null | undefined }

/** The plate in the two fields of the wire; nothing where it is not known, and as it came where it does not read. */
export function PlateOf({ truck, size = 'table' }: { truck: Plated; size?: Size }) {
  const [number, serial] = [truck.plaqueNumber ?? '', truck.plaqueSerialNumber ?? '']
  const plate = parsePlate(number, serial)
  if (plate) return <Plate plate={plate} size={size} />
  return number && <bdi>{`${number} ${serial}`.trim()}</bdi>
}
