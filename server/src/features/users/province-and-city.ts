import type { Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { findProvinceOf, isProvince } from './users.store.ts'

/** Who a user is and where, as Admin says. */
export type Person = {
  fullName: string
  email: string
  mobile: string | undefined
  provinceId: number | undefined
  cityId: number | undefined
}

/** Where somebody is: in a city, which knows its province, or in a province alone. Throws 404 for one that is not there. */
export async function findProvinceAndCity(
  tx: Tx,
  { provinceId, cityId }: Pick<Person, 'provinceId' | 'cityId'>,
) {
  if (cityId !== undefined) {
    const found = await findProvinceOf(tx, cityId)
    if (found === undefined) throw notFound('شهری با این مشخصات')
    return { provinceId: found, cityId }
  }
  if (provinceId !== undefined && !(await isProvince(tx, provinceId))) throw notFound('استانی با این مشخصات')
  return { provinceId: provinceId ?? null, cityId: null }
}
