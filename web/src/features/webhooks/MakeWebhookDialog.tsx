import { MakeWebhookBody } from '@bargah/contract/features/webhooks/webhooks.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { type Hears, WebhookFields } from './WebhookFields.tsx'

type MakeWebhookDialogProps = { onMade: (secret: string) => void; onClose: () => void }

const nothing: Hears = { Url: '', Kinds: [] }

export default function MakeWebhookDialog({ onMade, onClose }: MakeWebhookDialogProps) {
  const form = useWriteForm('makeWebhook', {
    start: nothing,
    checks: { body: MakeWebhookBody },
    input: ({ Url, Kinds }) => ({ body: { Url, Kinds: [...Kinds] } }),
    onDone: ({ data }) => onMade(data?.secret ?? ''),
  })
  return (
    <FormDialog
      form={form}
      title="وب‌هوک تازه"
      consequence="از این پس هر رویدادی که برمی‌گزینید همان دم به این نشانی فرستاده می‌شود، با امضایی که برنامهٔ شما می‌سنجد."
      submitLabel="ساختن وب‌هوک"
      busyLabel="در حال ساختن…"
      onClose={onClose}
    >
      <WebhookFields form={form} />
    </FormDialog>
  )
}
