import { loadShape } from '@bargah/contract/features/cargos/load-fields.schema.ts'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { noteOf } from '@bargah/contract/kernel/fields.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import type { DeclareNames } from './declare-confirm.tsx'
import { sayAnnouncement } from './declare.text.ts'
import type { DeclareValues } from './declare-values.ts'

/** A form, and what its ids stand for. */
type Told = { values: DeclareValues; names: DeclareNames }
/** What an edit makes of one thing that a load says. */
export type LoadChange = { term: string; from: string; to: string }

const none = 'خالی'
const titleOf = (wire: keyof typeof loadShape) => noteOf(loadShape[wire])?.title ?? wire
const kg = (weight: number | null) => (weight === null ? '' : `${formatNumber(weight)} کیلوگرم`)
const toman = (sum: number | null) => (sum === null ? '' : formatToman(sum))

/** Everything that a company's load says, as a person reads it; the count of packages none of bulk. */
const sayAll = ({ values, names }: Told): [term: string, said: string][] => [
  ['سالن', names.hall ?? ''],
  ['نوع بار', values.IsLoadHall ? 'بار سالن' : 'بار آزاد'],
  ['فرستنده', values.sender?.name ?? ''],
  ['گیرنده', values.receiver?.name ?? ''],
  [titleOf('CargoSource'), values.CargoSource.text],
  [titleOf('CargoDestination'), values.CargoDestination.text],
  [titleOf('KalaId'), names.goods ?? ''],
  [titleOf('KalaValue'), toman(values.KalaValue)],
  ['وزن هر کامیون', kg(values.KalaWeight)],
  [titleOf('BastebandyId'), names.packaging ?? ''],
  [
    titleOf('BastebandyNumber'),
    values.BastebandyNumber === null ? '' : formatNumber(values.BastebandyNumber),
  ],
  [titleOf('LoaderTypeIds'), names.loaders.join('، ')],
  [titleOf('FreighterNumber'), formatNumber(values.FreighterNumber)],
  [sums.rentPerTruck, toman(values.CargoRent)],
  [titleOf('CargoRange'), values.IsLoadHall ? '' : `${formatNumber(values.CargoRange ?? 0)} کیلومتر`],
  ['زمان اعلام', sayAnnouncement(values)],
  [titleOf('Tel'), fa(values.Tel)],
  [titleOf('Description'), fa(values.Description)],
  [titleOf('Isg'), fa(values.Isg)],
  [titleOf('ShippingOrder'), fa(values.ShippingOrder)],
]

/** In: a load as it stands, and as a form would have it. Out: what differs, as a person reads it. */
export function changesOf(before: Told, after: Told): LoadChange[] {
  const from = new Map(sayAll(before))
  return sayAll(after).flatMap(([term, to]) => {
    const was = from.get(term) ?? ''
    return was === to ? [] : [{ term, from: was || none, to: to || none }]
  })
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** In: a form, how it opened, and how the load stands by now. Out: as it stands, but for what was written in the form. */
export function takeNewest(
  values: DeclareValues,
  opened: DeclareValues,
  newest: DeclareValues,
): DeclareValues {
  const names = Object.keys(values) as (keyof DeclareValues)[]
  const written = names.filter((name) => !isSame(values[name], opened[name]))
  return { ...newest, ...Object.fromEntries(written.map((name) => [name, values[name]])) }
}
