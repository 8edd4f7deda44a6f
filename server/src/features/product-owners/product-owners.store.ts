import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import type { Insertable, SqlBool } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'
import { literals, sql } from '../../kernel/sql.ts'
import type { Tables } from '../../kernel/tables.ts'
import type { Registered } from '../applicants/applicants.api.ts'

export type OwnerFacts = Pick<
  Insertable<Tables['productOwners']>,
  'firstName' | 'lastName' | 'nationalId' | 'mobile'
> & { cityId: number }

/** The product owners as registrations; who was deleted is there no more. */
export const ownerRegistrations = {
  table: 'productOwners',
  fullName: sql<string>`concat_ws(' ', product_owners.first_name, nullif(product_owners.last_name, ''))`,
  isThere: sql<SqlBool>`product_owners.deleted_at is null`,
} as const

export async function insertOwner(tx: Tx, owner: OwnerFacts & Registered): Promise<number> {
  const inserted = tx.insertInto('productOwners').values(owner).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

/** Writes anew what is known of a product owner. */
export async function setOwner(tx: Tx, id: number, owner: OwnerFacts): Promise<void> {
  await tx.updateTable('productOwners').set(owner).where('id', '=', id).execute()
}

export const findUserOf = (db: Db | Tx, ownerId: number) =>
  db.selectFrom('users').select(['id', 'username']).where('productOwnerId', '=', ownerId).executeTakeFirst()

/** Whether a cargo of a row of product owners is not finished, or a permit for one is open. */
export const ownerHasWork = sql<boolean>`exists (select from cargos where product_owner_id = product_owners.id
  and (cargos.status <> ${sql.lit(cargoStatus.finished)} or exists (select from permits
    where cargo_id = cargos.id and permits.status in (${literals(openPermitStatuses)}))))`

/** The same of one. */
export async function hasWork(tx: Tx, ownerId: number): Promise<boolean> {
  const owner = tx.selectFrom('productOwners').where('id', '=', ownerId).select(ownerHasWork.as('hasWork'))
  return (await owner.executeTakeFirstOrThrow()).hasWork
}

/** Takes a product owner out of sight; whoever has his code may register again. */
export const setDeleted = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('productOwners').set({ deletedAt: at }).where('id', '=', id).execute()

type Account = { id: number; username: string }

/** Closes an account for good: its name is free. */
export const closeForGood = (tx: Tx, { id, username }: Account) =>
  tx
    .updateTable('users')
    .set({ isActive: false, username: `${username}-${id}` })
    .where('id', '=', id)
    .execute()
