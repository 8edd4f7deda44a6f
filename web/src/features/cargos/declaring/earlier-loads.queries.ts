import { keepPreviousData } from '@tanstack/react-query'
import type { CallData } from '../../../kernel/api.ts'
import { mayCall } from '../../../kernel/calls.ts'
import type { DateRange } from '../../../ui/date-range.ts'
import { useRead } from '../../../kernel/use-read.ts'

export type PreLoad = CallData<'listPreLoads'>[number]
export type PreviousCargo = CallData<'listPreviousCargos'>['rows'][number]

export const usePreLoads = () => useRead('listPreLoads', { enabled: mayCall('listPreLoads') })

/** The cargo that is to be declared again, by its number; nothing is asked without one. */
export const useCargoToCopy = (id: number | undefined) =>
  useRead('listPreviousCargos', {
    body: { Filter: [{ field: 'id', op: 'eq', value: id ?? 0 }] },
    enabled: id !== undefined,
  })

export type PreviousAsked = { search: string; days: DateRange; goods: readonly number[] }
export const shownAtOnce = 50

/** The newest of the company's cargos that are asked for. */
export const usePreviousCargos = ({ search, days: { from, to }, goods }: PreviousAsked, count: number) =>
  useRead('listPreviousCargos', {
    body: { Search: search, FromDate: from, ToDate: to, KalaId: [...goods], PageSize: count },
    placeholderData: keepPreviousData,
  })
