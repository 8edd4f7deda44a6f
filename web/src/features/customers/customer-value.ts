import type { CustomerAddressRow } from '@bargah/contract/features/customers/customers.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'

/** Who sends or receives, and at which of his addresses. The code is known once he was chosen from the list. */
export type CustomerValue = { customerId: number; addressId: number; name: string; code: string | null }

/** Where he is, as the place of a cargo: the address round the city's name, and where the city lies. */
export type CustomerPlace = { cityId: number; text: string; name: string; point: Point }

const longestPlace = 300

export const placeOfAddress = (row: CustomerAddressRow): CustomerPlace => ({
  cityId: row.cityId,
  text: `${row.cityName}، ${row.address}`.slice(0, longestPlace),
  name: row.cityName,
  point: { latitude: row.latitude, longitude: row.longitude },
})

/** «در ۹ بار فرستنده، در ۳ بار گیرنده». */
export function sayUse({
  sentCount,
  receivedCount,
}: Pick<CustomerAddressRow, 'sentCount' | 'receivedCount'>) {
  const said = [
    sentCount > 0 && `در ${formatNumber(sentCount)} بار فرستنده`,
    receivedCount > 0 && `در ${formatNumber(receivedCount)} بار گیرنده`,
  ].filter((one) => one !== false)
  return said.length > 0 ? said.join('، ') : 'هنوز در باری نیامده است'
}

type Reached = Pick<CustomerAddressRow, 'postalCode' | 'telephone' | 'mobile'>

/** «کد پستی ۷۹۱۷۱۸۳۴۶۱، تلفن ۰۷۶۳۳۵۳۰۰۱۰»; empty when nothing is known. */
export const sayReach = ({ postalCode, telephone, mobile }: Reached) =>
  [
    postalCode && `کد پستی ${toPersianDigits(postalCode)}`,
    telephone && `تلفن ${toPersianDigits(telephone)}`,
    mobile && `موبایل ${toPersianDigits(mobile)}`,
  ]
    .filter(Boolean)
    .join('، ')
