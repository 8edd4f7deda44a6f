import { useMemo } from 'react'
import { favouritesType } from '@bargah/contract/features/reports/favourites.ts'
import type { CallInput } from '../../kernel/api.ts'
import { serverNow } from '../../kernel/now.ts'
import { type Favourite, type PageState, readFavourites } from './favourite-places.ts'
import { useReports } from '../../kernel/reports.ts'

const none: readonly never[] = []

export function useFavourites(): Favourite[] {
  const rows = useReports(favouritesType).data ?? none
  return useMemo(() => readFavourites(rows, serverNow()), [rows])
}

/** What keeps a place under a name: a report whose state is the address. */
export const favouriteBody = (
  Name: string,
  { path, search }: PageState,
): CallInput<'saveReport'>['body'] => ({
  Name,
  ReportName: favouritesType,
  ColumnList: [{ LatinName: 'path', FarsiName: 'نشانی صفحه' }],
  State: { path, search },
})
