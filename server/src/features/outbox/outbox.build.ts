import type { Db } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { openSms } from './deliver-sms.ts'

/** The messages that were sent to a mobile, the last one first. */
export async function smsSentTo({ db, keys }: { db: Db; keys: KeyRing }, mobile: string) {
  const rows = await db.selectFrom('outboxMessages').selectAll().orderBy('id', 'desc').execute()
  return rows
    .map((row) => ({ kind: row.kind, ...openSms(keys, row) }))
    .flatMap(({ to, kind, values }) => (to === mobile ? [{ kind, values }] : []))
}

/** The codes that were sent to a mobile, the last one first. */
export async function codesSentTo(
  { db, keys }: { db: Db; keys: KeyRing },
  mobile: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('outboxMessages')
    .selectAll()
    .where('kind', '=', 'activation_code')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .map((row) => openSms(keys, { ...row, kind: 'activation_code' }))
    .flatMap(({ to, values }) => (to === mobile ? [values.code] : []))
}
