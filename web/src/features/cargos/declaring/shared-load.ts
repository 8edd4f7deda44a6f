import { splitPlace } from '../../../kernel/format.ts'
import type { SharedLoad } from './declare-ahead.rules.ts'
import type { DeclareNames } from './declare-confirm.tsx'
import type { DeclareValues } from './declare-values.ts'

/** In: a load's number, what was declared, and its names. Out: what of it may be passed on. */
export const sharedLoad = (id: number, values: DeclareValues, names: DeclareNames): SharedLoad => ({
  id,
  from: splitPlace(values.CargoSource.text).town,
  to: splitPlace(values.CargoDestination.text).town,
  goods: names.goods ?? '',
  weightKg: values.KalaWeight ?? 0,
  loaders: names.loaders,
  rentToman: values.CargoRent ?? 0,
  trucks: values.FreighterNumber,
})
