import { Phone } from 'lucide-react'
import { outboxTable } from '@bargah/contract/features/outbox/outbox.columns.ts'
import type { SmsState } from '@bargah/contract/features/outbox/outbox.states.ts'
import { smsStateLabels } from '@bargah/contract/features/outbox/outbox.text.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const tones: Record<SmsState, Tone> = { sent: 'success', waiting: 'info', failed: 'danger' }

const SmsBadge = ({ state }: { state: SmsState }) => (
  <Badge tone={tones[state]}>{smsStateLabels[state]}</Badge>
)

/** The text messages of the last week, the newest first (ours). */
export const outboxList = listScreen('listOutbox', outboxTable, {
  list: 'outbox',
  noun: 'پیامک',
  columns: {
    at: { shows: 'createdAt', isIdentity: true, width: 132 },
    kind: 'kind',
    to: 'to',
    state: { shows: 'state', width: 116, cell: (row) => <SmsBadge state={row.state} /> },
    text: 'text',
    failure: 'failure',
  },
  leaves: ['text', 'kind'],
  card: [['kind', 'state'], ['to', 'at'], [(row) => row.failure ?? row.text]],
})

/** What leaves for people's phones, and why some of it does not (ours). In a demo nothing leaves and all can be read here. */
export default function OutboxPage() {
  return (
    <ListPage
      table={useListTable(outboxList)}
      subtitle={(count) => `${count} در یک هفتهٔ گذشته`}
      searchHint="گیرنده یا متن"
      icon={<Phone />}
      empty={{
        title: 'پیامکی نیست',
        text: 'کدهای تأیید و پیام‌های دیگر، با آنچه بر سرشان آمده است، یک هفته در این‌جا می‌مانند.',
      }}
    />
  )
}
