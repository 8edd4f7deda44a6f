import type { SignerFault } from '@bargah/contract/features/log/log.states.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** How the signing of a hall's log stands; undefined before anything was signed of it or failed to be. */
export const findSigning = (db: Db, hallId: number) =>
  db
    .selectFrom('hallLogSigning')
    .select(['verifierKey', 'fault', 'since'])
    .where('hallId', '=', hallId)
    .executeTakeFirst()

type Fault = { hallIds: readonly number[]; fault: SignerFault; at: Date }

/** Notes since when logs are not signed. An outage hides no refusal, and neither begins anew while it lasts. */
export const noteFault = (tx: Tx, { hallIds, fault, at }: Fault) =>
  sql`insert into hall_log_signing as known (hall_id, fault, since)
    select id, ${fault}, ${at} from unnest(${[...hallIds]}::int[]) id order by id
    on conflict (hall_id) do update set fault = excluded.fault, since = excluded.since
    where known.fault is null or known.fault = ${sql.lit<SignerFault>('away')} and excluded.fault <> known.fault`.execute(
    tx,
  )

export const noteSigned = (db: Db, hallId: number) =>
  db
    .updateTable('hallLogSigning')
    .set({ fault: null, since: null })
    .where('hallId', '=', hallId)
    .where('fault', 'is not', null)
    .execute()

export const keepVerifierKey = (db: Db, hallId: number, key: string) =>
  sql`insert into hall_log_signing as known (hall_id, verifier_key) values (${hallId}, ${key})
    on conflict (hall_id) do update set verifier_key = excluded.verifier_key
    where known.verifier_key is distinct from excluded.verifier_key`.execute(db)
