import { PackageSearch } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { splitPlace } from '../../kernel/format.ts'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { PassFoot, PassRows } from './PassRows.tsx'
import type { FaceProps } from './pass-face.ts'
import { PayInWords } from './PayInWords.tsx'
import { whenOf } from './pass-when.ts'

/** The work of the load is over; what is next is a backhaul load. */
export function OverFace({ pass, acts }: FaceProps) {
  const { day, hour } = whenOf(pass.since)
  return (
    <>
      <Face tone="go">
        <h2 className="figure-4xl">کار بار {splitPlace(pass.cargoDestination).town} تمام شد</h2>
        <p className="text-head strong num">
          {day} ساعت {hour}
        </p>
        <PayInWords toman={pass.netPayToman} />
      </Face>
      <PassRows pass={pass} acts={acts} />
      <PassFoot>
        <Link to={paths.backhaul(pass.id)} className={buttonClass('primary', 'hero')}>
          <PackageSearch />
          بارهای برگشت
        </Link>
      </PassFoot>
    </>
  )
}
