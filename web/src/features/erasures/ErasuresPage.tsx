import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { AskErasureBody } from '@bargah/contract/features/erasures/erasures.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Going } from '../../kernel/Going.tsx'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { useSearch } from '../../kernel/navigation.tsx'
import { Read } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { useHeld } from '../../kernel/use-held.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { NationalIdField } from '../../ui/NationalIdField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type Erasure, useErasures } from './erasures.queries.ts'
import '../../ui/lines.css'

/** A driver who leaves: one administrator asks that he be forgotten, a second confirms within three days. */
export default function ErasuresPage() {
  return (
    <>
      <PageHead title="پاک کردن اطلاعات راننده" subtitle="با درخواست یک مدیر و تأیید مدیری دیگر" />
      <div className="stack">
        <Panel title="درخواست تازه">
          <AskForm />
        </Panel>
        <Panel title="منتظر تأیید">
          <Read
            of={useErasures()}
            wait={<SkeletonLines lines={3} />}
            failedTitle="درخواست‌ها نیامد"
            empty={
              <EmptyState icon={<Eraser />} title="درخواستی نیست">
                وقتی مدیری درخواست کند، تا سه روز در اینجا منتظر تأیید مدیر دیگری می‌ماند.
              </EmptyState>
            }
          >
            {({ rows }) => (
              <ul className="lines">
                {rows.map((row) => (
                  <Request key={row.id} erasure={row} />
                ))}
              </ul>
            )}
          </Read>
        </Panel>
      </div>
    </>
  )
}

/** The address may say who it is: the drawer of a driver leads here. */
function AskForm() {
  const { nationalCode }: { nationalCode?: unknown } = useSearch()
  const form = useWriteForm('askErasure', {
    start: { NationalId: nationalCode === undefined ? '' : String(nationalCode), Reason: '' },
    checks: { body: AskErasureBody },
    onDone: sayDone((_done, { reset }) => reset()),
  })
  return (
    <Form form={form} className="stack">
      <p className="muted">
        نام، کد ملی، موبایل، عکس، پیام‌ها و نظرهای دربارهٔ او پاک می‌شود و برنمی‌گردد. مجوزها، پرداخت‌ها و دفتر
        سالن با شمارهٔ او می‌ماند. نخست غیرفعال شود، مجوز باز نداشته باشد و پول کیف پولش برگردانده شود.
      </p>
      <div className="stack gap-3 slim">
        <NationalIdField {...form.field('NationalId')} label="کد ملی راننده" />
        <TextField {...form.field('Reason')} label="دلیل" placeholder="خودش نوشته و خواسته است" />
        <SubmitButton form={form} busyLabel="در حال ثبت…">
          ثبت درخواست
        </SubmitButton>
      </div>
    </Form>
  )
}

function Request({ erasure }: { erasure: Erasure }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useHeld('withdrawErasure')
  const input = () => ({ body: { Id: erasure.id } })
  return (
    <li className="wrap">
      <span className="grow">
        <b>
          {erasure.driverName}، <bdi dir="ltr">{toPersianDigits(erasure.nationalCode)}</bdi>
          <Going call="withdrawErasure" about={{ Id: erasure.id }} word="در حال پس گرفتن" />
        </b>
        <small>
          «{erasure.reason}»؛ درخواست {erasure.askedByName}، <Moment at={erasure.askedAt} />. مهلت تأیید{' '}
          <Moment at={erasure.expiresAt} />
        </small>
      </span>
      <span className="row">
        <Button
          size="dense"
          busy={withdraw.isBusy}
          busyLabel="در حال ثبت…"
          onClick={() =>
            withdraw.act({ input: input(), said: `درخواست برای ${erasure.driverName} پس گرفته می‌شود` })
          }
        >
          پس گرفتن
        </Button>
        {erasure.mayConfirm ? (
          <Button size="dense" variant="danger" onClick={() => setAsking(true)}>
            پاک شود
          </Button>
        ) : (
          <span className="muted">منتظر مدیر دیگر</span>
        )}
      </span>
      {isAsking && (
        <ConfirmWrite
          call="confirmErasure"
          input={input}
          danger
          title={`اطلاعات ${erasure.driverName} پاک شود؟`}
          consequence="تنها اگر از خود او شنیده‌اید تأیید کنید. آنچه می‌گوید او که بود پاک می‌شود و هیچ‌کس نمی‌تواند آن را برگرداند."
          confirmLabel="بله، پاک شود"
          busyLabel="در حال پاک کردن…"
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
