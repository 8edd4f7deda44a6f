import { kindsSeenBy } from '@bargah/contract/features/webhooks/webhook-kinds.ts'
import { longestUrl, type WebhookKind } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { webhookKindLabels } from '@bargah/contract/features/webhooks/webhooks.text.ts'
import {
  ChangeWebhookBody,
  MakeWebhookBody,
  type WebhookRow,
} from '@bargah/contract/features/webhooks/webhooks.schema.ts'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { flagsOf, useMember } from '../../kernel/session.ts'
import { MultiSelect } from '../../ui/MultiSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { sayDone } from '../../kernel/say-done.ts'

export type Hears = { Url: string; Kinds: readonly WebhookKind[] }

export function WebhookFields({ form }: { form: Pick<WriteForm<Hears>, 'field'> }) {
  const member = useMember()
  const options = kindsSeenBy({ role: member.role, flags: flagsOf(member) }).map((kind) => ({
    key: kind,
    label: webhookKindLabels[kind],
  }))
  return (
    <>
      <TextField
        {...form.field('Url')}
        label="نشانی"
        hint={`نشانی برنامهٔ شما در اینترنت که با \u2066https://\u2069 آغاز می‌شود.`}
        dir="ltr"
        maxLength={longestUrl}
      />
      <MultiSelect {...form.field('Kinds')} label="رویدادها" groups={[{ label: 'رویدادها', options }]} />
    </>
  )
}

type MakeWebhookDialogProps = { onMade: (secret: string) => void; onClose: () => void }

const nothing: Hears = { Url: '', Kinds: [] }

export function MakeWebhookDialog({ onMade, onClose }: MakeWebhookDialogProps) {
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

type ChangeWebhookDialogProps = { webhook: WebhookRow; onClose: () => void }

/** Another address or other events for one's webhook; its secret stays. */
export function ChangeWebhookDialog({ webhook, onClose }: ChangeWebhookDialogProps) {
  const start: Hears = { Url: webhook.url, Kinds: webhook.kinds }
  const form = useWriteForm('changeWebhook', {
    follows: true,
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
