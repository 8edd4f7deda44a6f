import { Mail } from 'lucide-react'
import { letterTable } from '@bargah/contract/features/mail/mail.columns.ts'
import type { LetterState } from '@bargah/contract/features/mail/mail.states.ts'
import { letterStateLabels } from '@bargah/contract/features/mail/mail.text.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { formatBytes } from '../../ui/file-limits.ts'

const tones: Record<LetterState, Tone> = { sent: 'success', waiting: 'info', failed: 'danger' }

/** The letters of the last week, the newest first (ours). */
export const letterList = listScreen('listLetters', letterTable, {
  list: 'letters',
  noun: 'نامه',
  columns: {
    at: { shows: 'createdAt', isIdentity: true, width: 132 },
    kind: 'kind',
    to: { shows: 'to', width: 220, cell: (row) => <bdi dir="ltr">{row.to}</bdi> },
    state: {
      shows: 'state',
      width: 116,
      cell: (row) => <Badge tone={tones[row.state]}>{letterStateLabels[row.state]}</Badge>,
    },
    subject: 'subject',
    text: 'text',
    file: 'fileName',
    bytes: {
      shows: 'fileBytes',
      width: 110,
      cell: (row) => (row.fileBytes === null ? null : formatBytes(row.fileBytes)),
    },
    failure: 'failure',
  },
  leaves: ['bytes', 'file', 'text', 'kind'],
  card: [['subject', 'state'], ['to', 'at'], ['file', 'bytes'], [(row) => row.failure ?? row.text]],
})

/** What leaves for people's mailboxes, and why some of it does not (ours). In a demo nothing leaves and all can be read here. */
export default function LettersPage() {
  return (
    <ListPage
      table={useListTable(letterList)}
      subtitle={(count) => `${count} در یک هفتهٔ گذشته`}
      searchHint="گیرنده، موضوع یا متن"
      icon={<Mail />}
      empty={{
        title: 'نامه‌ای نیست',
        text: 'کدهای تأیید نشانی و گزارش‌هایی که به ایمیل می‌رود، با آنچه بر سرشان آمده است، یک هفته در این‌جا می‌مانند.',
      }}
    />
  )
}
