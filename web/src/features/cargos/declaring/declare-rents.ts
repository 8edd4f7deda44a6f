import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { mostWeightKg } from '@bargah/contract/features/cargos/load-fields.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { declareTexts, noRents } from './declare.text.ts'
import type { DeclareValues } from './declare-values.ts'

/** In: what stands in the field of the weight, kg. Out: the weight to ask for rents with; null where there is none that may be. */
export const weightToAsk = (weightKg: number | null): number | null =>
  weightKg !== null && weightKg >= 1 && weightKg <= mostWeightKg ? weightKg : null

const weightFirst = `وزن بار باید از ۱ تا ${formatNumber(mostWeightKg)} کیلوگرم باشد تا کرایه‌های معمول این مسیر این‌جا بیاید.`

/** `rents`: null where the route has none, undefined while they are not known. */
type Asked = { by: Declarer; values: DeclareValues; rents: null | undefined; loaderGroup: string | undefined }

/** Out: what stands in the place of the usual rents: what they wait for, or that there are none. */
export function whyNoRents({ by, values, rents, loaderGroup }: Asked): string {
  const { IsLoadHall, LoadHallId, CityDestinationId, CargoSource, CargoDestination, KalaWeight } = values
  const isRouteKnown =
    by === 'company' && IsLoadHall
      ? LoadHallId !== null && CityDestinationId !== null
      : Boolean(CargoSource.point && CargoDestination.point)
  if (!isRouteKnown) return declareTexts.noRentsYet[by]
  if (KalaWeight !== null && weightToAsk(KalaWeight) === null) return weightFirst
  return rents === null ? noRents(loaderGroup, KalaWeight !== null) : declareTexts.noRentsYet[by]
}
