import { Search, Table2 } from 'lucide-react'
import { auditTable } from '@bargah/contract/features/audit/audit.columns.ts'
import type { AuditRow } from '@bargah/contract/features/audit/audit.schema.ts'
import { type AuditOutcome, auditOutcomeLabels } from '@bargah/contract/features/audit/audit.states.ts'
import {
  byItself,
  cameHeading,
  deviceHeading,
  erasedWord,
  noValue,
  tableLabels,
} from '@bargah/contract/features/audit/audit.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatDateTime } from '@bargah/contract/kernel/dates.ts'
import { formatDaySeconds } from '@bargah/contract/kernel/day-and-hour.ts'
import { addressText } from '@bargah/contract/kernel/text.ts'
import { daysFilter } from '../../kernel/list-columns.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { serverNow } from '../../kernel/now.ts'
import { Moment } from '../../ui/Moment.tsx'
import { subjectOf } from './subjects.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

// what went as it should is quiet: refusals alone are to meet the eye
const tones: Record<AuditOutcome, Tone> = {
  done: 'plain',
  refused: 'danger',
  denied: 'danger',
  absent: 'danger',
  failed: 'danger',
}

export const OutcomeBadge = ({ outcome }: { outcome: AuditOutcome }) => (
  <Badge tone={tones[outcome]}>{auditOutcomeLabels[outcome]}</Badge>
)

/** When it was, to the second. */
export const AuditMoment = ({ at }: { at: string }) => (
  <time className="num" dateTime={at} title={formatDateTime(at)}>
    {formatDaySeconds(at, serverNow())}
  </time>
)

/** What was done, and under it what it was done to, which is what an eye looks for; alone where nothing is known of that. */
function Deed({ row }: { row: AuditRow }) {
  const subject = subjectOf(row)
  if (!subject) return row.title
  return (
    <span className="two">
      <span className="muted">{row.title}</span>
      <strong>{subject.words}</strong>
    </span>
  )
}

/** What came of it: why it was not done, which alone is coloured, or what became of its subject. */
function Came({ row: { outcome, reason, said } }: { row: AuditRow }) {
  if (outcome !== 'done')
    return (
      <span className="two">
        <OutcomeBadge outcome={outcome} />
        {reason !== null && <span className="muted">{reason}</span>}
      </span>
    )
  if (!said.changed) return <span className="subtle">{said.isErased ? erasedWord : '—'}</span>
  const { label, before, after, others } = said.changed
  return (
    <span>
      {label} {(before ?? after) !== null && <BeforeAfter before={before} after={after} />}
      {others > 0 && <span className="muted">، {formatNumber(others)} مقدار دیگر</span>}
    </span>
  )
}

const BeforeAfter = ({ before, after }: { before: string | null; after: string | null }) => (
  <>
    <bdi className="muted">{before ?? noValue}</bdi> ←{' '}
    <strong>
      <bdi>{after ?? noValue}</bdi>
    </strong>
  </>
)

/** Who did what, from where, and what came of it, the newest first (ours). */
export const auditList = listScreen('searchAudit', auditTable, {
  list: 'audit',
  noun: 'رویداد',
  name: ({ title, at }) => `${title}، ${formatDaySeconds(at, serverNow())}`,
  columns: {
    at: {
      shows: ['date', 'time'],
      sort: 'at',
      filter: daysFilter,
      isIdentity: true,
      width: 130,
      cell: (row) => <AuditMoment at={row.at} />,
    },
    who: {
      shows: ['fullName', 'username'],
      sort: false,
      heading: 'کاربر',
      cutTo: 120,
      cell: (row) =>
        row.fullName === null ? <span className="muted">{byItself}</span> : <strong>{row.fullName}</strong>,
    },
    title: {
      shows: ['title', 'subjectName', 'subjectTable', 'subjectId'],
      heading: 'کار و موضوع',
      sort: false,
      width: 220,
      filter: false,
      cell: (row) => <Deed row={row} />,
    },
    changed: {
      shows: 'reason',
      heading: cameHeading,
      sort: false,
      width: 260,
      filter: { label: 'پاسخی که گرفت' },
      cell: (row) => <Came row={row} />,
    },
    kind: { shows: 'kind', filter: { always: true } },
    device: {
      shows: 'agent',
      heading: deviceHeading,
      sort: false,
      filter: false,
      width: 150,
      cell: (row) => <span className="muted">{row.said.device ?? '—'}</span>,
    },
    outcome: { shows: 'outcome', width: 124, cell: (row) => <OutcomeBadge outcome={row.outcome} /> },
    address: {
      shows: 'address',
      width: 150,
      cell: (row) => (row.address === null ? '—' : addressText(row.address)),
    },
  },
  card: [
    ['title'],
    ['who', (row) => <Moment at={row.at} look="row" />],
    [(row) => row.address !== null && `از ${addressText(row.address)}`],
    [(row) => <Came row={row} />],
  ],
  filters: {
    subject: { kind: 'text', own: 'Subject', label: 'موضوع', icon: <Search />, always: true },
    table: {
      kind: 'choice',
      own: 'Table',
      label: 'بخش',
      icon: <Table2 />,
      options: Object.entries(tableLabels).map(([key, label]) => ({ key, label })),
    },
    row: { kind: 'text', own: 'RowId', label: 'شمارهٔ ردیف در بخش' },
  },
  // what an auditor copies from a line, or a page that leads here sets
  rare: ['keyName', 'keyId', 'deviceId', 'call', 'requestId', 'userId', 'sessionId', 'id', 'table', 'row'],
  hidden: ['kind', 'outcome', 'address'],
  leaves: ['device'],
  above: 70,
  // what the server does by itself, every minute, would fill the first pages
  start: { filters: { kind: { kind: 'choice', keys: ['write', 'export'] } } },
})
