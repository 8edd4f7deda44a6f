import type { Db } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { openSms } from './deliver-sms.ts'

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
