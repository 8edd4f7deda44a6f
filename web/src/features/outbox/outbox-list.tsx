import { outboxTable } from '@bargah/contract/features/outbox/outbox.columns.ts'
import type { SmsState } from '@bargah/contract/features/outbox/outbox.states.ts'
import { smsStateLabels } from '@bargah/contract/features/outbox/outbox.text.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<SmsState, Tone> = { sent: 'success', waiting: 'info', failed: 'danger' }

export const SmsBadge = ({ state }: { state: SmsState }) => (
  <Badge tone={tones[state]}>{smsStateLabels[state]}</Badge>
)

/** The text messages of the last week, the newest first (ours). */
export const outboxList = listScreen('listOutbox', outboxTable, {
  list: 'outbox',
  noun: 'پیامک',
  columns: {
    at: {
      shows: 'createdAt',
      isIdentity: true,
      width: 132,
      cell: (row) => <Moment at={row.createdAt} look="row" />,
    },
    kind: 'kind',
    to: 'to',
    state: { shows: 'state', width: 116, cell: (row) => <SmsBadge state={row.state} /> },
    text: 'text',
    failure: 'failure',
  },
  leaves: ['text', 'kind'],
  card: [['kind', 'state'], ['to', 'at'], [(row) => row.failure ?? row.text]],
})
