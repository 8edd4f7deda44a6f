import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatPlateText, type Plate as PlateParts } from '@bargah/contract/kernel/identity.ts'
import { classes } from './classes.ts'

type PlateProps = { plate: PlateParts; size?: 'table' | 'header' | 'whole' }

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
