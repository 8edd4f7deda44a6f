import { Building2, MapPin, Package } from 'lucide-react'
import type { Choices } from '../../ui/option.ts'

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
