import { History, PackageSearch } from 'lucide-react'
import { Link } from '../../kernel/navigation.tsx'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { formatDateShort } from '@bargah/contract/kernel/dates.ts'
import { paths } from '../../kernel/paths.ts'
import { splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { RowFace } from '../../ui/RowFace.tsx'
import { offersBackhaul } from './my-permit.rules.ts'
import { useMyPermits } from './my-permit.queries.ts'

/** «آخرین بار: بندرعباس به یزد», leading to it; nothing for a newcomer. */
export function LastPermitRow() {
  const last = useMyPermits(1).data?.rows[0]
  if (!last) return null
  return (
    <li>
      <Link to={paths.myPermit(last.id)} className="row-face">
        <RowFace
          icon={<History className="i-xl" />}
          title={`آخرین بار: ${splitPlace(last.cargoSource).town} به ${splitPlace(last.cargoDestination).town}`}
          detail={`${formatDateShort(last.issuedAt, serverNow())}، ${permitStatusLabels[last.status]}`}
        />
      </Link>
    </li>
  )
}

const backhaulForMs = 3 * 86_400_000

/** «بارهای برگشت از یزد», where the last load was brought lately. */
export function BackhaulRow() {
  const last = useMyPermits(1).data?.rows[0]
  if (!last || !offersBackhaul(last.status)) return null
  if (serverNow().getTime() - new Date(last.issuedAt).getTime() > backhaulForMs) return null
  return (
    <li>
      <Link to={paths.backhaul(last.id)} className="row-face">
        <RowFace
          icon={<PackageSearch className="i-xl" />}
          title={`بارهای برگشت از ${splitPlace(last.cargoDestination).town}`}
          detail="که خالی برنگردید"
        />
      </Link>
    </li>
  )
}
