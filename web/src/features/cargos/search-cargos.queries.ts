import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { viewRequest } from '../../kernel/table-request.rules.ts'
import type { TableState } from '../../ui/data-table/table-state.rules.ts'
import { type CargoView, cargoOwn, cargoViews, cargoWire } from './cargo-wire.ts'

/** How many cargos of a view the table's filters leave. */
export const useCargoCount = (state: TableState, view: CargoView) =>
  useQuery({
    ...apiQuery('searchCargos', {
      body: {
        ...cargoOwn(state, view),
        ...viewRequest({ ...state, sorts: [] }, cargoWire),
        Page: 1,
        PageSize: 1,
      },
    }),
    placeholderData: keepPreviousData,
    select: ({ total }) => total,
  }).data

/** The newest cargos that are being sent. */
export const useSendingCargos = (count: number) =>
  useQuery(apiQuery('searchCargos', { body: { Statuses: cargoViews.sending, Page: 1, PageSize: count } }))

export const useRequestsOf = (cargoId: number) =>
  useQuery(apiQuery('listPrioritiesOfCargo', { query: { CargoId: cargoId } }))
