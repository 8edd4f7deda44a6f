import type { Tx } from '../../kernel/database.ts'
import { mustFind, notFound } from '../../kernel/errors.ts'
import type { AnyKind } from './applicant-kind.ts'

const applicants = (tx: Tx, { table, fullName, isThere }: AnyKind) =>
  tx
    .selectFrom(table)
    .select(['id', 'nationalId', 'mobile', 'isAccepted', 'rejectedAt', 'registeredHash'])
    .select(fullName.as('name'))
    .where(isThere)
    .orderBy('id')
    .forUpdate()

/** Locks one. Throws 404 when there is none. */
export async function lockApplicant(tx: Tx, kind: AnyKind, id: number) {
  return mustFind(applicants(tx, kind).where('id', '=', id).executeTakeFirst(), kind.missing)
}
export type Applicant = Awaited<ReturnType<typeof lockApplicant>>

/** Locks all that registered under a national id. Out: whether one of them was accepted. */
export async function isTaken(tx: Tx, kind: AnyKind, nationalId: string): Promise<boolean> {
  const known = await applicants(tx, kind).where('nationalId', '=', nationalId).execute()
  return known.some(({ isAccepted }) => isAccepted)
}

/** Locks a registration and the others of its national id. Throws 404 when there is none. */
export async function lockRegistrations(tx: Tx, kind: AnyKind, id: number) {
  const all = await applicants(tx, kind)
    .where('nationalId', '=', (eb) => eb.selectFrom(kind.table).select('nationalId').where('id', '=', id))
    .execute()
  const applicant = all.find((one) => one.id === id)
  if (!applicant) throw notFound(kind.missing)
  return { applicant, others: all.filter((one) => one !== applicant) }
}

/** The accounts that one signs in with. */
export async function findUsersOf(tx: Tx, { owner, role }: AnyKind, id: number): Promise<number[]> {
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where(owner, '=', id)
    .where('role', '=', role)
    .orderBy('id')
    .execute()
  return users.map((user) => user.id)
}

type Ended = { nationalId: string; mobile: string; reason: string; at: Date }

/** Ends what waits that the same mobile registered under a national id before. */
export const endEarlier = (tx: Tx, { table, isThere }: AnyKind, { nationalId, mobile, reason, at }: Ended) =>
  tx
    .updateTable(table)
    .set({ rejectedAt: at, rejectReason: reason })
    .where('nationalId', '=', nationalId)
    .where('mobile', '=', mobile)
    .where('isAccepted', '=', false)
    .where('rejectedAt', 'is', null)
    .where('addedBy', 'is', null)
    .where(isThere)
    .execute()

type Named = Pick<Applicant, 'id' | 'name' | 'nationalId' | 'mobile'>

/** An account of its name that another registration of its national id was given, before accounts waited, becomes this one's. */
export const moveAccountTo = (tx: Tx, kind: AnyKind, { id, name, nationalId, mobile }: Named) =>
  tx
    .updateTable('users')
    .set({ ...kind.belongsTo(id), fullName: name, mobile })
    .where('role', '=', kind.role)
    .where('username', '=', kind.usernameOf(nationalId))
    .where(kind.owner, 'in', (eb) =>
      eb
        .selectFrom(kind.table)
        .select(`${kind.table}.id`)
        .where('nationalId', '=', nationalId)
        .where('isAccepted', '=', false)
        .where(`${kind.table}.id`, '<>', id),
    )
    .execute()

/** Whether somebody can sign in for it. */
export const hasAccount = async (tx: Tx, kind: AnyKind, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where(kind.owner, '=', id)
    .where('role', '=', kind.role)
    .executeTakeFirst()) !== undefined

/** Its accounts are called as it is called now. */
export async function renameAccounts(tx: Tx, kind: AnyKind, id: number): Promise<void> {
  const { name, mobile } = await lockApplicant(tx, kind, id)
  await tx
    .updateTable('users')
    .set({ fullName: name, mobile })
    .where(kind.owner, '=', id)
    .where('role', '=', kind.role)
    .execute()
}

export const setAccepted = (tx: Tx, { table }: AnyKind, id: number, at: Date) =>
  tx
    .updateTable(table)
    .set({ isAccepted: true, acceptedAt: at, rejectedAt: null, rejectReason: null, registeredHash: null })
    .where('id', '=', id)
    .execute()

type Rejected = { reason: string; at: Date }

export const setRejected = (tx: Tx, { table }: AnyKind, id: number, { reason, at }: Rejected) =>
  tx.updateTable(table).set({ rejectedAt: at, rejectReason: reason }).where('id', '=', id).execute()
