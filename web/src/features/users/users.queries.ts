import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { apiQuery } from '../../kernel/api.ts'
import { acceptedCompanies } from '../catalog/catalog.parts.ts'
import type { Findable, GivenThing } from '../../kernel/GivenList.tsx'

const shown = 20

/** `linkId` when it is given to the user. */
type Given = GivenThing & { linkId: number }

/** In: what is found, and what the user has. Out: the found with whether he has it. */
const besideGiven = (found: GivenThing[], given: readonly GivenThing[] = []): Findable[] =>
  found.map((thing) => ({ ...thing, isGiven: given.some(({ id }) => id === thing.id) }))

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
export const useFoundCompanies = (typed: string, given?: readonly GivenThing[]) =>
  useQuery({
    ...acceptedCompanies(typed),
    select: ({ rows, total }) => ({
      total,
      rows: besideGiven(
        rows.map((row) => ({
          id: row.transportationCompanyId,
          name: row.transportationCompanyName,
          detail: toPersianDigits(row.nationalId ?? ''),
        })),
        given,
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
export const useFoundHalls = (typed: string, given?: readonly GivenThing[]) =>
  useQuery({
    ...apiQuery('listHalls', { query: { Search: typed, PageSize: shown, Page: 1 } }),
    placeholderData: keepPreviousData,
    select: ({ rows, total }) => ({
      total,
      rows: besideGiven(
        rows.map((row) => ({ id: row.loadHallId, name: row.name, detail: row.cityName })),
        given,
      ),
    }),
  })
