import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery, type CallData } from '../../../kernel/api.ts'
import { calls } from '../../../kernel/calls.ts'
import { mayNow } from '../../../kernel/session.ts'

export type PreLoad = CallData<'listPreLoads'>[number]
export type PreviousCargo = CallData<'listPreviousCargos'>['rows'][number]

export const usePreLoads = () =>
  useQuery({ ...apiQuery('listPreLoads'), enabled: mayNow(calls.listPreLoads.access) })

/** The cargo that is to be declared again, by its number; nothing is asked without one. */
export const useCargoToCopy = (id: number | undefined) =>
  useQuery({
    ...apiQuery('listPreviousCargos', { body: { Filter: [{ field: 'id', op: 'eq', value: id ?? 0 }] } }),
    enabled: id !== undefined,
  })

export type PreviousAsked = { from: string | null; to: string | null; goods: readonly number[] }
const shownAtOnce = 50

/** The newest of the company's cargos that are asked for. */
export const usePreviousCargos = ({ from, to, goods }: PreviousAsked) =>
  useQuery({
    ...apiQuery('listPreviousCargos', {
      body: { FromDate: from, ToDate: to, KalaId: [...goods], PageSize: shownAtOnce },
    }),
    placeholderData: keepPreviousData,
  })
