import type {
  ChosenKind,
  NoticeChannel,
} from '@bargah/contract/features/notifications/notifications.states.ts'
import type { Wording } from '@bargah/contract/features/notifications/notifications.text.ts'
import type { Flag } from '@bargah/contract/kernel/access.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { compiledOnce } from '../../kernel/compiled-once.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { didChange, sql, toArray } from '../../kernel/sql.ts'

/** The job that has notices shown on devices; it is told their ids alone. */
export const noticesJob = 'push-notices'

/** Who is told: an account, or those behind a thing; of a company its admins and the members who hold the flag. */
type Recipient =
  | { userId: number }
  | { driverId: number }
  | { companyId: number; flag: Flag }
  | { productOwnerId: number }
export type Notice = Wording & { to: Recipient }

const columnOf = {
  userId: 'users.id',
  driverId: 'users.driver_id',
  companyId: 'users.company_id',
  productOwnerId: 'users.product_owner_id',
} as const
type Kind = keyof typeof columnOf
const kinds = Object.keys(columnOf) as Kind[]

/** Within the transaction in which it happens: one statement for each kind of recipient and of notice. */
export async function notify(tx: Tx, notices: readonly Notice[], at: Date): Promise<void> {
  const groups = kinds.flatMap((kind) => {
    const told = notices.filter(({ to }) => kind in to)
    const abouts = [...new Set(told.map((notice) => notice.kind))]
    return abouts.map((about) => ({ kind, told: told.filter((notice) => notice.kind === about) }))
  })
  await Promise.all(groups.map(({ kind, told }) => insertNotices(tx, kind, told, at)))
}

/** The same to all of them. */
export const notifyAll = (tx: Tx, recipients: readonly Recipient[], wording: Wording, at: Date) =>
  notify(
    tx,
    recipients.map((to) => ({ to, ...wording })),
    at,
  )

/** Tells every administrator who can sign in, but these, and who was told the same since then. */
export async function notifyAdmins(
  tx: Tx,
  wording: Wording,
  at: Date,
  { unlessSince, but = [] }: { unlessSince?: Date; but?: readonly number[] },
): Promise<void> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('isActive', '=', true)
    .$if(but.length > 0, (users) => users.where('id', 'not in', but))
    .$if(unlessSince !== undefined, (users) =>
      users.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notifications')
              .select('id')
              .whereRef('userId', '=', 'users.id')
              .where('subject', '=', wording.subject)
              .where('createdAt', '>', unlessSince as Date),
          ),
        ),
      ),
    )
    .execute()
  await notify(
    tx,
    admins.map(({ id }) => ({ ...wording, to: { userId: id } })),
    at,
  )
}

type Texts = readonly (string | null)[]
/** Writes notices to those behind ids of one kind. Out: which of them are to be shown on devices. */
const insertTo = (kind: Kind) =>
  compiledOnce(
    (
      _: Db,
      ids: readonly number[],
      flags: Texts,
      states: Texts,
      subjects: Texts,
      messages: Texts,
      links: Texts,
      about: string | null,
      at: Date,
    ) => sql<{ id: number }>`
    with made as (insert into notifications (user_id, state, subject, message, link, created_at)
    select users.id, told.state, told.subject, told.message, told.link, ${at}
    from unnest(${toArray(ids, 'int')}, ${toArray(flags, 'text')}, ${toArray(states, 'text')}, ${toArray(subjects, 'text')},
      ${toArray(messages, 'text')}, ${toArray(links, 'text')}) as told (id, flag, state, subject, message, link)
    join users on ${sql.ref(columnOf[kind])} = told.id and users.is_active
    where told.flag is null or users.role = 'TransportationCompanyAdmin' or told.flag = any(users.access_flags)
    returning id, user_id)
    select id from made where user_id in (select user_id from push_targets)
      and not exists (select from notices_off where notices_off.user_id = made.user_id and channel = 'push'
        and notices_off.kind = ${about}) order by id`,
  )
const insertTold = {
  userId: insertTo('userId'),
  driverId: insertTo('driverId'),
  companyId: insertTo('companyId'),
  productOwnerId: insertTo('productOwnerId'),
}

async function insertNotices(tx: Tx, kind: Kind, notices: readonly Notice[], at: Date): Promise<void> {
  const rows = await insertTold[kind](
    tx,
    notices.map(({ to }) => (to as Record<Kind, number>)[kind]),
    notices.map(({ to }) => ('flag' in to ? to.flag : null)),
    notices.map(({ state }) => state),
    notices.map(({ subject }) => subject),
    notices.map(({ message }) => message),
    notices.map(({ link }) => link),
    notices[0]?.kind ?? null,
    at,
  )
  const noticeIds = rows.map(({ id }) => id)
  if (noticeIds.length > 0)
    await enqueue(tx, { name: noticesJob, payload: { noticeIds }, inMs: 0, key: `push:${noticeIds[0]}` })
}

/** Marks one's own notification read. Out: false when it is another's or gone. */
export const setRead = (tx: Tx, notificationId: number, userId: number, at: Date): Promise<boolean> =>
  didChange(
    tx
      .updateTable('notifications')
      .set((eb) => ({ readAt: eb.fn.coalesce('readAt', sql.val(at)) }))
      .where('id', '=', notificationId)
      .where('userId', '=', userId),
  )

export const setAllRead = (tx: Tx, userId: number, at: Date) =>
  tx
    .updateTable('notifications')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .execute()

/** How somebody does not want to be told. */
export const listOff = (db: Db, userId: number) =>
  db.selectFrom('noticesOff').select(['kind', 'channel']).where('userId', '=', userId).execute()

type Choice = { kind: ChosenKind; channel: NoticeChannel; isOn: boolean }

/** Notes whether somebody is told of a kind of notice by a channel. */
export async function setChoice(tx: Tx, userId: number, { kind, channel, isOn }: Choice): Promise<void> {
  const choice = { userId, kind, channel }
  if (!isOn)
    await tx
      .insertInto('noticesOff')
      .values(choice)
      .onConflict((on) => on.doNothing())
      .execute()
  else
    await tx
      .deleteFrom('noticesOff')
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .where('channel', '=', channel)
      .execute()
}

export const deleteNotificationsBefore = (db: Db, before: Date) =>
  db.deleteFrom('notifications').where('createdAt', '<', before).execute()
