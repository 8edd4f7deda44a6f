import { type ReactNode, useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Panel } from '../ui/Panel.tsx'
import { PageHead } from '../ui/Shell.tsx'
import { SkeletonLines } from '../ui/Skeleton.tsx'
import { ConfirmWrite } from './ConfirmWrite.tsx'
import { Going } from './Going.tsx'
import { Read } from './Read.tsx'
import { useHeld } from './use-held.ts'
import '../ui/lines.css'

type Request = { id: number; askedByName: string; askedAt: string; expiresAt: string; mayConfirm: boolean }

type PageProps<Row extends Request> = {
  title: string
  icon: ReactNode
  /** How long a request waits, in words. */
  waits: string
  requests: UseQueryResult<{ rows: readonly Row[] }>
  /** The form by which the first administrator asks. */
  ask: ReactNode
  row: (request: Row) => ReactNode
}

/** What one administrator asks for and a second confirms: the form, and the requests that wait. */
export function TwoAdminsPage<Row extends Request>({
  title,
  icon,
  waits,
  requests,
  ask,
  row,
}: PageProps<Row>) {
  return (
    <>
      <PageHead title={title} subtitle="با درخواست یک مدیر و تأیید مدیری دیگر" />
      <div className="stack">
        <Panel title="درخواست تازه">{ask}</Panel>
        <Panel title="منتظر تأیید">
          <Read
            of={requests}
            wait={<SkeletonLines lines={3} />}
            failedTitle="درخواست‌ها نیامد"
            empty={
              <EmptyState icon={icon} title="درخواستی نیست">
                وقتی مدیری درخواست کند، تا {waits} در این‌جا منتظر تأیید مدیر دیگری می‌ماند.
              </EmptyState>
            }
          >
            {({ rows }) => <ul className="lines">{rows.map(row)}</ul>}
          </Read>
          <p className="muted">
            مدیر دیگر در پنل ساخته نمی‌شود: گردانندهٔ سرور او را با فرمان{' '}
            <bdi dir="ltr">npm run create-admin</bdi> می‌سازد.
          </p>
        </Panel>
      </div>
    </>
  )
}

type WithdrawCall = 'withdrawErasure' | 'withdrawFactorRemoval'
type ConfirmCall = 'confirmErasure' | 'confirmFactorRemoval'

type RowProps = {
  request: Request
  /** Whom it is about, and the number or name that he is known by. */
  name: string
  known: string
  /** Text before the name of who asked. */
  about: string
  withdraw: WithdrawCall
  confirm: {
    call: ConfirmCall
    label: string
    question: string
    consequence: string
    yes: string
    busy: string
  }
}

/** A request that waits: whoever asked takes it back, another confirms it after a question. */
export function AskedOfTwo({ request, name, known, about, withdraw, confirm }: RowProps) {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy } = useHeld(withdraw)
  const input = () => ({ body: { Id: request.id } })
  return (
    <li className="wrap">
      <span className="grow">
        <b>
          {name}، <bdi dir="ltr">{toPersianDigits(known)}</bdi>
          <Going call={withdraw} about={{ Id: request.id }} word="در حال پس گرفتن" />
        </b>
        <small>
          {about}؛ درخواست {request.askedByName}، <Moment at={request.askedAt} />. مهلت تأیید{' '}
          <Moment at={request.expiresAt} />
        </small>
      </span>
      <span className="row">
        <Button
          size="dense"
          busy={isBusy}
          busyLabel="در حال ثبت…"
          onClick={() => act({ input: input(), said: `درخواست برای ${name} پس گرفته می‌شود` })}
        >
          پس گرفتن
        </Button>
        {request.mayConfirm ? (
          <Button size="dense" variant="danger" onClick={() => setAsking(true)}>
            {confirm.label}
          </Button>
        ) : (
          <span className="muted">منتظر مدیر دیگر</span>
        )}
      </span>
      {isAsking && (
        <ConfirmWrite
          call={confirm.call}
          input={input}
          danger
          title={confirm.question}
          consequence={confirm.consequence}
          confirmLabel={confirm.yes}
          busyLabel={confirm.busy}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
