import { kindsSeenBy } from '@bargah/contract/features/webhooks/webhook-kinds.ts'
import { longestUrl, type WebhookKind } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { webhookKindLabels } from '@bargah/contract/features/webhooks/webhooks.text.ts'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { flagsOf, useMember } from '../../kernel/session.ts'
import { MultiSelect } from '../../ui/MultiSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'

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
