import { auditTable } from '@bargah/contract/features/audit/audit.columns.ts'
import { AuditRow } from '@bargah/contract/features/audit/audit.schema.ts'
import { byItself, cameHeading, deviceHeading } from '@bargah/contract/features/audit/audit.text.ts'
import { deviceText, unknownDevice } from '@bargah/contract/features/auth/auth.text.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { mustFind } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import { computed, equals, isBefore, isSince } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { readDevice } from '../auth/device.rules.ts'
import { isOfOneCalled } from './audit-subjects.store.ts'
import { hasWord } from './audit-words.store.ts'
import { type IdOf, idsIn, type NamesOfIds } from './audit-ids.rules.ts'
import { sayCame, sayChanged, titleOf, titles, titlesByStaff } from './audit.rules.ts'

export type AuditFilter = Days & { table?: string; rowId?: string; subject?: string }

/** Of a choice how it stands today, and how many were made with it. */
const choiceNow = sql`case when table_name = 'priorities' then (select jsonb_build_object('reason', reason,
    'together', (select count(*) from audit_changes made
      where made.line = audit_log.id and made.table_name = 'priorities' and made.before is null))
  from priorities where priorities.id = row_id::int) end`

/** What a line changed of the row that it is about. */
const ofSubject = sql`(select jsonb_build_object('table', table_name, 'before', before, 'after', after, 'choice', ${choiceNow})
  from audit_subject(audit_log.id) subject join audit_changes using (table_name, row_id)
  where line = audit_log.id order by audit_changes.id limit 1)`
type Line = Parameters<typeof sayChanged>[0] & { agent: string | null; isErased: boolean }

// as the screen does: what became of the subject, that it was the server itself, and which device it was
const inFiles = {
  reason: { heading: cameHeading, needs: ['outcome', 'reason', 'said'], say: sayCame },
  fullName: { needs: [], say: ({ fullName }: AuditRow) => fullName ?? byItself },
  agent: { heading: deviceHeading, needs: ['said'], say: ({ said }: AuditRow) => said.device },
} as const

const auditRows = sqlRows(
  AuditRow,
  auditTable,
  {
    from: 'auditLog',
    hasWord,
    joins: { users: 'auditLog.userId', apiKeys: 'auditLog.keyId' },
    fields: {
      id: 'auditLog.id',
      date: 'auditLog.at',
      time: 'auditLog.at',
      at: 'auditLog.at',
      title: computed(
        ['auditLog.endpoint', 'users.role'],
        titleOf,
        sql`coalesce(
          case when users.role <> 'Driver' then ${sql.lit(JSON.stringify(titlesByStaff))}::jsonb ->> audit_log.endpoint end,
          ${sql.lit(JSON.stringify(titles))}::jsonb ->> audit_log.endpoint, audit_log.endpoint)`,
      ),
      call: 'auditLog.endpoint',
      kind: 'auditLog.kind',
      outcome: 'auditLog.outcome',
      reason: 'auditLog.reason',
      username: 'users.username',
      fullName: 'users.fullName',
      keyName: 'apiKeys.name',
      address: 'auditLog.address',
      subjectTable: { sql: sql`(select table_name from audit_subject(audit_log.id))` },
      subjectId: { sql: sql`(select row_id from audit_subject(audit_log.id))` },
      subjectName: {
        sql: sql`(select coalesce(name_of_row(table_name, row_id), (select name_of_kept(table_name, coalesce(after, before))
          from audit_changes where line = audit_log.id and (table_name, row_id) = (subject.table_name, subject.row_id)
          order by audit_changes.id limit 1)) from audit_subject(audit_log.id) subject)`,
      },
      agent: 'auditLog.agent',
      said: {
        sql: sql`jsonb_build_object('agent', audit_log.agent, 'call', audit_log.endpoint,
        'isDone', audit_log.outcome = 'done', 'change', ${ofSubject},
        'isErased', exists (select from audit_erased where line = audit_log.id))`,
        present: (line: Line) => ({
          device: deviceText(readDevice(line.agent)),
          isErased: line.isErased,
          changed: sayChanged(line),
        }),
      },
      deviceId: { sql: sql`nullif(audit_log.device_id, ${sql.lit(unknownDevice)})` },
      userId: 'auditLog.userId',
      sessionId: 'auditLog.sessionId',
      keyId: 'auditLog.keyId',
      requestId: 'auditLog.requestId',
    },
  },
  inFiles,
)

export const listAudit = async (db: Db, { since, before, table, rowId, subject }: AuditFilter) =>
  auditRows.list(db, {
    where: [
      isSince('auditLog.at', since),
      isBefore('auditLog.at', before),
      isAbout(table, rowId),
      subject === undefined ? undefined : await isOfOneCalled(db, subject),
    ],
    order: ['-auditLog.at'],
  })

function isAbout(table: string | undefined, rowId: string | undefined) {
  if (table === undefined && rowId === undefined) return undefined
  if (table === undefined)
    return sql`audit_log.id in (select line from audit_changes where row_id = ${rowId})`
  if (rowId === undefined)
    return sql`audit_log.id in (select line from audit_changes where table_name = ${table})`
  // what belongs to a hall is set where the hall is
  if (table === 'halls')
    return sql`audit_log.id in (select line from audit_changes_of('halls', ${rowId})
      union select line from audit_changes join rows_of_hall(${rowId}) of_it using (table_name, row_id))`
  return sql`audit_log.id in (select line from audit_changes_of(${table}, ${rowId}))`
}

const mostChanges = 100

/** One line, what was asked, and its first changes; `changed`: how many rows there are. Throws 404 when there is none. */
export async function showAuditLine(db: Db, id: number) {
  const row = await mustFind(auditRows.one(db, [equals('auditLog.id', id)]), 'رویدادی با این شماره')
  const line = await db.selectFrom('auditLog').select('input').where('id', '=', id).executeTakeFirstOrThrow()
  const ofLine = db.selectFrom('auditChanges').where('line', '=', id)
  const changes = await ofLine
    .select(['tableName', 'rowId', 'before', 'after'])
    .orderBy('id')
    .limit(mostChanges)
    .execute()
  const { changed } = await ofLine
    .select(
      sql<number>`coalesce(sum(case when row_id ~ '^\\d+ \\d' then cardinality(string_to_array(row_id, ' ')) else 1 end), 0)::int`.as(
        'changed',
      ),
    )
    .executeTakeFirstOrThrow()
  const names = await namesOf(db, idsIn(line.input, changes))
  return { row, input: line.input, changes, changed, names }
}

/** What the rows are called that values of a line are ids of. */
async function namesOf(db: Db, ids: readonly IdOf[]): Promise<NamesOfIds> {
  const [kinds, keys] = [ids.map(({ kind }) => kind), ids.map(({ id }) => id)]
  const { rows } = await sql<IdOf & { name: string | null }>`
    select kind, id, name_of_row(kind, id) as name
    from unnest(${kinds}::text[], ${keys}::text[]) as named (kind, id)`.execute(db)
  return new Map(rows.flatMap(({ kind, id, name }) => (name === null ? [] : [[`${kind} ${id}`, name]])))
}
