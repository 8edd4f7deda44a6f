import {
  openPermitStatuses,
  type PermitStatus,
  permitStatus,
} from '@bargah/contract/features/permits/permits.states.ts'
import type { Session } from '../../kernel/call.ts'
import { compiledFirst, compiledHas } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { mustFind, notFound } from '../../kernel/errors.ts'
import { insertPermitEvents } from './issue-permits.store.ts'
import { permitScope } from './permit-scope.store.ts'
import { hasRow, sql, toKeys } from '../../kernel/sql.ts'
import { issuesWaybillsAtOnce } from '../company-settings/company-settings.api.ts'

/** Whether a driver or a truck has an open permit, at whichever hall (rules 8.1). */
export const hasOpenPermit = compiledHas((db: Db, driverId: number, freighterId: number) =>
  db
    .selectFrom('permits')
    .select('id')
    .where(
      'status',
      'in',
      openPermitStatuses.map((status) => sql.lit(status)),
    )
    .where((eb) => eb.or([eb('driverId', '=', driverId), eb('freighterId', '=', freighterId)])),
)

/** What a load's company lets drivers do with it (rules 4.5); undefined when there is no such load. */
export const findReserveSettings = compiledFirst((db: Db, cargoId: number) =>
  db
    .selectFrom('cargos')
    .innerJoin('companies', 'companies.id', 'cargos.companyId')
    .select(['companies.reserveEntrancePermission', 'companies.loadSystemReserve'])
    .select(issuesWaybillsAtOnce.as('instantBill'))
    .where('cargos.id', '=', cargoId),
)

/** The live turn that another driver holds with this truck. */
export const findOthersTurn = compiledFirst((db: Db, driverId: number, freighterId: number) =>
  db
    .selectFrom('turns')
    .select(['id', 'expiresAt'])
    .where('status', '=', sql.lit('live'))
    .where('freighterId', '=', freighterId)
    .where('driverId', '<>', driverId),
)

const selectPermits = (tx: Tx, session: Session, permitId: number) =>
  tx
    .selectFrom('permits')
    .innerJoin('cargos', 'cargos.id', 'permits.cargoId')
    .innerJoin('companies', 'companies.id', 'permits.companyId')
    .leftJoin('turns', 'turns.id', 'permits.turnId')
    .select(['permits.id', 'permits.status', 'permits.cargoId', 'permits.companyId', 'permits.driverId'])
    .select(['permits.driverFeeRial', 'permits.companyFeeRial', 'permits.commissionRial'])
    .select([
      'permits.turnId',
      'cargos.hallId',
      'cargos.isHall',
      'turns.hallId as turnHallId',
      'turns.number as turnNumber',
      'companies.name as companyName',
    ])
    .where('permits.id', '=', permitId)
    .where(permitScope(session))

/**
 * What does not change of a permit: the hall of its cargo, what is locked before it (that hall and its turn’s, in order), its driver and the
 * turn that it used. Throws 404 for another's permit.
 */
export async function findPlaceOfPermit(tx: Tx, session: Session, permitId: number) {
  const permit = await mustFind(selectPermits(tx, session, permitId).executeTakeFirst(), 'مجوزی با این شماره')
  const { hallId, turnHallId, driverId, turnId, isHall } = permit
  const hallIds = [...new Set([hallId, turnHallId])].filter((id) => id !== null).sort((a, b) => a - b)
  return { hallId, hallIds, driverId, turnId, isHall }
}

/** A permit of the caller's, its row locked: after hall, driver and turn, before cargo. Throws 404 for another's. */
export async function lockPermit(tx: Tx, session: Session, permitId: number) {
  return mustFind(
    selectPermits(tx, session, permitId).forUpdate('permits').executeTakeFirst(),
    'مجوزی با این شماره',
  )
}

/** The same of several, locked in the order of their ids. Throws 404 when one is another's. */
export async function lockPermits(tx: Tx, session: Session, permitIds: readonly number[]) {
  const locked = await tx
    .selectFrom('permits')
    .select(['permits.id', 'permits.status'])
    .where('permits.id', '=', sql<number>`any(${toKeys(permitIds)})`)
    .where(permitScope(session))
    .orderBy('permits.id')
    .forUpdate('permits')
    .execute()
  if (locked.length < new Set(permitIds).size) throw notFound('مجوزی با این شماره')
  return locked
}
export type LockedPermit = Awaited<ReturnType<typeof lockPermit>>

type Step = { permitId: number; status: PermitStatus; at: Date; byUser: number }

type Told = { note?: string; withdrawnDocumentId?: number }

/** Moves a locked permit on, or back, and writes the step to its timeline. */
export async function setPermitStatus(tx: Tx, { at, note, ...step }: Step & Told): Promise<void> {
  await Promise.all([
    tx.updateTable('permits').set({ status: step.status }).where('id', '=', step.permitId).execute(),
    insertPermitEvents(tx, [{ ...step, note: note ?? null }], at),
  ])
}

/** Makes locked permits printed ones, and writes the step to their timelines. */
export async function setPermitsPrinted(tx: Tx, permitIds: readonly number[], by: PrintedBy): Promise<void> {
  if (permitIds.length === 0) return
  await Promise.all([
    tx
      .updateTable('permits')
      .set({ status: permitStatus.printed })
      .where('id', '=', sql<number>`any(${toKeys(permitIds)})`)
      .execute(),
    insertPrints(tx, permitIds, by),
  ])
}

/** Writes to timelines that permits were printed while their states say more than that; of each only the first time. */
export async function rememberPrints(tx: Tx, permitIds: readonly number[], by: PrintedBy): Promise<void> {
  if (permitIds.length === 0) return
  const already = await tx
    .selectFrom('permitEvents')
    .select('permitId')
    .where('permitId', '=', sql<number>`any(${toKeys(permitIds)})`)
    .where('status', '=', permitStatus.printed)
    .execute()
  const printed = new Set(already.map(({ permitId }) => permitId))
  const first = permitIds.filter((permitId) => !printed.has(permitId))
  if (first.length > 0) await insertPrints(tx, first, by)
}

type PrintedBy = { at: Date; byUser: number }
const insertPrints = (tx: Tx, permitIds: readonly number[], { at, byUser }: PrintedBy) =>
  insertPermitEvents(
    tx,
    permitIds.map((permitId) => ({ permitId, status: permitStatus.printed, byUser, note: null })),
    at,
  )

export async function setPermitVoided(
  tx: Tx,
  { permitId, reason, at, byUser }: Omit<Step, 'status'> & { reason: string },
): Promise<void> {
  await Promise.all([
    tx
      .updateTable('permits')
      .set({ status: permitStatus.voided, voidReason: reason })
      .where('id', '=', permitId)
      .execute(),
    insertPermitEvents(tx, [{ permitId, status: permitStatus.voided, byUser, note: reason }], at),
  ])
}

/** Whether work is left on a cargo's permits: one that is neither voided nor completed. */
export const hasUnfinishedPermit = (tx: Tx, cargoId: number): Promise<boolean> =>
  hasRow(
    tx
      .selectFrom('permits')
      .select('id')
      .where('cargoId', '=', cargoId)
      .where('status', 'not in', [permitStatus.voided, permitStatus.completed]),
  )

/** Where the load of a driver's own permit came from and goes; undefined for another's, and for one that was voided. */
export async function findEndsOfPermit(db: Db, driverId: number, permitId: number) {
  const row = await db
    .selectFrom('permits')
    .innerJoin('cargos', 'cargos.id', 'permits.cargoId')
    .select(['permits.status', 'origin', 'destination', 'originLatitude', 'originLongitude'])
    .select(['destinationLatitude', 'destinationLongitude'])
    .where('permits.id', '=', permitId)
    .where('permits.driverId', '=', driverId)
    .where('permits.status', '<>', permitStatus.voided)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    status: row.status,
    origin: row.origin,
    destination: row.destination,
    home: { latitude: row.originLatitude, longitude: row.originLongitude },
    end: { latitude: row.destinationLatitude, longitude: row.destinationLongitude },
  }
}
