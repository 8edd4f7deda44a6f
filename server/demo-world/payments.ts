import type { Tx } from '../src/kernel/database.ts'
import { sql } from '../src/kernel/sql.ts'

/** What a company tried before its last top-up came: one went back for its wrong sum, one it gave up, and one the bank declined. */
export async function writePayments(tx: Tx, username: string): Promise<void> {
  await sql`
    with last as (
      select t.amount_rial, t.at, u.id as by_user, u.company_id
      from users u
      join accounts a on a.company_id = u.company_id and a.kind = 'company'
      join transfers t on t.credit_account_id = a.id and t.kind = 'top_up'
      where u.username = ${username}
      order by t.id desc limit 1)
    insert into payments (company_id, by_user, amount_rial, gateway, token, status, failure, created_at, settled_at)
    select company_id, by_user, amount_rial, 'builtin', 'demo-tried-' || nth, state, failure,
      last.at - before, last.at - before + interval '1 minute'
    from last, (values (1, 'reversed', 'wrong_amount', interval '1 day'), (2, 'failed', 'cancelled', interval '12 minutes'),
        (3, 'failed', 'declined', interval '6 minutes')) as tried (nth, state, failure, before)
    order by nth`.execute(tx)
}
