import type {
  ChosenKind,
  NoticeChannel,
} from '@bargah/contract/features/notifications/notifications.states.ts'
import type { SmsValues, ToldKind } from '@bargah/contract/features/outbox/outbox.states.ts'
import { startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { compiledOnce } from '../../kernel/compiled-once.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { sql, toArray } from '../../kernel/sql.ts'
import { agesOf } from '../auth/auth.rules.ts'
import { mostToldADay } from './notifications.rules.ts'

/** The job that puts what drivers are told by text message into the outbox. */
export const toldJob = 'write-told'

/** Which preference decides over each kind of message. */
const aboutOf = {
  turn_given: 'turn',
  load_given: 'permit',
  load_lost: 'turn',
  turn_ended: 'turn',
  permit_voided: 'permit',
} as const satisfies Record<ToldKind, ChosenKind>

type Telling<K extends ToldKind> = {
  kind: K
  told: readonly { driverId: number; values: SmsValues[K] }[]
  /** The account that did it, null for the system: nobody is told of what he did himself. */
  byUser: number | null
}

/**
 * Has drivers told by text message within the transaction in which it happens, one statement however many they are: those
 * with an open account and no device that is told, who want it and got few of them today.
 */
export async function tellBySms<K extends ToldKind>(
  tx: Tx,
  { kind, told, byUser }: Telling<K>,
  at: Date,
): Promise<void> {
  if (told.length === 0) return
  const driverIds = told.map(({ driverId }) => driverId)
  const said = told.map(({ values }) => JSON.stringify(values))
  const [first] = await insertTold[kind](tx, driverIds, said, byUser, at, startOfTehranDay(at))
  if (first) await enqueue(tx, { name: toldJob, payload: {}, inMs: 0, key: `told:${first.id}` })
}
const insertOf = (kind: ToldKind) =>
  compiledOnce(
    (
      _: Db,
      driverIds: readonly number[],
      said: readonly string[],
      byUser: number | null,
      at: Date,
      today: Date,
    ) => sql<{ id: number }>`
    insert into sms_told (driver_id, kind, said, told_at)
    select drivers.id, ${kind}, told.said, ${at}
    from unnest(${toArray(driverIds, 'int')}, ${toArray(said, 'jsonb')}) as told (driver_id, said)
    join drivers on drivers.id = told.driver_id and drivers.is_active
    join users on users.driver_id = drivers.id and users.is_active
    where users.id is distinct from ${byUser}::int and not ${isPushed(aboutOf[kind], at)} and ${wantsSms(aboutOf[kind])}
      and (select count(*) from sms_told earlier where earlier.driver_id = drivers.id
        and earlier.told_at >= ${today}) < ${mostToldADay}
    returning id`,
  )
const insertTold = {
  turn_given: insertOf('turn_given'),
  load_given: insertOf('load_given'),
  load_lost: insertOf('load_lost'),
  turn_ended: insertOf('turn_ended'),
  permit_voided: insertOf('permit_voided'),
}

/** The oldest of what is not yet in the outbox, held for this transaction; what another holds is left to it. */
export const lockUnwritten = (tx: Tx, most: number) =>
  tx
    .selectFrom('smsTold')
    .innerJoin('drivers', 'drivers.id', 'smsTold.driverId')
    .select(['smsTold.id', 'smsTold.kind', 'smsTold.said', 'smsTold.toldAt', 'drivers.mobile'])
    .where('smsTold.isWritten', '=', false)
    .orderBy('smsTold.id')
    .limit(most)
    .forUpdate('smsTold')
    .skipLocked()
    .execute()

export const setWritten = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable('smsTold')
    .set({ isWritten: true })
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute()

export const deleteToldBefore = (db: Db, before: Date) =>
  db.deleteFrom('smsTold').where('toldAt', '<', before).where('isWritten', '=', true).execute()

const isOn = (kind: ChosenKind, channel: NoticeChannel) => sql`not exists (select from notices_off
  where notices_off.user_id = users.id and notices_off.kind = ${sql.lit(kind)} and channel = ${sql.lit(channel)})`

const { wholeMs } = agesOf('Driver')

/** Whether a driver's account of `users` is told of a kind of thing on a device, and whether it wants a message where it is not. */
export const isPushed = (
  kind: ChosenKind,
  at: Date,
) => sql<boolean>`(${isOn(kind, 'push')} and exists (select from push_targets
  join sessions on sessions.id = session_id where push_targets.user_id = users.id and ended_at is null
    and sessions.created_at >= ${at}::timestamptz - ${sql.lit(wholeMs)} * interval '1 millisecond'))`
export const wantsSms = (kind: ChosenKind) => sql<boolean>`(${isOn(kind, 'sms')})`
