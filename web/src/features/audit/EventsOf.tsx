import { useId, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import {
  type AuditEntry,
  type AuditRow,
  rowCountOf,
  rowIdsOf,
} from '@bargah/contract/features/audit/audit.schema.ts'
import { Link } from '../../kernel/navigation.tsx'
import { LatestRows } from '../../kernel/LatestRows.tsx'
import { Read } from '../../kernel/Read.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useAuditEntry, useEventsOf } from './audit.queries.ts'
import { eventsPlace, nounOf } from './subjects.ts'
import { OutcomeBadge } from './audit-list.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import './audit.css'

/** A row of the database: its table, as `tableLabels` names it, and its id. */
export type AuditedRow = { table: string; rowId: number }

const step = 10

/** What touched one thing, the newest first; each opens to what it changed. */
export default function Events(thing: AuditedRow) {
  const [count, setCount] = useState(step)
  return (
    <>
      <LatestRows
        of={useEventsOf(thing, count)}
        wait={4}
        empty="هنوز چیزی ثبت نشده است."
        className="audit-events ruled"
        noun="رویداد"
        onMore={() => setCount(count + step)}
      >
        {(row) => <Event key={row.id} row={row} thing={thing} />}
      </LatestRows>
      <Link {...eventsPlace({ table: thing.table, id: thing.rowId })}>
        همهٔ رویدادهای این {nounOf(thing.table)}
      </Link>
    </>
  )
}

function Event({ row, thing }: { row: AuditRow; thing: AuditedRow }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <button
        type="button"
        className="row gap-3 full pad-y-25"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="grow blocks">
          <b>{row.title}</b>
          <small className="quiet">
            {row.fullName ?? 'خود سامانه'}، <Moment at={row.at} look="row" />
          </small>
        </span>
        {row.outcome !== 'done' && <OutcomeBadge outcome={row.outcome} />}
        <ChevronDown className="i-sm" aria-hidden />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Changes row={row} thing={thing} />}
      </div>
    </li>
  )
}

const Changes = ({ row, thing }: { row: AuditRow; thing: AuditedRow }) => (
  <Read of={useAuditEntry(row.id)} wait={<SkeletonLines lines={4} />}>
    {(entry) => <AuditChanges entry={changesOf(entry, thing)} />}
  </Read>
)

/** In: a line, and a row that it touched. Out: what it changed of that row, `more` the rows beside it; of what belongs to a hall all. */
export function changesOf(
  { changes, more }: Pick<AuditEntry, 'changes' | 'more'>,
  { table, rowId }: { table: string; rowId: number },
) {
  const own = changes.filter((change) => change.table === table && rowIdsOf(change).includes(String(rowId)))
  if (own.length === 0 && table === 'halls') return { changes, more }
  return { changes: own, more: more + rowCountOf(changes) - own.length }
}
