import type { Database } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** How things stand in the database; ages in seconds, 0 where nothing waits. */
export type DatabaseState = {
  jobsDue: number
  jobsDueAge: number
  jobsFailing: number
  jobsGivenUp: number
  roundsOpen: number
  roundsOverdue: number
  signerFaults: number
  signerFaultAge: number
  logsUnsignedAge: number
  smsWritten: number
  smsWaiting: number
  smsWaitingAge: number
  smsFailed: number
  lettersWaiting: number
  lettersWaitingAge: number
  lettersFailed: number
  paymentsPending: number
  paymentsPendingAge: number
  databaseBytes: number
  writesWaitingAge: number
}

// a round is split within seconds of its end; after this something keeps it
const overdueS = 60

/** Everything at once, each by an index of what waits. Jobs go by the real time, the rest by the server's. */
export async function readState({ db, clock }: Database): Promise<Omit<DatabaseState, 'writesWaitingAge'>> {
  const age = (oldest: string) =>
    sql`coalesce(extract(epoch from ${clock.time} - ${sql.raw(oldest)}), 0)::float`
  const { rows } = await sql<DatabaseState>`
    select jobs.*, rounds.*, signing.*, unsigned.*, sms.*, letters.*, payments.*,
      (select last_value from outbox_messages_id_seq) as sms_written,
      pg_database_size(current_database()) as database_bytes
    from (select count(*) filter (where is_due)::int as jobs_due,
        coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float as jobs_due_age,
        count(*) filter (where last_error is not null and attempts < max_attempts)::int as jobs_failing,
        count(*) filter (where attempts >= max_attempts and locked_at is null)::int as jobs_given_up
      from (select *, run_at <= now() and locked_at is null and attempts < max_attempts as is_due
        from graphile_worker.jobs) as queued) as jobs,
      (select count(*)::int as rounds_open,
        count(*) filter (where closes_at < ${clock.time} - ${overdueS} * interval '1 second')::int as rounds_overdue
      from rounds where settled_at is null) as rounds,
      (select count(*)::int as signer_faults, ${age('min(since)')} as signer_fault_age
      from hall_log_signing where fault is not null) as signing,
      (select ${age('min(last_at)')} as logs_unsigned_age from hall_log_heads as heads where size > coalesce((
        select size from hall_log_checkpoints where hall_id = heads.hall_id order by size desc limit 1), 0)) as unsigned,
      (select count(*) filter (where failure is null)::int as sms_waiting,
        ${age('min(created_at) filter (where failure is null)')} as sms_waiting_age,
        count(*) filter (where failure is not null)::int as sms_failed
      from outbox_messages where sent_at is null) as sms,
      (select count(*) filter (where state = 'waiting')::int as letters_waiting,
        ${age("min(created_at) filter (where state = 'waiting')")} as letters_waiting_age,
        count(*) filter (where state = 'failed')::int as letters_failed
      from letters) as letters,
      (select count(*)::int as payments_pending, ${age('min(created_at)')} as payments_pending_age
      from payments where status = 'pending') as payments`.execute(db)
  return rows[0] as DatabaseState
}

export async function countLatestPayments(db: Database['db'], latest: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::int as count from (select status from payments order by id desc limit ${latest}) as latest
    group by status`.execute(db)
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** How many seconds ago each witness cosigned a hall's log last, of those that ever did. */
export async function agesOfWitnesses(
  { db, clock }: Database,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; age: number }>`
    select name, extract(epoch from ${clock.time} - max(last.at))::float as age
    from unnest(${[...names]}::text[]) as name, hall_log_heads as heads, lateral (
      select at from hall_log_cosignatures
      where hall_id = heads.hall_id and witness = name order by size desc limit 1) as last
    group by name`.execute(db)
  return new Map(rows.map(({ name, age }) => [name, age]))
}
