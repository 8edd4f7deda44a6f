import { History } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { formatDateShort } from '@bargah/contract/kernel/dates.ts'
import { paths } from '../../app/paths.ts'
import { splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { RowFace } from '../../ui/RowFace.tsx'
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
