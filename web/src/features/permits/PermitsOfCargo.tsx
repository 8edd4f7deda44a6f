import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import './permits.css'
import { PlateOf } from './PlateOf.tsx'
import { usePermitsOf } from './search-permits.queries.ts'

type PermitsOfCargoProps = { cargo: { id: number; remaining: number; cargoStatus: number } }

/** The permits of one cargo, and how many trucks are left. */
export function PermitsOfCargo({ cargo }: PermitsOfCargoProps) {
  const permits = usePermitsOf(cargo.id)
  if (permits.isPending) return <SkeletonLines lines={2} />
  if (permits.isError)
    return (
      <Note tone="danger" alert>
        {sentenceOf(permits.error)}{' '}
        <Button size="dense" variant="ghost" onClick={() => void permits.refetch()}>
          تلاش دوباره
        </Button>
      </Note>
    )
  const { rows } = permits.data
  const left = cargo.cargoStatus === cargoStatus.finished ? 0 : cargo.remaining
  return (
    <ul className="permits-of">
      {rows.map((row) => (
        <li key={row.id}>
          <PlateOf truck={row} />
          <span className="grow">
            <b>
              {row.driverName} {row.driverFamily}
            </b>
            <span className="muted">
              <Moment at={row.issuedAt} look="row" />، {row.loaderTypeName}
            </span>
          </span>
          <PermitBadge status={row.status} />
        </li>
      ))}
      {left > 0 && (
        <li className="rest num">
          {rows.length === 0 && 'هنوز مجوزی صادر نشده، '}
          {formatNumber(left)} کامیون مانده
        </li>
      )}
      {left === 0 && rows.length === 0 && <li className="rest">مجوزی صادر نشده است.</li>}
    </ul>
  )
}
