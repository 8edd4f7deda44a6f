import { accountLabels } from '@bargah/contract/features/reconciliation/reconciliation.text.ts'
import { sql } from '../../kernel/sql.ts'

type Piece = ReturnType<typeof sql>

/** Whose wallet it is, as he is called; the platform's is called by its product. */
export const nameOfOwner = (driverId: Piece, companyId: Piece) => sql<string>`coalesce(
  (select first_name || ' ' || last_name from drivers where drivers.id = ${driverId}),
  (select name from companies where companies.id = ${companyId}), 'بارگاه')`

const labelOfKind = sql`case holders.kind ${sql.join(
  Object.entries(accountLabels).map(([kind, label]) => sql`when ${sql.lit(kind)} then ${sql.lit(label)}`),
  sql` `,
)} end`

/** An account in words: whose, and which of his where he has several. */
export const nameOfAccount = (accountId: Piece) => sql<string>`(
  select case when holders.kind in ('driver', 'company')
    then ${nameOfOwner(sql`holders.driver_id`, sql`holders.company_id`)}
    when holders.kind = 'company_held' then 'بلوکهٔ ' || ${nameOfOwner(sql`holders.driver_id`, sql`holders.company_id`)}
    else ${labelOfKind} end
  from accounts as holders where holders.id = ${accountId})`

/** Where the money of the top-up `transfers` came from, a DepositSource. */
export const depositSource = sql<string>`case
  when exists (select from payments where payments.transfer_id = transfers.id) then 'payment'
  when exists (select from users as admins where admins.id = transfers.by_user and admins.role = 'Admin') then 'admin'
  else 'unknown' end`
