import { preLoadRefusals } from '@bargah/contract/features/cargos/pre-loads.text.ts'
import type { Insertable } from 'kysely'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { forbidden, mustFind, notFound, refuse } from '../../kernel/errors.ts'
import type { Tables } from '../../kernel/tables.ts'
import { holdAddresses } from '../customers/customers.api.ts'
import { representsHall } from '../halls/halls.api.ts'
import { findDeclaringCompany, findNamedThings } from './cargos.store.ts'
import { mayKeep, mayKeepMore, proposeRange } from './pre-loads.rules.ts'
import {
  deleteKept,
  findLastRange,
  insertPreLoad,
  insertPreLoadsOf,
  lockPreLoads,
} from './pre-loads.store.ts'

export type PreLoad = Omit<Insertable<Tables['preLoads']>, 'companyId' | 'keptAt' | 'keptBy'> & {
  loaderTypeIds: number[]
}

/** Keeps a declaration under its name. Out: its id. */
export async function keepPreLoad(call: Call, preLoad: PreLoad): Promise<number> {
  const { userId } = sessionOf(call)
  const companyId = companyOf(call)
  return call.write(async (tx, now) => {
    const kept = await lockPreLoads(tx, companyId)
    refuse(mayKeep({ kept, more: 1, ...(await lookUp(tx, companyId, preLoad)) }), preLoadRefusals)
    return insertPreLoad(tx, { ...preLoad, companyId, keptAt: now, keptBy: userId })
  })
}

/** Keeps each of the company's cargos that are named: all, or none when one is not its own. Out: the ids of what is kept. */
export async function keepCargos(call: Call, cargoIds: readonly number[]): Promise<number[]> {
  const { userId } = sessionOf(call)
  const companyId = companyOf(call)
  return call.write(async (tx, now) => {
    const named = new Set(cargoIds)
    refuse(mayKeepMore(await lockPreLoads(tx, companyId), named.size), preLoadRefusals)
    const ids = await insertPreLoadsOf(tx, [...named], { companyId, userId, at: now })
    if (ids.length !== named.size) throw notFound('باری با این شماره')
    return ids
  })
}

/** Deletes one of the company's. Out: its name. */
export async function deletePreLoad(call: Call, id: number): Promise<string> {
  const companyId = companyOf(call)
  return call.write(async (tx) => {
    const deleted = await mustFind(deleteKept(tx, id, companyId), 'پیش‌اعلامی با این مشخصات')
    return deleted.name
  })
}

/** The range (km, 0 = anywhere) to propose for the caller's next free cargo. */
export async function showLastRange(call: Call): Promise<number> {
  const { productOwnerId } = sessionOf(call)
  if (productOwnerId !== null) return proposeRange(await findLastRange(call.db, { productOwnerId }), noLimits)
  const companyId = companyOf(call)
  const company = await findDeclaringCompany(call.db, companyId)
  return proposeRange(await findLastRange(call.db, { companyId }), company ?? noLimits)
}

const noLimits = { minLoadReserveRangeKm: null, maxLoadReserveRangeKm: null }

/** The company of whoever keeps; each of them has one. */
export function companyOf(call: Call): number {
  const { companyId } = sessionOf(call)
  if (companyId === null) throw forbidden()
  return companyId
}

/** What the declaration names: whether it is there, and whether the company is at home in its hall. */
async function lookUp(tx: Tx, companyId: number, preLoad: PreLoad) {
  const { hallId, packagingId, loaderTypeIds } = preLoad
  const addresses = [preLoad.senderAddressId, preLoad.receiverAddressId].filter(
    (id) => typeof id === 'number',
  )
  const destinationCityId = preLoad.destinationCityId ?? undefined
  const there = await findNamedThings(tx, {
    goodsId: preLoad.goodsId,
    packagingId: packagingId ?? 0,
    destinationCityId,
    loaderTypeIds,
  })
  return {
    represented: !hallId || (await representsHall(tx, companyId, hallId)),
    isThere: {
      goods: there.goods,
      packaging: !packagingId || there.packaging,
      city: destinationCityId === undefined || there.city,
      loaderTypes: there.loaderTypes === loaderTypeIds.length,
      customers: await holdAddresses(tx, companyId, addresses),
    },
  }
}
