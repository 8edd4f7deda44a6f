import { accountLabels } from '@bargah/contract/features/reconciliation/reconciliation.text.ts'
import { sql } from '../../kernel/sql.ts'

type Piece = ReturnType<typeof sql>

/** Whose wallet it is, as he is called; the platform's is called by its product. */
export const nameOfOwner = (driverId: Piece, companyId: Piece) => sql<string>`coalesce(
  (select first_name || ' ' || last_name from drivers where drivers.id = ${driverId}),
  (select name from companies where companies.id = ${companyId}), 'بارگاه')`

const labelOfKind = sql.join(
  Object.entries(accountLabels).map(([kind, label]) => sql`when ${sql.lit(kind)} then ${sql.lit(label)}`),
  sql` `,
)

/** An account in words, by the view that a list joins for it: whose, and which of his where he has several. */
export const nameOfAccount = (side: 'payers' | 'payees') => {
  const [kind, owner] = [sql.ref(`${side}.kind`), sql.ref(`${side}.owner_name`)]
  return sql<string>`case when ${kind} in ('driver', 'company') then ${owner}
    when ${kind} = 'company_held' then 'بلوکهٔ ' || ${owner} else case ${kind} ${labelOfKind} end end`
}

/** Where the money of the top-up `transfers` came from, a DepositSource. */
export const depositSource = sql<string>`case
  when exists (select from payments where payments.transfer_id = transfers.id) then 'payment'
  when exists (select from users as admins where admins.id = transfers.by_user and admins.role = 'Admin') then 'admin'
  else 'unknown' end`
