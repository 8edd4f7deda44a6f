import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** A company's latest tries to pay by the bank: one that came, one that the bank declined, one that it gave up. */
export async function writePayments(tx: Tx, username: string): Promise<void> {
  await sql`
    with last as (
      select t.id, t.amount_rial, t.at, u.id as by_user, u.company_id
      from users u
      join accounts a on a.company_id = u.company_id and a.kind = 'company'
      join transfers t on t.credit_account_id = a.id and t.kind = 'top_up'
      where u.username = ${username}
      order by t.id desc limit 1)
    insert into payments (company_id, by_user, amount_rial, gateway, token, status, failure, reference, card, transfer_id,
      created_at, settled_at)
    select company_id, by_user, amount_rial, 'builtin', 'demo-' || nth, status, failure, reference, card, transfer_id,
      last.at - before, last.at - before + interval '1 minute'
    from last, lateral (values
      (1, 'failed', 'cancelled', null, null, null, interval '12 minutes'),
      (2, 'failed', 'declined', null, null, null, interval '6 minutes'),
      (3, 'credited', null, '77102938', '6219 •••• 4407', last.id, interval '1 minute'))
      as tried (nth, status, failure, reference, card, transfer_id, before)
    order by nth`.execute(tx)
}
