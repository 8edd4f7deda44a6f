import { outbox, type OutboxRow } from '@bargah/contract/features/outbox/outbox.endpoints.ts'
import type { SmsKind, SmsValues } from '@bargah/contract/features/outbox/outbox.states.ts'
import { smsTexts } from '@bargah/contract/features/outbox/outbox.text.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { routes, whole } from '../../kernel/routes.ts'
import { openSms } from './deliver-sms.ts'
import { maskMobile } from './outbox.rules.ts'
import { listSms } from './outbox.store.ts'

/** `showsTexts`: the server holds the demo world, in which nothing leaves and its administrator reads what would have. */
export type OutboxPorts = { keys: KeyRing; showsTexts: boolean }

export const outboxRoutes = ({ keys, showsTexts }: OutboxPorts) =>
  routes(outbox, {
    listOutbox: async (call) => {
      const rows = await listSms(call.db)
      return whole(rows.map((row) => ({ ...presentSms(row), ...presentSealed(keys, row, showsTexts) })))
    },
  })

type Row = Awaited<ReturnType<typeof listSms>>[number]

const presentSms = ({ id, kind, failure, createdAt, sentAt }: Row): Omit<OutboxRow, 'to' | 'text'> => ({
  id,
  kind,
  state: sentAt ? 'sent' : failure === null ? 'waiting' : 'failed',
  failure,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})

function presentSealed(keys: KeyRing, row: Row, showsTexts: boolean): Pick<OutboxRow, 'to' | 'text'> {
  const { to, values } = openSms(keys, row)
  return showsTexts ? { to, text: textOf(row.kind, values) } : { to: maskMobile(to), text: null }
}

const textOf = <K extends SmsKind>(kind: K, values: SmsValues[K]) => smsTexts[kind](values)
