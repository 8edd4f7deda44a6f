import { Plus, Webhook } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { WebhookRow } from '@bargah/contract/features/webhooks/webhooks.schema.ts'
import { daysOfFailing, mostWebhooks } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable, useSteady } from '../../kernel/list-table.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyOnceDialog } from '../../ui/CopyOnceDialog.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Note } from '../../ui/Note.tsx'
import { toast } from '../../ui/toast.ts'
import { type WebhookAct, webhookList } from './webhook-list.tsx'

const dialogs = () => import('./WebhookDialogs.tsx')
const MakeWebhookDialog = fetched(async () => ({ default: (await dialogs()).MakeWebhookDialog }))
const ChangeWebhookDialog = fetched(async () => ({ default: (await dialogs()).ChangeWebhookDialog }))
const DeliveriesDrawer = fetched(() => import('./DeliveriesDrawer.tsx'))

const onFailed = (title: string) => toast({ tone: 'danger', title })

/** One's own webhooks: made, tried, paused, removed, and what was sent to each. */
export default function WebhooksPage() {
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [shown, setShown] = useState<WebhookRow>()
  const [changing, setChanging] = useState<WebhookRow>()
  const [removing, setRemoving] = useState<WebhookRow>()
  const test = useWrite('tryWebhook', { onDone: sayDone(), onFailed })
  const turn = useWrite('setWebhookOn', { onDone: sayDone(), onFailed })
  const renew = useWrite('renewWebhookSecret', { onDone: ({ data }) => setSecret(data?.secret), onFailed })
  const onAct = useSteady((act: WebhookAct, row: WebhookRow) => {
    const body = { Id: row.id }
    if (act === 'deliveries') setShown(row)
    if (act === 'change') setChanging(row)
    if (act === 'test') test.mutate({ body })
    if (act === 'pause' || act === 'resume') turn.mutate({ body: { ...body, IsOn: act === 'resume' } })
    if (act === 'renew') renew.mutate({ body })
    if (act === 'remove') setRemoving(row)
  })
  const table = useListTable(useMemo(() => webhookList(onAct), [onAct]))
  return (
    <ListPage
      table={table}
      subtitle={(count) => count}
      actions={
        <Button variant="primary" icon={<Plus />} onClick={() => setMaking(true)}>
          وب‌هوک تازه
        </Button>
      }
      above={
        <Note>
          هر رویداد با امضا فرستاده می‌شود و اگر پذیرفته نشد، چند بار با فاصله‌هایی که بیشتر می‌شود. پس از{' '}
          {fa(String(daysOfFailing))} روز ناکامی وب‌هوک می‌ایستد و خبرتان می‌کنیم. هر حساب تا{' '}
          {fa(String(mostWebhooks))} وب‌هوک دارد.
        </Note>
      }
      searchHint="نشانی یا رویداد"
      icon={<Webhook />}
      empty={{
        title: 'وب‌هوکی نیست',
        text: 'با «وب‌هوک تازه» برنامهٔ خود را از بارها، نوبت‌ها و مجوزها همان دم باخبر کنید.',
      }}
    >
      {isMaking && (
        <MakeWebhookDialog
          onMade={(made) => {
            setMaking(false)
            setSecret(made)
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {changing && <ChangeWebhookDialog webhook={changing} onClose={() => setChanging(undefined)} />}
      {shown && <DeliveriesDrawer webhook={shown} onClose={() => setShown(undefined)} />}
      {secret !== undefined && (
        <CopyOnceDialog title="راز امضای وب‌هوک" noun="راز" text={secret} onClose={() => setSecret(undefined)}>
          این راز دوباره نشان داده نمی‌شود. برنامهٔ شما با آن می‌سنجد که رویداد را ما فرستاده‌ایم؛ اگر به دست
          دیگری افتاد، راز تازه بسازید.
        </CopyOnceDialog>
      )}
      {removing && (
        <ConfirmWrite
          call="removeWebhook"
          input={() => ({ body: { Id: removing.id } })}
          danger
          title="وب‌هوک برداشته شود؟"
          consequence={`دیگر چیزی به ${new URL(removing.url).host} فرستاده نمی‌شود و فهرست فرستاده‌هایش هم می‌رود.`}
          confirmLabel="بله، برداشته شود"
          busyLabel="در حال برداشتن…"
          onClose={() => setRemoving(undefined)}
        />
      )}
    </ListPage>
  )
}
