import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { greatCircleKm } from '@bargah/contract/kernel/geo.ts'
import type { CallData } from '../../../kernel/api.ts'
import type { DeclareValues, PlaceValue } from './declare-values.ts'
import { useCompanyHall } from './declare.queries.ts'

export type LoadingHall = Pick<
  CallData<'listCompanyHalls'>['rows'][number],
  'loadHallId' | 'loadHallName' | 'loadHallLat' | 'loadHallLong' | 'cargoOriginKm'
>

/** The hall near which a load is loaded; a free load, and a product owner's, is of none. */
export function useLoadingHall(values: DeclareValues, by: Declarer): LoadingHall | undefined {
  return useCompanyHall(values.IsLoadHall ? values.LoadHallId : null, by === 'company')
}

/** Whether a place is farther from the hall than its loads may be loaded. */
export const isTooFarFrom = (hall: LoadingHall, { point }: Pick<PlaceValue, 'point'>): boolean =>
  point !== null &&
  greatCircleKm({ latitude: hall.loadHallLat, longitude: hall.loadHallLong }, point) > hall.cargoOriginKm
