import { TriangleAlert, WalletMinimal } from 'lucide-react'
import type { Declarer } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { askOfWeight } from '@bargah/contract/features/cargos/weight.text.ts'
import { isFarFromOfficial } from '@bargah/contract/features/cargos/pay.rules.ts'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial, formatToman } from '@bargah/contract/kernel/money.ts'
import { formatPackaging } from '../../../kernel/format.ts'
import { TopUp } from '../../../kernel/TopUp.tsx'
import { PendingPayment } from '../../payments/pending.parts.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import type { ConfirmWords } from '../../../ui/Dialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { isFarOff } from '../../../ui/price-scale.rules.ts'
import { sumInWords } from '../../../ui/sum-words.ts'
import { declareTexts, sayAnnouncement } from './declare.text.ts'
import type { Cost } from './declare-costs.ts'
import { packagesOf } from './declare-body.ts'
import type { DeclareValues } from './declare-values.ts'
import type { Choices } from '../../../ui/option.ts'
import {
  useCompanyChoices,
  useGoodsChoices,
  useLoaderGroups,
  usePackagingChoices,
} from '../../catalog/catalog.parts.ts'
import { useCompanyHall } from './declare.queries.ts'

/** What the ids of a declaration stand for. */
export type DeclareNames = {
  hall: string | undefined
  company: string | undefined
  goods: string | undefined
  packaging: string | undefined
  loaders: readonly string[]
}
export type Known = {
  by: Declarer
  names: DeclareNames
  cost: Cost | undefined
  /** The usual rents of the route, or the tariff's alone. */
  usual: { usualFrom: number; usualTo: number } | undefined
  /** The rent by the official rate, which counts where nothing usual is known. */
  officialToman: number | null | undefined
}

/** The last look before a cargo is announced: all that it says, and what looks wrong with its money. */
export const declareConfirm = (values: DeclareValues, known: Known): ConfirmWords => ({
  title: 'از درستی اطلاعات مطمئن هستید؟',
  consequence:
    known.by === 'company' ? 'بار با این مشخصات به رانندگان اعلام می‌شود.' : declareTexts.ownerPaysNothing,
  confirmLabel: known.by === 'company' ? 'بله، اعلام شود' : 'بله، فرستاده شود',
  cancelLabel: 'نه، بازبینی می‌کنم',
  busyLabel: 'در حال ثبت…',
  children: (
    <div className="stack">
      <DescriptionList items={factsOf(values, known)} />
      <WeightWarning weightKg={values.KalaWeight ?? 0} />
      <RentWarning rent={values.CargoRent ?? 0} {...known} />
      {known.by === 'company' && <MoneyNote cost={known.cost} />}
    </div>
  ),
})

function factsOf(values: DeclareValues, { by, names }: Known) {
  const kind = values.IsLoadHall ? 'بار سالن' : 'بار آزاد'
  return [
    by === 'company'
      ? { term: 'سالن', value: `${names.hall ?? ''}، ${kind}` }
      : { term: 'شرکت حمل', value: names.company },
    parties(values),
    { term: 'مسیر', value: `${values.CargoSource.text} به ${values.CargoDestination.text}` },
    {
      term: 'کالا',
      value: `${names.goods ?? ''}، ${formatPackaging(names.packaging ?? '', packagesOf(values))}`,
    },
    { term: 'وزن هر کامیون', value: `${formatNumber(values.KalaWeight ?? 0)} کیلوگرم` },
    { term: 'بارگیر', value: names.loaders.join('، ') },
    { term: 'تعداد کامیون', value: formatNumber(values.FreighterNumber) },
    { term: sums.rentPerTruck, value: <b>{formatToman(values.CargoRent ?? 0)}</b> },
    { term: 'زمان اعلام', value: sayAnnouncement(values) },
  ]
}

const parties = ({ sender, receiver }: DeclareValues) =>
  (sender ?? receiver) !== null && {
    term: 'فرستنده و گیرنده',
    value: [sender?.name, receiver?.name].map((name) => name ?? 'نام‌برده نشده').join('، '),
  }

export function WeightWarning({ weightKg }: { weightKg: number }) {
  const doubt = askOfWeight(weightKg)
  return (
    doubt && (
      <Note tone="warning" icon={<TriangleAlert />} title={doubt.title}>
        {doubt.asks}
      </Note>
    )
  )
}

type RentAsked = { rent: number } & Pick<Known, 'usual' | 'officialToman'>
export function RentWarning({ rent, usual, officialToman }: RentAsked) {
  if (usual && isFarOff(rent, usual)) return <FarRent {...{ rent }} from="معمول" is={sayRange(usual)} />
  if (usual || !officialToman || !isFarFromOfficial(rent, officialToman)) return null
  return <FarRent {...{ rent }} from="نرخ رسمی" is={formatToman(officialToman)} />
}

const sayRange = ({ usualFrom, usualTo }: { usualFrom: number; usualTo: number }) =>
  usualFrom === usualTo ? formatToman(usualFrom) : `${formatNumber(usualFrom)} تا ${formatToman(usualTo)}`

const FarRent = ({ rent, from, is }: { rent: number; from: string; is: string }) => (
  <Note tone="warning" icon={<TriangleAlert />} title={`این کرایه از ${from} این مسیر بسیار دور است`}>
    {sumInWords(rent, 'تومان')} نوشته‌اید؛ {from} {is} است. صفرها را یک بار دیگر ببینید.
  </Note>
)

/** In rials, as the box beside the form has the same sum; rents are toman. */
export function MoneyNote({ cost }: { cost: Cost | undefined }) {
  if (!cost) return <Note icon={<WalletMinimal />}>{declareTexts.costPending}</Note>
  const more = cost.hold - cost.held
  const hold = formatRial(more)
  if (cost.left !== null && cost.left < 0)
    return (
      <Note tone="danger" icon={<WalletMinimal />} title="موجودی کیف پول کافی نیست">
        {hold} لازم است و {formatRial(-cost.left)} کم دارید؛ کیف پول را افزایش دهید یا تعداد را کم کنید.
        <PendingPayment />
        <TopUp lackingRial={-cost.left} />
      </Note>
    )
  if (more === 0) return null
  return (
    <Note tone="info" icon={<WalletMinimal />}>
      {more > 0
        ? `${hold} ${cost.held > 0 ? 'دیگر ' : ''}از کیف پول بلوکه می‌شود.`
        : `${formatRial(-more)} به کیف پول برمی‌گردد.`}
    </Note>
  )
}

export const labelOf = (choices: Choices, id: number | null) => choices.find(({ key }) => key === id)?.label

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
