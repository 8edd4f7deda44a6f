import { BellOff, Download, Send, Sunrise } from 'lucide-react'
import { useState } from 'react'
import type { MorningFile, MorningRow } from '@bargah/contract/features/reports/morning.schema.ts'
import { daysOfMorningFiles } from '@bargah/contract/features/reports/morning.text.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { call } from '../../kernel/api.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { saveReply } from '../../kernel/save-reply.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { toast } from '../../ui/toast.ts'
import { useMyMail } from '../mail/mail.parts.tsx'
import { useMornings } from './morning.queries.ts'
import { FileState, MailState, MorningState } from './MorningState.tsx'

/** What is sent to oneself each morning: its files, once now, and the end of it. */
export default function MorningReportsPage() {
  const [ending, setEnding] = useState<MorningRow>()
  return (
    <>
      <PageHead
        title="گزارش‌های هر صبح"
        subtitle={`فایل‌ها تا ${fa(daysOfMorningFiles)} روز می‌مانند و تنها شما آن‌ها را باز می‌کنید`}
      />
      <Read
        of={useMornings()}
        failedTitle="گزارش‌های هر صبح خوانده نشد"
        empty={
          <EmptyState icon={<Sunrise />} title="گزارشی هر صبح فرستاده نمی‌شود">
            در «گزارش‌های من» هر فهرست، کنار نمایی که ذخیره کرده‌اید «هر صبح بفرست» را بزنید.
          </EmptyState>
        }
      >
        {(mornings) => (
          <div className="stack">
            {mornings.map((one) => (
              <Morning key={one.id} one={one} onEnd={() => setEnding(one)} />
            ))}
          </div>
        )}
      </Read>
      {ending && (
        <ConfirmWrite
          call="endMorning"
          input={() => ({ body: { Id: ending.id } })}
          title={`«${ending.name}» دیگر هر صبح فرستاده نشود؟`}
          consequence="فایل‌های ساخته‌شدهٔ آن هم می‌رود؛ خود نما میان گزارش‌های شما می‌ماند."
          confirmLabel="بله، متوقف شود"
          busyLabel="در حال متوقف کردن…"
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

function Morning({ one, onEnd }: { one: MorningRow; onEnd: () => void }) {
  const send = useWrite('sendMorningNow', {
    onDone: sayDone(),
    onFailed: (title) => toast({ tone: 'danger', title }),
  })
  return (
    <Panel
      title={one.name}
      aside={
        <div className="row">
          {one.stopped === null && (
            <Button
              size="dense"
              icon={<Send />}
              busy={send.isPending}
              aria-label={`یک بار همین اکنون بفرست ${one.name}`}
              onClick={() => send.mutate({ body: { Id: one.id } })}
            >
              یک بار همین اکنون
            </Button>
          )}
          <Button size="dense" icon={<BellOff />} aria-label={`متوقف کن ${one.name}`} onClick={onEnd}>
            متوقف کن
          </Button>
        </div>
      }
      flush
    >
      <div className="pad-3-4 stack gap-1">
        <MorningState one={one} />
        {one.byMail && one.stopped === null && <ByMail />}
      </div>
      {one.files.length > 0 && (
        <ul className="ruled line-above" aria-label={`فایل‌های ${one.name}`}>
          {one.files.map((file) => (
            <li key={file.id} className="apart wrap pad-3-4">
              <div className="row wrap">
                <Moment at={file.begunAt} look="row" />
                <FileState file={file} />
                {file.mail && <MailState mail={file.mail} />}
              </div>
              {file.state === 'made' && (
                <IconButton
                  size="dense"
                  icon={<Download />}
                  aria-label={`گرفتن فایل ${one.name} ${fa(jalaliDate(file.begunAt))}`}
                  onClick={() => void save(one, file)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Where it goes beside the panel; without an address nowhere. */
function ByMail() {
  const mail = useMyMail().data
  if (!mail?.sendsMail) return null
  const { address } = mail
  if (address === null)
    return (
      <>
        <p className="quiet">به ایمیل نمی‌رود: نشانی ایمیلی ندارید.</p>
        <Link to={paths.profile}>نشانی ایمیل خود را بدهید</Link>
      </>
    )
  return (
    <p className="quiet">
      به ایمیل هم:{' '}
      <bdi dir="ltr" className="anywhere">
        {address}
      </bdi>
    </p>
  )
}

const save = ({ name, format }: MorningRow, { id, begunAt }: MorningFile) =>
  saveReply(
    `${name} ${fa(jalaliDate(begunAt).replaceAll('/', '-'))}.${format}`,
    call('openMorningFile', { query: { Id: id } }),
  )
