import type { ReactNode } from 'react'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Read } from '../../kernel/Read.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { PermitBadge } from './PermitBadge.tsx'
import { usePermitsOf } from './search-permits.queries.ts'
import './permits.css'

type PermitsOfCargoProps = { cargo: { id: number; remaining: number; cargoStatus: number } }

export function PermitsOfCargo({ cargo }: PermitsOfCargoProps) {
  const left = cargo.cargoStatus === cargoStatus.finished ? 0 : cargo.remaining
  return (
    <Read of={usePermitsOf(cargo.id)} wait={<SkeletonLines lines={2} />}>
      {({ rows }) => (
        <PermitLines rows={rows}>
          {(left > 0 || rows.length === 0) && (
            <li className="edged row pack-middle pad-3 text-sm muted rest">
              {sayRest(left, rows.length === 0)}
            </li>
          )}
        </PermitLines>
      )}
    </Read>
  )
}

/** In the drawer of a load, whose head says how many trucks are left: nothing where no permit was issued. */
export function IssuedPermits({ cargoId }: { cargoId: number }) {
  const permits = usePermitsOf(cargoId)
  const isBare = !permits.data?.rows.length
  if (!permits.isError && isBare) return null
  return (
    <section>
      <h3>مجوزهای صادرشده</h3>
      <Read of={isBare ? { ...permits, data: undefined } : permits} failedNote="مجوزها نیامد">
        {({ rows }) => <PermitLines rows={rows} />}
      </Read>
    </section>
  )
}

function sayRest(left: number, isFirst: boolean) {
  if (left === 0) return 'مجوزی صادر نشده است.'
  return `${isFirst ? 'هنوز مجوزی صادر نشده، ' : ''}${formatNumber(left)} کامیون مانده`
}

const PermitLines = ({ rows, children }: { rows: readonly PermitRow[]; children?: ReactNode }) => (
  <ul className="stack gap-25 permits-of">
    {rows.map((row) => (
      <PermitLine key={row.id} row={row} />
    ))}
    {children}
  </ul>
)

const PermitLine = ({ row }: { row: PermitRow }) => (
  <li className="edged on-panel row gap-3 pad-3 text-sm">
    <PlateOf truck={row} />
    <span className="grow blocks">
      <b className="strong">
        {row.driverName} {row.driverFamily}
      </b>
      <span className="muted">
        <Moment at={row.issuedAt} look="row" />، {row.loaderTypeName}
      </span>
    </span>
    <PermitBadge status={row.status} />
  </li>
)
