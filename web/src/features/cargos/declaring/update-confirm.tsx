import type { ConfirmWords } from '../../../ui/Dialog.tsx'
import { useGoodsChoices, useLoaderGroups, usePackagingChoices } from '../../catalog/catalog.parts.ts'
import type { LoadChange } from './declare-changes.ts'
import { type Known, labelOf, MoneyNote, RentWarning, WeightWarning } from './declare-confirm.tsx'
import { useCompanyHalls } from './declare.queries.ts'
import type { DeclareValues } from './declare-values.ts'
import { LoadChanges } from './OvertakenNote.tsx'

type Update = Omit<Known, 'by' | 'names'> & { changes: readonly LoadChange[] }

/** The last look before a load is changed: what of it, from old to new. */
export const updateConfirm = (values: DeclareValues, { changes, cost, ...rents }: Update): ConfirmWords => ({
  title: 'این تغییرها ثبت شود؟',
  consequence:
    changes.length > 0 ? 'رانندگان از این پس بار را با این مشخصات می‌بینند.' : 'هنوز چیزی عوض نشده است.',
  confirmLabel: 'بله، ویرایش شود',
  cancelLabel: 'نه، بازبینی می‌کنم',
  busyLabel: 'در حال ثبت…',
  children: (
    <div className="stack">
      <LoadChanges changes={changes} />
      <WeightWarning weightKg={values.KalaWeight ?? 0} />
      <RentWarning rent={values.CargoRent ?? 0} {...rents} />
      <MoneyNote cost={cost} />
    </div>
  ),
})

/** Out: what tells a form of a company with what its ids stand for; `hallName` is that of a hall which it may no longer choose. */
export function useTold(hallName: string | null) {
  const halls = useCompanyHalls(true).data?.rows ?? []
  const goods = useGoodsChoices()
  const packagings = usePackagingChoices()
  const loaders = useLoaderGroups().flatMap(({ options }) => options)
  return (values: DeclareValues) => ({
    values,
    names: {
      hall: halls.find(({ loadHallId }) => loadHallId === values.LoadHallId)?.loadHallName ?? hallName ?? '',
      company: undefined,
      goods: labelOf(goods, values.KalaId),
      packaging: labelOf(packagings, values.BastebandyId),
      loaders: loaders.filter(({ key }) => values.LoaderTypeIds.includes(key)).map(({ label }) => label),
    },
  })
}
