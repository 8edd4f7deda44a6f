import { Mail, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Read } from '../../kernel/Read.tsx'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { type MyMail as Kept, useMyMail } from './mail.queries.ts'
import '../../ui/lines.css'

const MailDialog = fetched(() => import('./MailDialog.tsx'))

/** One's own mail address: given, changed and taken away here. */
export function MyMail() {
  return (
    <Read of={useMyMail()} wait={<SkeletonLines lines={2} />} failedTitle="نشانی ایمیل نیامد">
      {(kept) => <Address kept={kept} />}
    </Read>
  )
}

function Address({ kept: { address, provenAt, sendsMail } }: { kept: Kept }) {
  const [open, setOpen] = useState<'give' | 'remove' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {!sendsMail && (
        <p className="muted">این سامانه هنوز ایمیل نمی‌فرستد؛ گزارش‌های هر صبح تنها به پنل می‌آید.</p>
      )}
      {address === null ? (
        sendsMail && (
          <div className="apart wrap">
            <p className="muted">گزارش‌هایی که هر صبح می‌خواهید به ایمیل شما هم می‌رود.</p>
            <Button size="form" icon={<Mail />} onClick={() => setOpen('give')}>
              افزودن ایمیل
            </Button>
          </div>
        )
      ) : (
        <div className="apart wrap">
          <div className="stack gap-1">
            <div>
              <bdi dir="ltr" className="strong anywhere">
                {address}
              </bdi>
            </div>
            {provenAt && (
              <small className="muted">
                تأییدشده <Moment at={provenAt} />
              </small>
            )}
          </div>
          <span className="row wrap">
            {sendsMail && (
              <Button size="form" icon={<Pencil />} onClick={() => setOpen('give')}>
                عوض کردن ایمیل
              </Button>
            )}
            <Button size="form" icon={<Trash2 />} onClick={() => setOpen('remove')}>
              برداشتن ایمیل
            </Button>
          </span>
        </div>
      )}
      {open === 'give' && <MailDialog before={address} onClose={close} />}
      {open === 'remove' && (
        <ConfirmWrite
          call="removeMail"
          input={() => ({})}
          danger
          title="نشانی ایمیل برداشته شود؟"
          consequence="دیگر گزارشی به آن نمی‌رود، و همین به آن نشانی گفته می‌شود. فایل‌ها همچنان در «گزارش‌های هر صبح» می‌آید."
          confirmLabel="بله، برداشته شود"
          busyLabel="در حال برداشتن…"
          onClose={close}
        />
      )}
    </>
  )
}
