import type { SoundKind } from '@bargah/contract/features/voice/sound.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'

/** Of the lock that whoever changes recordings holds: two who say the same piece at once come one after the other. */
const lockNumber = 7_202_681

/** The pieces that were recorded, without their sounds. */
export const listRecordings = (db: Db) =>
  db.selectFrom('voiceRecordings').select(['id', 'piece', 'recordedAt']).orderBy('id').execute()

export const findRecording = (db: Db, id: number) =>
  db.selectFrom('voiceRecordings').select(['kind', 'sound']).where('id', '=', id).executeTakeFirst()

type Recorded = { piece: string; kind: SoundKind; sound: Buffer; recordedBy: number; recordedAt: Date }

/** Puts a recording in the place of the one before. Out: its id, which no recording had. */
export async function putRecording(tx: Tx, recorded: Recorded): Promise<number> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
  await removeRecording(tx, recorded.piece)
  const { id } = await tx
    .insertInto('voiceRecordings')
    .values(recorded)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Out: whether there was one. */
export async function removeRecording(tx: Tx, piece: string): Promise<boolean> {
  const gone = await tx.deleteFrom('voiceRecordings').where('piece', '=', piece).returning('id').execute()
  return gone.length > 0
}
