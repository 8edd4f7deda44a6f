import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import type { Choices } from '../../../ui/option.ts'
import {
  useCompanyChoices,
  useGoodsChoices,
  useLoaderGroups,
  usePackagingChoices,
} from '../../catalog/catalog.parts.ts'
import { useCompanyHall } from './declare.queries.ts'
import type { DeclareNames } from './declare-confirm.tsx'
import type { DeclareValues } from './declare-values.ts'

const labelOf = (choices: Choices, id: number | null) => choices.find(({ key }) => key === id)?.label

export function useDeclareNames(values: DeclareValues, by: Declarer): DeclareNames {
  const loaders = useLoaderGroups().flatMap(({ options }) => options)
  return {
    hall: useCompanyHall(values.LoadHallId, by === 'company')?.loadHallName,
    company: labelOf(useCompanyChoices(by === 'productOwner'), values.TransportationCompanyId),
    goods: labelOf(useGoodsChoices(), values.KalaId),
    packaging: labelOf(usePackagingChoices(), values.BastebandyId),
    loaders: loaders.filter(({ key }) => values.LoaderTypeIds.includes(key)).map(({ label }) => label),
  }
}
