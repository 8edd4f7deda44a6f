import { ownerTable } from '@bargah/contract/features/product-owners/product-owners.columns.ts'
import { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import type { OwnerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { ownerUsername } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { mustFind } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import { equals } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { ownerHasWork } from './product-owners.store.ts'
import { applicantFields, applicantJoins, type LinkOf } from '../applicants/applicants.api.ts'

/** The product owners that a session sees: Admin all who are there, one of them himself. */
function ownerScope({ role, productOwnerId }: Session): RawBuilder<SqlBool> {
  const isThere = sql<SqlBool>`product_owners.deleted_at is null`
  if (role === 'Admin') return isThere
  return sql<SqlBool>`${isThere} and product_owners.id = ${productOwnerId}`
}

/** Links are made for one caller and one moment, so each call has rows of its own. */
const ownerRows = (linkOf: LinkOf) =>
  sqlRows(OwnerRow, ownerTable, {
    from: 'productOwners',
    searchText: 'productOwners.searchText',
    joins: applicantJoins('productOwners'),
    fields: {
      ...applicantFields('productOwners', linkOf),
      firstname: 'productOwners.firstName',
      lastname: 'productOwners.lastName',
      meliCode: 'productOwners.nationalId',
      type: { sql: sql`(length(product_owners.national_id) = 11)` },
      userId: { sql: sql`(select id from users where product_owner_id = product_owners.id)` },
      // of one who registered and was not accepted yet, the name that he was shown
      username: {
        sql: sql`coalesce((select username from users where product_owner_id = product_owners.id),
          case when registered_hash is not null then ${sql.lit(ownerUsername(''))} || product_owners.national_id end)`,
      },
      cargoCount: { sql: sql`(select count(*) from cargos where product_owner_id = product_owners.id)` },
      hasWork: { sql: ownerHasWork },
      dateCreated: 'productOwners.createdAt',
      timeCreated: 'productOwners.createdAt',
    },
  })

type OwnerFilter = { status: OwnerStatus | undefined; code: string | undefined }

/** The product owners of a status and a code, or all, those that wait first. */
export const listOwners = (db: Db, session: Session, { status, code }: OwnerFilter, linkOf: LinkOf) =>
  ownerRows(linkOf).list(db, {
    where: [
      ownerScope(session),
      equals('productOwners.status', status),
      equals('productOwners.nationalId', code),
    ],
    order: ['productOwners.status', 'productOwners.lastName'],
  })

/** One product owner. Throws 404 when he is not the caller's to see. */
export async function showOwner(db: Db, session: Session, id: number, linkOf: LinkOf) {
  return mustFind(
    ownerRows(linkOf).one(db, [ownerScope(session), equals('productOwners.id', id)]),
    'صاحب کالایی با این شماره',
  )
}
