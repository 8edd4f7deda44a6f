/** The tables of notifications, written by `npm run tables` from the migrations. */
import type {
  ChosenKind,
  NoticeChannel,
} from '@bargah/contract/features/notifications/notifications.states.ts'
import type { NotificationState } from '@bargah/contract/features/notifications/notifications.schema.ts'
import type { ToldKind } from '@bargah/contract/features/outbox/outbox.states.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonColumn } from '../json.ts'

export type NotificationsTables = {
  noticesOff: {
    userId: number
    kind: ChosenKind
    channel: NoticeChannel
  }
  notifications: {
    id: GeneratedAlways<number>
    userId: number
    state: NotificationState
    subject: string
    message: string
    link: string | null
    createdAt: Date
    readAt: Date | null
  }
  pushTargets: {
    sessionId: number
    userId: number
    endpoint: string
    publicKey: string
    auth: string
    keyId: number
    createdAt: Date
  }
  smsTold: {
    id: GeneratedAlways<number>
    driverId: number
    kind: ToldKind
    said: JsonColumn
    toldAt: Date
    isWritten: Generated<boolean>
  }
}
