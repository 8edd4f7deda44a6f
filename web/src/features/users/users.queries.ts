import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { apiQuery } from '../../kernel/api.ts'
import type { Given, Thing } from './UserLinks.tsx'

const shown = 20

export const useUserCompanies = (userId: number) =>
  useQuery({
    ...apiQuery('listUserCompanies', { query: { Id: userId } }),
    select: ({ rows }): Given[] =>
      rows.map((row) => ({
        linkId: row.id,
        id: row.transportationCompanyId,
        name: row.transportationCompanyName,
        detail: toPersianDigits(row.transportationCompanyNationalId),
      })),
  })

/** The accepted companies that a search finds, the first of them. */
export const useFoundCompanies = (typed: string) =>
  useQuery({
    ...apiQuery('listCompanies', {
      query: {
        Search: typed,
        PageSize: shown,
        Page: 1,
        Sort: 'transportationCompanyName',
        Filter: JSON.stringify([{ field: 'isAccept', op: 'eq', value: true }]),
      },
    }),
    placeholderData: keepPreviousData,
    select: ({ rows, total }) => ({
      total,
      rows: rows.map(
        (row): Thing => ({
          id: row.transportationCompanyId,
          name: row.transportationCompanyName,
          detail: toPersianDigits(row.nationalId ?? ''),
        }),
      ),
    }),
  })

export const useUserHalls = (userId: number) =>
  useQuery({
    ...apiQuery('listUserHalls', { query: { Id: userId } }),
    select: ({ rows }): Given[] =>
      rows.map((row) => ({ linkId: row.id, id: row.loadHallId, name: row.name, detail: row.cityName })),
  })

/** The halls that a search finds, the first of them. */
export const useFoundHalls = (typed: string) =>
  useQuery({
    ...apiQuery('listHalls', { query: { Search: typed, PageSize: shown, Page: 1 } }),
    placeholderData: keepPreviousData,
    select: ({ rows, total }) => ({
      total,
      rows: rows.map((row): Thing => ({ id: row.loadHallId, name: row.name, detail: row.cityName })),
    }),
  })
