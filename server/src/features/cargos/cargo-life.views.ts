import type { CargoLife, CargoStep } from '@bargah/contract/features/cargos/cargo-life.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { isOneOf, organizations, type Role, roleLabels, supporters } from '@bargah/contract/kernel/access.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import { cargoScope, maySeeCargo } from './cargo-scope.store.ts'
import { computeHold, computeReviewUntil } from './cargos.rules.ts'
import { findCargoForChoice, findFreezing } from './cargos.store.ts'
import { whyNotReturned } from './why-not-returned.ts'

/** What happened to a cargo so far, and what its end would do. Throws 404 when it is not the caller's. */
export async function showCargoLife(db: Db, session: Session, cargoId: number): Promise<CargoLife> {
  const cargo = (await maySeeCargo(db, session, cargoId)) && (await findCargoForChoice(db, cargoId))
  if (!cargo) throw notFound('باری با این شماره')
  const round = await findFreezing(db, cargoId)
  const isOutsider = !isOneOf(session.role, supporters) && session.companyId === null
  const steps = [...(await listEvents(db, session, cargoId)), ...(await listRoundsOf(db, cargoId))]
  const isWaiting = cargo.status === cargoStatus.awaitingReview
  const isOver = cargo.status === cargoStatus.finished
  return {
    cargoStatus: cargo.status,
    announcedAt: isoInstant(cargo.announcedAt),
    freighterNumber: cargo.truckCount,
    remaining: cargo.remaining,
    permitCount: cargo.truckCount - cargo.remaining,
    waitingCount: round ? await countWaiting(db, cargoId) : 0,
    releaseRial: isOutsider ? null : isWaiting || isOver ? 0 : computeHold(cargo, cargo.remaining),
    round: round ? { opensAt: isoInstant(round.opensAt), closesAt: isoInstant(round.closesAt) } : null,
    notReturned: isOver ? ((await whyNotReturned(db, cargo, session))?.sentence ?? null) : null,
    reviewUntil: isWaiting ? isoInstant(computeReviewUntil(cargo.declaredAt)) : null,
    steps: steps.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))),
  }
}

async function countWaiting(db: Db, cargoId: number): Promise<number> {
  const { count } = await db
    .selectFrom('priorities')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cargoId', '=', cargoId)
    .where('status', '=', sql.lit(priorityStatus.waiting))
    .executeTakeFirstOrThrow()
  return count
}

const nothing = {
  reason: null,
  fromStatus: null,
  toStatus: null,
  permitId: null,
  driverName: null,
  round: null,
}

async function listEvents(db: Db, session: Session, cargoId: number): Promise<CargoStep[]> {
  const rows = await db
    .selectFrom('cargoEvents')
    .leftJoin('users', 'users.id', 'cargoEvents.byUser')
    .leftJoin('companies', 'companies.id', 'users.companyId')
    .leftJoin('permits', 'permits.id', 'cargoEvents.permitId')
    .leftJoin('drivers', 'drivers.id', 'permits.driverId')
    .select(['cargoEvents.kind', 'cargoEvents.at', 'cargoEvents.reason', 'cargoEvents.permitId'])
    .select(['cargoEvents.fromStatus', 'cargoEvents.toStatus'])
    .select(['users.fullName', 'users.role', 'companies.name as companyName'])
    .select(sql<string | null>`drivers.first_name || ' ' || drivers.last_name`.as('driverName'))
    .where('cargoEvents.cargoId', '=', cargoId)
    .orderBy('cargoEvents.id')
    .execute()
  return rows.map(({ at, fullName, role, companyName, ...event }) => ({
    ...nothing,
    ...event,
    at: isoInstant(at),
    by: fullName && role ? nameOf({ fullName, role, companyName }, session) : null,
  }))
}

type Doer = { fullName: string; role: Role; companyName: string | null }

/** Who did it, with his office; those outside of company and support read the office alone. */
function nameOf({ fullName, role, companyName }: Doer, reader: Session): string {
  const office = companyName ?? roleLabels[role]
  const isOutsider = isOneOf(reader.role, [...organizations, 'ProductOwnerAdmin', 'LoadHallAdmin'])
  const isOwn = role === 'ProductOwnerAdmin'
  if (fullName === office || (isOutsider && !isOwn)) return office
  return `${fullName}، ${office}`
}

/** The settled rounds that the cargo was in, with what came of it in each. */
async function listRoundsOf(db: Db, cargoId: number): Promise<CargoStep[]> {
  const { rows } = await sql<{
    id: number
    opensAt: Date
    settledAt: Date
    requests: number
    granted: number
    gotBetter: number
  }>`
    select rounds.id, opens_at, settled_at, count(priorities.id)::int as requests,
      count(*) filter (where reason = 'granted')::int as granted,
      count(*) filter (where reason = 'own_better_choice')::int as got_better
    from round_cargos join rounds on rounds.id = round_id
      left join priorities on priorities.round_id = rounds.id and priorities.cargo_id = round_cargos.cargo_id
    where round_cargos.cargo_id = ${cargoId} and settled_at is not null
    group by rounds.id order by rounds.id`.execute(db)
  return rows.map(({ settledAt, opensAt, ...round }) => ({
    ...nothing,
    kind: 'round',
    at: isoInstant(settledAt),
    by: null,
    round: { ...round, opensAt: isoInstant(opensAt) },
  }))
}

type OwnerRecord = { isAccepted: boolean; loads: number; rejected: number }
type Of = { id: number; productOwnerId: number | null }

/** Whose cargo it is: whether he is accepted, his other cargos that the session may see, and how many were rejected. */
export async function showOwnerRecord(db: Db, session: Session, { id, productOwnerId }: Of) {
  const { rows } = await sql<OwnerRecord>`
    select is_accepted, count(cargos.id)::int as loads, count(cargos.id) filter (
      where cargos.status = ${sql.lit(cargoStatus.finished)}
        and exists (select from cargo_events where cargo_id = cargos.id and kind = 'rejected'))::int as rejected
    from product_owners left join cargos on cargos.product_owner_id = product_owners.id
      and cargos.id <> ${id} and ${cargoScope(session)}
    where product_owners.id = ${productOwnerId} group by product_owners.id`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a cargo that awaits review has an owner')
  return found
}
