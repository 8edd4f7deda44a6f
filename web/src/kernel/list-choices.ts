import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { organizations, supporters } from '@bargah/contract/kernel/access.ts'
import { apiQuery } from './api.ts'
import { lookupQuery } from './lookups.ts'
import { useMember } from './session.ts'

const steady = { staleTime: 30 * 60_000 }
const seersOfMany: readonly string[] = [...supporters, ...organizations, 'LoadHallAdmin']

export const useGoods = () => useQuery(lookupQuery('listGoods'))

export const useCompanyNames = (enabled: boolean) =>
  useQuery({ ...apiQuery('listCompanies'), ...steady, enabled })

export const useHalls = (enabled = true) => useQuery({ ...apiQuery('listHalls'), ...steady, enabled })

export type Choices = readonly { key: number; label: string }[]

/**
 * What lists of loads and permits are filtered by, as options; and whether the one signed in sees several companies, and
 * the halls of several cities.
 */
export function useListChoices() {
  const { role } = useMember()
  const withCompany = seersOfMany.includes(role)
  const withCity = role !== 'LoadHallAdmin' && role !== 'ProductOwnerAdmin'
  const goods = useGoods().data?.rows
  const companies = useCompanyNames(withCompany).data?.rows
  const halls = useHalls(withCity).data?.rows
  return useMemo(
    () => ({
      withCompany,
      withCity,
      goods: goods?.map((row) => ({ key: row.id, label: row.kalaDesc })) ?? [],
      companies:
        companies?.map((row) => ({
          key: row.transportationCompanyId,
          label: row.transportationCompanyName,
        })) ?? [],
      cities: [...new Map(halls?.map((row) => [row.loadHallCityId, row.cityName]))].map(([key, label]) => ({
        key,
        label,
      })),
    }),
    [withCompany, withCity, goods, companies, halls],
  )
}
