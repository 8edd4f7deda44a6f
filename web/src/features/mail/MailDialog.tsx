import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { codeLength } from '@bargah/contract/features/codes/codes.text.ts'
import { ProveMailBody, SendMailCodeBody } from '@bargah/contract/features/mail/mail.schema.ts'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { WholeCode } from '../../ui/CodeField.tsx'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'

/** A code on its way to an address: until when it is good by this clock, and how many more may be sent. */
type Sent = { address: string; until: number; sendsLeft: number }
type Props = { before: string | null; onClose: () => void }

/** Gives an address in two steps: a code is sent to it, and typed here. */
export default function MailDialog({ before, onClose }: Props) {
  const [sent, setSent] = useState<Sent>()
  return sent ? (
    <CodeStep sent={sent} onSent={setSent} onClose={onClose} />
  ) : (
    <AddressStep before={before} onSent={setSent} onClose={onClose} />
  )
}

const sentTo = (address: string, made: { validMs: number; sendsLeft: number } | undefined): Sent => ({
  address,
  until: Date.now() + (made?.validMs ?? 0),
  sendsLeft: made?.sendsLeft ?? 0,
})

function AddressStep({ before, onSent, onClose }: Props & { onSent: (sent: Sent) => void }) {
  const form = useWriteForm('sendMailCode', {
    start: { Address: '' },
    checks: { body: SendMailCodeBody },
    onDone: ({ data }, { sent }) => onSent(sentTo(sent.Address.trim(), data)),
  })
  return (
    <FormDialog
      form={form}
      title={before === null ? 'افزودن ایمیل' : 'عوض کردن ایمیل'}
      consequence={
        before === null
          ? 'کدی شش‌رقمی به این نشانی می‌رود تا روشن شود که از آن شماست.'
          : 'کدی شش‌رقمی به نشانی تازه می‌رود. تا آن را وارد نکنید، نشانی کنونی می‌ماند؛ پس از آن، به نشانی پیشین گفته می‌شود.'
      }
      submitLabel="فرستادن کد"
      busyLabel="در حال فرستادن…"
      onClose={onClose}
    >
      <TextField
        {...form.field('Address')}
        label="نشانی ایمیل"
        type="email"
        dir="ltr"
        autoComplete="email"
        placeholder="name@example.com"
      />
    </FormDialog>
  )
}

type CodeProps = { sent: Sent; onSent: (sent: Sent) => void; onClose: () => void }

function CodeStep({ sent, onSent, onClose }: CodeProps) {
  const { address } = sent
  const form = useWriteForm('proveMail', {
    start: { Code: '' },
    checks: { body: ProveMailBody },
    input: ({ Code }) => ({ body: { Address: address, Code } }),
    onDone: sayDone(onClose),
    onFailed: () => form.set({ Code: '' }),
  })
  return (
    <FormDialog
      form={form}
      title="کد ایمیل را وارد کنید"
      consequence="کد شش‌رقمی تا ده دقیقه معتبر است. اگر نامه نیامد، پوشهٔ هرزنامه را هم ببینید."
      submitLabel="تأیید نشانی"
      busyLabel="در حال بررسی…"
      onClose={onClose}
    >
      <p>
        نامه فرستاده شد به{' '}
        <bdi dir="ltr" className="strong anywhere">
          {address}
        </bdi>
      </p>
      <WholeCode
        {...form.field('Code')}
        label="کد شش‌رقمی"
        length={codeLength}
        busy={form.busy}
        onWhole={() => form.check(() => void form.send())}
      />
      <Resend sent={sent} onSent={onSent} />
    </FormDialog>
  )
}

function Resend({ sent: { address, until, sendsLeft }, onSent }: Omit<CodeProps, 'onClose'>) {
  const left = useCountdown(new Date(until))
  const resend = useWrite('sendMailCode', { onDone: ({ data }) => onSent(sentTo(address, data)) })
  return (
    <div className="stack gap-2">
      <div className="apart wrap">
        <span className="muted">
          {left === 0 ? 'مهلت این کد گذشت' : 'کد تا این زمان اعتبار دارد'}{' '}
          <b role="timer" className="num">
            {formatCountdown(left)}
          </b>
        </span>
        <Button
          size="dense"
          icon={<RefreshCw />}
          disabled={sendsLeft === 0}
          busy={resend.isPending}
          busyLabel="در حال فرستادن…"
          onClick={() => resend.mutate({ body: { Address: address } })}
        >
          فرستادن دوبارهٔ کد
        </Button>
      </div>
      <p className="muted" role="status">
        {resend.error ? sentenceOf(resend.error) : null}
      </p>
    </div>
  )
}
