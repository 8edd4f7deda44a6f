import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'

/** What an administrator writes down of a company. */
export type CompanyValues = {
  TransportationCompanyName: string
  NationalId: string
  Mobile: string
  Tell: string
  Email: string
  PostalCode: string
  province: number | null
  CityId: number | null
  Address: string
}

const labels = {
  TransportationCompanyName: 'نام شرکت',
  NationalId: 'شناسهٔ ملی',
  Mobile: 'شمارهٔ موبایل',
  Tell: 'تلفن',
  PostalCode: 'کد پستی',
  city: 'شهر',
  Email: 'ایمیل',
  Address: 'نشانی',
} as const
type Said = Record<keyof typeof labels, string>

const sayOf = ({ province: _province, CityId: _city, ...texts }: CompanyValues, city: string): Said => ({
  ...texts,
  city,
})

export type Written = { values: CompanyValues; city: string }

/** In: what stands of a company, and what was written. Out: what the saving changes, a line each, in the form's order. */
export function sayCompanyChanges(before: Written, after: Written): { term: string; value: string }[] {
  const [was, becomes] = [sayOf(before.values, before.city), sayOf(after.values, after.city)]
  return (Object.keys(labels) as (keyof Said)[]).flatMap((name) => {
    const [from, to] = [was[name].trim(), becomes[name].trim()]
    return from === to ? [] : [{ term: labels[name], value: toPersianDigits(sayChange(from, to)) }]
  })
}

function sayChange(from: string, to: string): string {
  if (from === '') return `«${to}» نوشته می‌شود`
  return to === '' ? `«${from}» برداشته می‌شود` : `از «${from}» به «${to}»`
}
