import { useMemo } from 'react'
import { organizations, supporters } from '@bargah/contract/kernel/access.ts'
import { useMember } from '../../kernel/session.ts'
import { useCustomerChoices } from '../customers/customer-filters.parts.tsx'
import { useCompanyChoices } from './companies.choices.ts'
import { useGoodsChoices } from './goods.choices.ts'
import { useHallCityChoices } from './halls.choices.ts'

const seersOfMany: readonly string[] = [...supporters, ...organizations, 'LoadHallAdmin']

/** What lists of loads and permits are filtered by, and whether the one signed in sees several companies or cities. */
export function useListChoices() {
  const { role } = useMember()
  const isHall = role === 'LoadHallAdmin'
  const withCompany = seersOfMany.includes(role)
  const withCity = !isHall && role !== 'ProductOwnerAdmin'
  const goods = useGoodsChoices()
  const companies = useCompanyChoices(withCompany)
  const cities = useHallCityChoices(withCity)
  const customers = useCustomerChoices()
  return useMemo(
    () => ({ isHall, withCompany, withCity, goods, companies, cities, customers }),
    [isHall, withCompany, withCity, goods, companies, cities, customers],
  )
}
