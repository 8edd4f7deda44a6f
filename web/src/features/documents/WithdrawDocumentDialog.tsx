import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import {
  type DocumentRow,
  WithdrawDocumentBody,
} from '@bargah/contract/features/documents/documents.schema.ts'
import { documentTypeLabels } from '@bargah/contract/features/documents/documents.states.ts'
import { type PermitStatus, permitStatusLabels } from '@bargah/contract/features/permits/permits.states.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { serverNow } from '../../kernel/now.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { keepsStatus, sayPage } from './withdraw.rules.ts'

type Props = {
  /** All that the permit has, of which the caller may take `pages` back, the latest first. */
  all: readonly DocumentRow[]
  pages: readonly [DocumentRow, ...DocumentRow[]]
  permitStatus: PermitStatus
  onClose: () => void
}

/** Asks which page is taken back, and for the reason that stays in the permit's history. */
export default function WithdrawDocumentDialog({ all, pages, permitStatus, onClose }: Props) {
  const [latest] = pages
  const label = documentTypeLabels[latest.type]
  const form = useWriteForm('withdrawDocument', {
    start: { Id: latest.id as number | null, Desc: '' },
    checks: { body: WithdrawDocumentBody },
    onDone: sayDone(onClose),
  })
  const stands = keepsStatus(all, form.values.Id)
    ? `وضعیت مجوز همان «${permitStatusLabels[permitStatus]}» می‌ماند.`
    : 'وضعیت مجوز به پیش از این سند برمی‌گردد.'
  return (
    <FormDialog
      form={form}
      danger
      title={`${label} پس گرفته شود؟`}
      consequence={`این برگ دیگر برای کسی باز نمی‌شود. ${stands}`}
      submitLabel="بله، پس گرفته شود"
      cancelLabel="نه، بماند"
      busyLabel="در حال پس گرفتن…"
      onClose={onClose}
    >
      {pages.length > 1 && (
        <RadioCards
          {...form.field('Id')}
          label="کدام برگ؟"
          options={pages.map((page) => ({ key: page.id, label: sayPage(all, page), detail: sayWhen(page) }))}
        />
      )}
      <TextField
        {...form.field('Desc')}
        label="دلیل"
        maxLength={500}
        hint="راننده، شرکت و صاحب بار همین جمله را می‌بینند."
      />
    </FormDialog>
  )
}

/** Who sent a document and when. */
const sayWhen = ({ by, uploadedAt }: DocumentRow): string =>
  [by, formatDayTime(uploadedAt, serverNow())].filter(Boolean).join('، ')
