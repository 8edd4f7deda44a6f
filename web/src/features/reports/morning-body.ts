import { wordsOfDays } from '@bargah/contract/features/reports/going-on.ts'
import type { ReportRow } from '@bargah/contract/features/reports/reports.schema.ts'
import type { TableReportsProps } from '../../kernel/table-reports.tsx'
import { shownFields, viewRequest } from '../../kernel/table-request.rules.ts'
import type { FilterValue, TableState } from '../../ui/data-table/table-state.rules.ts'

export type Morning = NonNullable<ReportRow['morning']>
type Kept = { id: number; updatedAt: string; view: TableState; screen: TableReportsProps['screen'] }
type Days = Extract<FilterValue, { kind: 'date' }>

/** In: days of a view, and when it was kept. Out: the same in words that go on with the calendar, where they name such days. */
export const goingOn = (days: Days, keptAt: string): Days => ({
  ...days,
  ...wordsOfDays(days, new Date(keptAt)),
})

/** In: a view as it was kept. Out: what its list is asked for each morning. */
export function askedEachMorning({ updatedAt, view, screen: { call, wire } }: Omit<Kept, 'id'>) {
  const filters = Object.fromEntries(
    Object.entries(view.filters).map(([name, value]) => [
      name,
      value.kind === 'date' ? goingOn(value, updatedAt) : value,
    ]),
  )
  const Columns = shownFields(view, wire).join(',')
  return { Call: call, Input: { ...viewRequest({ ...view, filters }, wire), Columns } }
}

/** In: a view as it was kept, and how it is to be sent. Out: what the server is asked for. */
export function morningBody({ id, ...kept }: Kept, morning: Morning) {
  return {
    ReportId: id,
    ...askedEachMorning(kept),
    Hour: String(morning.hour),
    Format: morning.format,
    ByMail: morning.byMail,
  }
}
