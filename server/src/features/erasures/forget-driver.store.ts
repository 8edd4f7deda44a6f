import { erasedName, erasedText } from '@bargah/contract/features/erasures/erasures.text.ts'
import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { noPassword } from '../auth/auth.api.ts'

type Forgotten = { erasureId: number; driverId: number; userId: number | undefined; at: Date }

/**
 * Takes away all that tells who a driver was, where he stands and what the audit says of him; his number stays, and what
 * he carried and paid. By the salts of his turns their lines in the logs could be bound to him again: they go too.
 */
export async function forgetDriver(tx: Tx, { erasureId, driverId, userId, at }: Forgotten): Promise<void> {
  const files = await listFiles(tx, driverId)
  await Promise.all([
    emptyWords(tx, driverId),
    emptyDriver(tx, driverId, at),
    ...(userId === undefined ? [] : [emptyAccount(tx, userId, at)]),
  ])
  await deleteFiles(tx, files, at)
  await sql`select erase_from_audit(${erasureId})`.execute(tx)
}

/** A number that is nobody's in place of his; the database holds it so from then on. */
function emptyDriver(tx: Tx, driverId: number, at: Date) {
  const number = sql<string>`lpad(id::text, 10, '0')`
  const nothing = { cardNumber: null, phoneId: null, truckCardSaid: null, pictureFileId: null }
  return Promise.all([
    tx.deleteFrom('wishes').where('driverId', '=', driverId).execute(),
    tx.deleteFrom('smsTold').where('driverId', '=', driverId).execute(),
    sql`delete from turn_salts using turns where turns.id = turn_id and driver_id = ${driverId}`.execute(tx),
    tx
      .updateTable('drivers')
      .set({ ...erasedName, ...nothing, nationalId: number, mobile: number, erasedAt: at })
      .set({ personInquiry: null, truckInquiry: null, awaitsActivation: false })
      .where('id', '=', driverId)
      .execute(),
  ])
}

const tablesOfUser = [
  'notifications',
  'pushTargets',
  'noticesOff',
  'knownDevices',
  'inquiries',
  'passkeys',
  'authenticators',
  'recoveryCodes',
] as const

const emptyAccount = (tx: Tx, userId: number, at: Date) =>
  Promise.all([
    ...tablesOfUser.map((table) => tx.deleteFrom(table).where('userId', '=', userId).execute()),
    tx
      .updateTable('users')
      .set({
        username: `erased-${userId}`,
        fullName: Object.values(erasedName).join(' '),
        passwordHash: noPassword,
      })
      .set({ email: null, mobile: null, nationalId: null, provinceId: null, cityId: null })
      .set({ temporaryHash: null, temporaryExpiresAt: null, isActive: false, closedAt: at })
      .where('id', '=', userId)
      .execute(),
  ])

const hisMessages = (driverId: number) =>
  sql`coalesce(question_id, id) in (select id from messages where driver_id = ${driverId})`

/** What he wrote, was answered, and was said of him; and by which card he paid. */
const emptyWords = (tx: Tx, driverId: number) =>
  Promise.all([
    sql`update messages set text = ${erasedText}, title = case when title is not null then ${erasedText} end,
      file_id = null where ${hisMessages(driverId)}`.execute(tx),
    tx.updateTable('driverRates').set({ description: '' }).where('driverId', '=', driverId).execute(),
    tx.updateTable('payments').set({ card: null, back: null }).where('driverId', '=', driverId).execute(),
  ])

type StoredFile = { id: number; name: string }
/** His photo and what was sent with his messages. */
const listFiles = async (tx: Tx, driverId: number): Promise<StoredFile[]> =>
  (
    await sql<StoredFile>`select id, name from files
      where id in (select picture_file_id from drivers where id = ${driverId})
        or id in (select file_id from messages where ${hisMessages(driverId)})`.execute(tx)
  ).rows

/** The store lets go of what no row has, within the hour. */
async function deleteFiles(tx: Tx, files: readonly StoredFile[], at: Date): Promise<void> {
  if (files.length === 0) return
  const ids = files.map(({ id }) => id)
  const arrivals = files.map(({ name }) => ({ name, arrivedAt: at }))
  await Promise.all([
    tx.deleteFrom('files').where('id', 'in', ids).execute(),
    tx.insertInto('fileArrivals').values(arrivals).execute(),
  ])
}
