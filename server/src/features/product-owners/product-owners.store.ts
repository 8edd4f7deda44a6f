import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { ownerUsername } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { literals, sql } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'

/** What a product owner says of himself. */
export type OwnerFacts = Pick<
  Insertable<Tables['productOwners']>,
  'firstName' | 'lastName' | 'nationalId' | 'mobile'
> & { cityId: number }

/** A person's whole name; a firm's is its first. */
export const fullNameOf = ({ firstName, lastName }: Pick<OwnerFacts, 'firstName' | 'lastName'>): string =>
  lastName ? `${firstName} ${lastName}` : firstName

/** Locks a product owner. Throws 404 when there is none. */
export async function lockOwner(tx: Tx, id: number) {
  const owner = await tx
    .selectFrom('productOwners')
    .select(['id', 'firstName', 'lastName', 'nationalId', 'mobile', 'status'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!owner) throw notFound('صاحب کالایی با این شماره')
  return owner
}

/** Locks all who registered under a national code. Out: whether one of them was accepted. */
export async function isTaken(tx: Tx, nationalId: string): Promise<boolean> {
  const known = await tx
    .selectFrom('productOwners')
    .select(['id', 'isAccepted'])
    .where('nationalId', '=', nationalId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return known.some(({ isAccepted }) => isAccepted)
}

/** Locks a registration and the others of its code. Throws 404 when there is none. */
export async function lockRegistrations(tx: Tx, id: number) {
  const all = await tx
    .selectFrom('productOwners')
    .select(['id', 'firstName', 'lastName', 'nationalId', 'mobile', 'status', 'registeredHash'])
    .where('nationalId', '=', (eb) =>
      eb.selectFrom('productOwners').select('nationalId').where('id', '=', id),
    )
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const owner = all.find((one) => one.id === id)
  if (!owner) throw notFound('صاحب کالایی با این شماره')
  return { owner, others: all.filter((one) => one !== owner) }
}

/** Whether a product owner has an account, or registered and was told the name of one. */
export async function hasAccount(tx: Tx, ownerId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('productOwners')
    .leftJoin('users', 'users.productOwnerId', 'productOwners.id')
    .select('productOwners.id')
    .where('productOwners.id', '=', ownerId)
    .where((eb) => eb.or([eb('users.id', 'is not', null), eb('registeredHash', 'is not', null)]))
    .executeTakeFirst()
  return found !== undefined
}

/** The account that a product owner signs in with. */
export const findUserOf = (db: Db | Tx, ownerId: number) =>
  db.selectFrom('users').select(['id', 'username']).where('productOwnerId', '=', ownerId).executeTakeFirst()

type Registered = OwnerFacts & {
  fileId: number
  addedBy: number | null
  registeredHash: string | null
  createdAt: Date
}

export async function insertOwner(tx: Tx, owner: Registered): Promise<number> {
  const inserted = tx.insertInto('productOwners').values(owner).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

type Ended = { nationalId: string; mobile: string; reason: string; at: Date }

/** Ends what waits that the same mobile registered under a code before. */
export const endEarlier = (tx: Tx, { nationalId, mobile, reason, at }: Ended) =>
  tx
    .updateTable('productOwners')
    .set({ rejectedAt: at, rejectReason: reason })
    .where('nationalId', '=', nationalId)
    .where('mobile', '=', mobile)
    .where('status', '=', ownerStatus.waiting)
    .where('addedBy', 'is', null)
    .where('deletedAt', 'is', null)
    .execute()

type Named = Pick<OwnerFacts, 'firstName' | 'lastName' | 'nationalId' | 'mobile'> & { id: number }

/** An account of his name that another registration of his code was given, before accounts waited, becomes his. */
export const moveAccountTo = (tx: Tx, owner: Named) =>
  tx
    .updateTable('users')
    .set({ productOwnerId: owner.id, fullName: fullNameOf(owner), mobile: owner.mobile })
    .where('role', '=', 'ProductOwnerAdmin')
    .where('username', '=', ownerUsername(owner.nationalId))
    .where('productOwnerId', 'in', (eb) =>
      eb
        .selectFrom('productOwners')
        .select('productOwners.id')
        .where('nationalId', '=', owner.nationalId)
        .where('isAccepted', '=', false)
        .where('productOwners.id', '<>', owner.id),
    )
    .execute()

/** Writes anew what is known of a product owner, and his account is called so from now on. */
export async function setOwner(
  tx: Tx,
  id: number,
  owner: Updateable<Tables['productOwners']> & OwnerFacts,
): Promise<void> {
  await tx.updateTable('productOwners').set(owner).where('id', '=', id).execute()
  await tx
    .updateTable('users')
    .set({ fullName: fullNameOf(owner), mobile: owner.mobile })
    .where('productOwnerId', '=', id)
    .execute()
}

export const setAccepted = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable('productOwners')
    .set({ isAccepted: true, acceptedAt: at, rejectedAt: null, rejectReason: null, registeredHash: null })
    .where('id', '=', id)
    .execute()

export const setRejected = (tx: Tx, id: number, { reason, at }: { reason: string; at: Date }) =>
  tx.updateTable('productOwners').set({ rejectedAt: at, rejectReason: reason }).where('id', '=', id).execute()

/** Whether a cargo of his is not finished, or a permit for one is open. */
export async function hasWork(tx: Tx, ownerId: number): Promise<boolean> {
  const { rows } = await sql<{ hasWork: boolean }>`
    select exists (select from cargos where product_owner_id = ${ownerId}
      and (cargos.status <> ${cargoStatus.finished} or exists (select from permits
        where cargo_id = cargos.id and permits.status in (${literals(openPermitStatuses)})))) as has_work`.execute(
    tx,
  )
  return rows[0]?.hasWork === true
}

/** Takes a product owner out of sight; whoever has his code may register again. */
export const setDeleted = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('productOwners').set({ deletedAt: at }).where('id', '=', id).execute()

type Account = { id: number; username: string }

/** Closes an account for good: its name is free. */
export const closeAccount = (tx: Tx, { id, username }: Account) =>
  tx
    .updateTable('users')
    .set({ isActive: false, username: `${username}-${id}` })
    .where('id', '=', id)
    .execute()
