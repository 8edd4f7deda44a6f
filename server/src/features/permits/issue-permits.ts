import { permitStatus, type ReserveType } from '@bargah/contract/features/permits/permits.states.ts'
import type { Tx } from '../../kernel/database.ts'
import { accountOf, accountsOf, postTransfers, type Transfer } from '../wallet/wallet.api.ts'
import {
  findCargoRoutes,
  type PermitToIssue,
  insertPermitEvents,
  insertPermits,
  type LogEnd,
  type NewPermitEvent,
  setLogEnd,
  takePermitIds,
} from './issue-permits.store.ts'
import { tellIssued } from './tell-permits.ts'

/** A load that is given, by a company whose permits may count as printed. */
export type Grant = PermitToIssue & {
  /** The company's permits count as printed at once (rules 12.5). */
  instantBill: boolean
}

type Issuing = {
  at: Date
  byUser: number | null
  reserveType: ReserveType
  /** The permits' ids in the order of the grants, where they were taken before. */
  permitIds?: readonly number[]
  /** The log's end, where it has told of the permits already. */
  logEnd?: LogEnd
}

/**
 * Writes the permits of grants whose trucks are taken already, and moves their money: the company's share from what it
 * holds, the driver's fee from his wallet (rules 13.4, 13.5); tells them so. Out: the permits' ids in the order of the grants.
 */
export async function issuePermits(
  tx: Tx,
  grants: readonly Grant[],
  given: Issuing,
): Promise<readonly number[]> {
  if (grants.length === 0) return []
  const cargoIds = [...new Set(grants.map((grant) => grant.cargoId))]
  const [permitIds, feesOf, routes] = await Promise.all([
    given.permitIds ?? takePermitIds(tx, grants.length),
    loadPayers(tx, grants),
    findCargoRoutes(tx, cargoIds),
  ])
  const permits = grants.map(({ instantBill, ...grant }, i) => ({
    ...grant,
    id: permitIds[i] as number,
    status: instantBill ? permitStatus.printed : permitStatus.issued,
  }))
  const issued = grants.map(({ cargoId, driverId }, i) => ({
    permitId: permitIds[i] as number,
    cargoId,
    driverId,
  }))
  await Promise.all([
    insertPermits(tx, permits, { ...given, end: given.logEnd ?? null }),
    insertPermitEvents(tx, eventsOf(grants, permitIds, given), given.at),
    postTransfers(tx, feesOf(permitIds), given),
    tellIssued(tx, issued, routes, given),
  ])
  return permitIds
}

const instantly = 'صدور آنی'

function eventsOf(
  grants: readonly Grant[],
  permitIds: readonly number[],
  { byUser }: Issuing,
): NewPermitEvent[] {
  return grants.flatMap(({ instantBill }, i) => {
    const permitId = permitIds[i] as number
    const issued = { permitId, status: permitStatus.issued, byUser, note: null }
    return instantBill
      ? [issued, { permitId, status: permitStatus.printed, byUser: null, note: instantly }]
      : [issued]
  })
}

/** Finds the accounts that pay for loads. Out: what is paid, once the permits have their ids. */
async function loadPayers(tx: Tx, grants: readonly Grant[]) {
  const idsOf = (of: (grant: Grant) => number) => grants.map(of)
  const [income, drivers, held] = await Promise.all([
    accountOf(tx, { platform: 'income' }),
    accountsOf(
      tx,
      'driver',
      idsOf((grant) => grant.driverId),
    ),
    accountsOf(
      tx,
      'company_held',
      idsOf((grant) => grant.companyId),
    ),
  ])
  return (permitIds: readonly number[]): Transfer[] =>
    grants.flatMap((grant, i) => {
      const about = { creditAccountId: income, cargoId: grant.cargoId, permitId: permitIds[i] }
      const share = grant.companyFeeRial + grant.commissionRial
      const fees: Transfer[] = []
      // who owes nothing may have no account yet: it is opened at its first use
      if (share > 0)
        fees.push({
          ...about,
          kind: 'company_fee',
          debitAccountId: accountIn(held, grant.companyId),
          amountRial: share,
        })
      if (grant.driverFeeRial > 0)
        fees.push({
          ...about,
          kind: 'driver_fee',
          debitAccountId: accountIn(drivers, grant.driverId),
          amountRial: grant.driverFeeRial,
        })
      return fees
    })
}

function accountIn(accounts: ReadonlyMap<number, number>, ownerId: number): number {
  const account = accounts.get(ownerId)
  if (account === undefined) throw new Error(`owner ${ownerId} has no account`)
  return account
}

/** Remembers on permits root and size of the hall's log at their issue, to be printed (rules 11.14). */
export const rememberLogHead = (tx: Tx, permitIds: readonly number[], end: LogEnd) =>
  setLogEnd(tx, permitIds, end)
