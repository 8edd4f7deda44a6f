import { kindsSeenBy } from '@bargah/contract/features/webhooks/webhook-kinds.ts'
import { MakeWebhookBody } from '@bargah/contract/features/webhooks/webhooks.schema.ts'
import { longestUrl, type WebhookKind } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { webhookKindLabels } from '@bargah/contract/features/webhooks/webhooks.text.ts'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { flagsOf, useMember } from '../../kernel/session.ts'
import { MultiSelect } from '../../ui/MultiSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'

type MakeWebhookDialogProps = { onMade: (secret: string) => void; onClose: () => void }

/** Has an address told of what is chosen. */
export default function MakeWebhookDialog({ onMade, onClose }: MakeWebhookDialogProps) {
  const member = useMember()
  const form = useWriteForm('makeWebhook', {
    start: { Url: '', Kinds: [] as readonly WebhookKind[] },
    checks: { body: MakeWebhookBody },
    input: ({ Url, Kinds }) => ({ body: { Url, Kinds: [...Kinds] } }),
    onDone: ({ data }) => onMade(data?.secret ?? ''),
  })
  const options = kindsSeenBy({ role: member.role, flags: flagsOf(member) }).map((kind) => ({
    key: kind,
    label: webhookKindLabels[kind],
  }))
  return (
    <FormDialog
      form={form}
      title="وب‌هوک تازه"
      consequence="از این پس هر رویدادی که برمی‌گزینید همان دم به این نشانی فرستاده می‌شود، با امضایی که برنامهٔ شما می‌سنجد."
      submitLabel="ساختن وب‌هوک"
      busyLabel="در حال ساختن…"
      onClose={onClose}
    >
      <TextField
        {...form.field('Url')}
        label="نشانی"
        hint={`نشانی برنامهٔ شما در اینترنت که با \u2066https://\u2069 آغاز می‌شود.`}
        dir="ltr"
        maxLength={longestUrl}
      />
      <MultiSelect {...form.field('Kinds')} label="رویدادها" groups={[{ label: 'رویدادها', options }]} />
    </FormDialog>
  )
}
