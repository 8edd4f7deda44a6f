import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearch } from '../../kernel/navigation.tsx'
import { AskFactorRemovalBody } from '@bargah/contract/features/factors/factors.schema.ts'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Read } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type FactorRemoval, useFactorRemovals } from './factors.queries.ts'
import '../../ui/lines.css'
import './factors.css'

/** Who has lost his second factor: one administrator asks that it be taken away, a second confirms within a day. */
export default function FactorRemovalsPage() {
  return (
    <>
      <PageHead title="گم شدن مرحلهٔ دوم ورود" subtitle="با درخواست یک مدیر و تأیید مدیری دیگر" />
      <div className="stack">
        <Panel title="درخواست تازه">
          <AskForm />
        </Panel>
        <Panel title="منتظر تأیید">
          <Read
            of={useFactorRemovals()}
            wait={<SkeletonLines lines={3} />}
            failedTitle="درخواست‌ها نیامد"
            empty={
              <EmptyState icon={<ShieldCheck />} title="درخواستی نیست">
                وقتی مدیری درخواست کند، تا یک روز در اینجا منتظر تأیید مدیر دیگری می‌ماند.
              </EmptyState>
            }
          >
            {({ rows }) => (
              <ul className="lines factors">
                {rows.map((row) => (
                  <Removal key={row.id} removal={row} />
                ))}
              </ul>
            )}
          </Read>
        </Panel>
      </div>
    </>
  )
}

/** The address may name whose it is: the dialog of another's password leads here. */
function AskForm() {
  const { username }: { username?: unknown } = useSearch()
  const form = useWriteForm('askFactorRemoval', {
    start: { Username: username === undefined ? '' : String(username) },
    checks: { body: AskFactorRemovalBody },
    onDone: sayDone((_done, { reset }) => reset()),
  })
  return (
    <Form form={form} className="stack">
      <p className="muted">
        نخست از خود او، با شماره‌ای که از پیش می‌شناسید، بپرسید. با تأیید مدیر دیگر، گذرکلیدها، برنامهٔ رمزساز و
        کدهای بازیابی او برداشته می‌شود، از همه‌جا بیرون می‌آید و آگاه می‌شود.
      </p>
      <div className="stack gap-3 slim">
        <TextField {...form.field('Username')} label="نام کاربری" dir="ltr" autoComplete="off" />
        <SubmitButton form={form} busyLabel="در حال ثبت…">
          ثبت درخواست
        </SubmitButton>
      </div>
    </Form>
  )
}

function Removal({ removal }: { removal: FactorRemoval }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useHeld('withdrawFactorRemoval')
  const input = () => ({ body: { Id: removal.id } })
  return (
    <li className="wrap">
      <span className="grow">
        <b>
          {removal.fullName}، <bdi dir="ltr">{toPersianDigits(removal.username)}</bdi>
          <Going call="withdrawFactorRemoval" about={{ Id: removal.id }} word="در حال پس گرفتن" />
        </b>
        <small>
          {roleLabels[removal.role]}؛ درخواست {removal.askedByName}، <Moment at={removal.askedAt} />. مهلت
          تأیید <Moment at={removal.expiresAt} />
        </small>
      </span>
      <span className="row">
        <Button
          size="dense"
          busy={withdraw.isBusy}
          busyLabel="در حال ثبت…"
          onClick={() =>
            withdraw.act({ input: input(), said: `درخواست برای ${removal.fullName} پس گرفته می‌شود` })
          }
        >
          پس گرفتن
        </Button>
        {removal.mayConfirm ? (
          <Button size="dense" variant="primary" onClick={() => setAsking(true)}>
            تأیید
          </Button>
        ) : (
          <span className="muted">منتظر مدیر دیگر</span>
        )}
      </span>
      {isAsking && (
        <ConfirmWrite
          call="confirmFactorRemoval"
          input={input}
          danger
          title={`مرحلهٔ دوم ورود ${removal.fullName} برداشته شود؟`}
          consequence="تنها اگر از خود او شنیده‌اید که آن را گم کرده است تأیید کنید. از همه‌جا بیرون می‌آید و با گذرواژهٔ تنها وارد می‌شود تا روش تازه‌ای بیفزاید."
          confirmLabel="بله، برداشته شود"
          busyLabel="در حال برداشتن…"
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
