import type {
  ChosenKind,
  NoticeChannel,
} from '@bargah/contract/features/notifications/notifications.states.ts'
import { sql } from '../../kernel/sql.ts'

const isOn = (kind: ChosenKind, channel: NoticeChannel) => sql`not exists (select from notices_off
  where notices_off.user_id = users.id and notices_off.kind = ${sql.lit(kind)} and channel = ${sql.lit(channel)})`

/** Whether an account of `users` is told of a kind of thing on a device, and whether it wants a message where it is not. */
export const isPushed = (
  kind: ChosenKind,
) => sql<boolean>`(${isOn(kind, 'push')} and exists (select from push_targets
  join sessions on sessions.id = session_id where push_targets.user_id = users.id and ended_at is null))`
export const wantsSms = (kind: ChosenKind) => sql<boolean>`(${isOn(kind, 'sms')})`
