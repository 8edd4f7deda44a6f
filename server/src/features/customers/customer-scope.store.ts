import { isOneOf, organizations, supporters } from '@bargah/contract/kernel/access.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import { sql } from '../../kernel/sql.ts'

/**
 * Which customers a session may see, as a condition on `customers`: a company its own, support all, an organisation those of
 * its linked companies; a hall and a product owner those whom a cargo of theirs names (rules 6.3).
 */
export function customerScope({
  role,
  companyId,
  userId,
  hallId,
  productOwnerId,
}: Session): RawBuilder<SqlBool> {
  if (isOneOf(role, supporters)) return sql<SqlBool>`true`
  if (isOneOf(role, organizations))
    return sql<SqlBool>`customers.company_id in (select company_id from user_companies where user_id = ${userId})`
  if (role === 'LoadHallAdmin') return isNamedWhere(sql`cargos.hall_id = ${hallId}`)
  if (role === 'ProductOwnerAdmin') return isNamedWhere(sql`cargos.product_owner_id = ${productOwnerId}`)
  return sql<SqlBool>`customers.company_id = ${companyId}`
}

const isNamedWhere = (cargo: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from customer_addresses where customer_id = customers.id and (
    exists (select from cargos where sender_address_id = customer_addresses.id and ${cargo})
    or exists (select from cargos where receiver_address_id = customer_addresses.id and ${cargo})))`
