import { type AuditEntry, rowIdsOf } from '@bargah/contract/features/audit/audit.schema.ts'
import { tableLabels } from '@bargah/contract/features/audit/audit.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { PlainTable } from '../../ui/PlainTable.tsx'
import './audit.css'

type Change = AuditEntry['changes'][number]

const acts: Record<Change['act'], string> = { made: 'ساخته شد', changed: 'عوض شد', deleted: 'پاک شد' }

/** Before and after of each row that an act changed. */
export const AuditChanges = ({ entry: { changes, more } }: { entry: Pick<AuditEntry, 'changes' | 'more'> }) =>
  changes.length + more > 0 && (
    <section>
      <h3>آنچه عوض شد</h3>
      {changes.map((change) => (
        <ChangedRow key={`${change.table} ${change.rowId} ${change.act}`} change={change} />
      ))}
      {more > 0 && <p className="muted">و {formatNumber(more)} ردیف دیگر</p>}
    </section>
  )

/** The row, or where many changed alike how many, and the first of them. */
function RowsOf({ change }: { change: Change }) {
  const [first = '', ...others] = rowIdsOf(change)
  if (others.length === 0)
    return (
      <>
        ردیف <b className="num">{toPersianDigits(first)}</b>
      </>
    )
  return (
    <>
      <b>{formatNumber(others.length + 1)} ردیف</b>، میان <b className="num">{toPersianDigits(first)}</b> و{' '}
      <b className="num">{toPersianDigits(others.at(-1) ?? '')}</b>
    </>
  )
}

function ChangedRow({ change }: { change: Change }) {
  const { table, act, columns } = change
  const isBoth = act === 'changed'
  const deed = (
    <>
      {tableLabels[table] ?? table}، <RowsOf change={change} />: {acts[act]}
    </>
  )
  // what it held was taken out with a driver who is forgotten
  if (columns.length === 0) return <p className="below-4 size-sm">{deed}</p>
  return (
    <PlainTable
      caption={deed}
      look="plain"
      className="below-4 audit-change"
      rows={columns}
      keyOf={({ name }) => name}
      columns={[
        {
          heading: 'ستون',
          isRowName: true,
          cell: ({ title }) => <bdi>{title ?? 'ستونی که دیگر نیست'}</bdi>,
        },
        act !== 'made' && {
          heading: isBoth ? 'پیش از آن' : 'آنچه بود',
          cell: ({ before }) => <bdi>{before ?? '—'}</bdi>,
        },
        act !== 'deleted' && {
          heading: isBoth ? 'پس از آن' : 'آنچه شد',
          cell: ({ after }) => <bdi>{after ?? '—'}</bdi>,
        },
      ]}
    />
  )
}
