import { Building2, MapPin, Package } from 'lucide-react'
import { useMemo } from 'react'
import { organizations, supporters } from '@bargah/contract/kernel/access.ts'
import type { Choices } from '../../ui/option.ts'
import { mayCall } from '../../kernel/calls.ts'
import { steady } from '../../kernel/query-client.ts'
import { useMember } from '../../kernel/session.ts'
import { useRead } from '../../kernel/use-read.ts'
import { useCustomerChoices } from '../customers/customer-filters.parts.tsx'
import { useCompanyChoices, useGoodsChoices, useHallCityChoices } from './choices.ts'

/** The column of the goods, filtered by a choice of several: of loads and of permits. */
export const goodsColumn = (options: Choices) =>
  ({
    shows: 'kalaDesc',
    width: 104,
    isWhole: true,
    filter: { kind: 'choice', own: 'KalaId', several: true, icon: <Package />, options, always: true },
  }) as const

export const companyColumn = (options: Choices) =>
  ({
    shows: 'transportationCompanyName',
    width: 120,
    isWhole: true,
    filter: {
      kind: 'choice',
      own: 'TransportationCompanyId',
      icon: <Building2 />,
      options,
      always: true,
    },
  }) as const

/** The filter by the city of the hall, which no column shows. */
export const hallCityFilter = (options: Choices) =>
  ({ kind: 'choice', own: 'LoadHallCityId', label: 'شهر سالن', icon: <MapPin />, options }) as const

const seersOfMany: readonly string[] = [...supporters, ...organizations, 'LoadHallAdmin']

/** What lists of loads and permits are filtered by, and whether the one signed in sees several companies or cities. */
export function useListChoices() {
  const { role } = useMember()
  const isHall = role === 'LoadHallAdmin'
  const withCompany = seersOfMany.includes(role)
  const withCity = !isHall && role !== 'ProductOwnerAdmin'
  // a company had few of all goods
  const goods = useGoodsChoices(useRead('listOwnGoods', { ...steady, enabled: mayCall('listOwnGoods') }).data)
  const companies = useCompanyChoices(withCompany)
  const cities = useHallCityChoices(withCity)
  const customers = useCustomerChoices()
  return useMemo(
    () => ({ isHall, withCompany, withCity, goods, companies, cities, customers }),
    [isHall, withCompany, withCity, goods, companies, cities, customers],
  )
}
