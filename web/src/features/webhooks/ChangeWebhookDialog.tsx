import { ChangeWebhookBody, type WebhookRow } from '@bargah/contract/features/webhooks/webhooks.schema.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { type Hears, WebhookFields } from './WebhookFields.tsx'

type ChangeWebhookDialogProps = { webhook: WebhookRow; onClose: () => void }

/** Another address or other events for one's webhook; its secret stays. */
export default function ChangeWebhookDialog({ webhook, onClose }: ChangeWebhookDialogProps) {
  const start: Hears = { Url: webhook.url, Kinds: webhook.kinds }
  const form = useWriteForm('changeWebhook', {
    start,
    checks: { body: ChangeWebhookBody },
    input: ({ Url, Kinds }) => ({ body: { Id: webhook.id, Url, Kinds: [...Kinds] } }),
    onDone: sayDone(onClose),
  })
  return (
    <FormDialog
      form={form}
      title="ویرایش وب‌هوک"
      consequence="آنچه هنوز در راه است هم به نشانی تازه می‌رود. راز امضا عوض نمی‌شود."
      submitLabel="ثبت ویرایش"
      busyLabel="در حال ثبت…"
      onClose={onClose}
    >
      <WebhookFields form={form} />
    </FormDialog>
  )
}
