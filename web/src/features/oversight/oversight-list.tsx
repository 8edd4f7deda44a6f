import { findingTable } from '@bargah/contract/features/oversight/oversight.columns.ts'
import type { FindingRow } from '@bargah/contract/features/oversight/oversight.schema.ts'
import { findingLabels, sayFigure, sayMonth } from '@bargah/contract/features/oversight/oversight.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Moment } from '../../ui/Moment.tsx'

/** What waits is to meet the eye; what somebody looked into is quiet. */
export const LookedInto = ({ isLookedInto }: { isLookedInto: boolean }) =>
  isLookedInto ? <Badge>بررسی‌شده</Badge> : <Badge tone="warning">بررسی‌نشده</Badge>

/** A truck goes by its card, in figures that people read. */
const aboutOf = ({ about }: FindingRow) => toPersianDigits(about)

/** What looks like favour, the newest first (ours). */
export const findingList = listScreen('listFindings', findingTable, {
  list: 'findings',
  noun: 'یافته',
  columns: {
    kind: {
      shows: 'kind',
      isIdentity: true,
      width: 240,
      filter: { always: true },
      cell: (row) => <strong>{findingLabels[row.kind]}</strong>,
    },
    about: { shows: 'about', cutTo: 200, cell: aboutOf },
    hallName: { shows: 'hallName', width: 120 },
    counted: {
      shows: ['hits', 'outOf'],
      heading: 'شمار',
      sort: 'hits',
      width: 110,
      cell: sayFigure,
    },
    monthDate: { shows: 'monthDate', width: 130, cell: (row) => sayMonth(row.monthDate) },
    isLookedInto: {
      shows: 'isLookedInto',
      width: 120,
      filter: { always: true },
      cell: (row) => <LookedInto isLookedInto={row.isLookedInto} />,
    },
    at: { shows: 'date', sort: 'foundAt', cell: (row) => <Moment at={row.foundAt} look="row" /> },
  },
  leaves: ['at', 'monthDate', 'counted', 'hallName'],
  card: [
    [(row) => <strong>{findingLabels[row.kind]}</strong>, 'isLookedInto'],
    [aboutOf, (row) => sayMonth(row.monthDate)],
  ],
})
