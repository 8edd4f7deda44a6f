import { RotateCw, Send } from 'lucide-react'
import type { DeliveryRow, WebhookRow } from '@bargah/contract/features/webhooks/webhooks.schema.ts'
import {
  deliveryFaultLabels,
  deliveryStateLabels,
  webhookKindLabels,
} from '@bargah/contract/features/webhooks/webhooks.text.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { FaultNote } from '../../kernel/FaultNote.tsx'
import { Read } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { useRead } from '../../kernel/use-read.ts'

const tones = { waiting: 'info', delivered: 'success', given_up: 'danger' } as const

/** What was sent to a webhook, the newest first: what was answered, when it is tried again; each may be sent again. */
export default function DeliveriesDrawer({ webhook, onClose }: { webhook: WebhookRow; onClose: () => void }) {
  const sent = useRead('listWebhookDeliveries', { query: { Id: webhook.id } })
  const resend = useWrite('resendDelivery', { onDone: sayDone() })
  return (
    <Drawer title="فرستاده‌ها" subtitle={<bdi dir="ltr">{webhook.url}</bdi>} onClose={onClose}>
      <section>
        {resend.error !== null && <FaultNote error={resend.error} />}
        <Read
          of={sent}
          failedTitle="فرستاده‌ها نیامد"
          empty={
            <EmptyState icon={<Send />} title="هنوز چیزی فرستاده نشده است">
              رویداد بعدی که روی دهد، یا رویداد آزمایشی، این‌جا دیده می‌شود.
            </EmptyState>
          }
        >
          {({ rows }) => (
            <ul className="rows">
              {rows.map((row) => (
                <li key={row.id} className="apart wrap">
                  <Delivery row={row} />
                  {webhook.state === 'on' && (
                    <Button
                      size="dense"
                      icon={<RotateCw />}
                      aria-label={`فرستادن دوبارهٔ ${webhookKindLabels[row.kind]} ${fa(String(row.id))}`}
                      disabled={resend.isPending}
                      onClick={() => resend.mutate({ body: { Id: row.id } })}
                    >
                      دوباره
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Read>
      </section>
    </Drawer>
  )
}

function Delivery({ row }: { row: DeliveryRow }) {
  return (
    <div className="grow">
      <div className="row wrap">
        <strong>{webhookKindLabels[row.kind]}</strong>
        <Badge tone={tones[row.state]}>{deliveryStateLabels[row.state]}</Badge>
        <Moment at={row.happenedAt} look="row" />
      </div>
      <p className="quiet">{whatBecame(row)}</p>
      {row.nextTryAt !== null && row.tries > 0 && (
        <p className="quiet">
          تلاش بعدی <Moment at={row.nextTryAt} look="row" />
        </p>
      )}
      {row.reply && (
        <p className="quiet">
          <bdi dir="ltr">{row.reply}</bdi>
        </p>
      )}
    </div>
  )
}

/** «تلاش ۲ · کد پاسخ ۵۰۰» */
const whatBecame = ({ tries, status, fault }: DeliveryRow): string => {
  if (tries === 0) return 'هنوز فرستاده نشده'
  const answer = status === null ? fault && deliveryFaultLabels[fault] : `کد پاسخ ${fa(String(status))}`
  return [`تلاش ${fa(String(tries))}`, answer].filter(Boolean).join(' · ')
}
