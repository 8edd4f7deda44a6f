import { Users } from 'lucide-react'
import { AccountName } from '../../ui/AccountName.tsx'
import { Button } from '../../ui/Button.tsx'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { SessionsOf } from '../auth/auth.parts.tsx'
import {
  type ApplicantRow,
  isAccepted,
  isRejected,
  isWaiting,
  type OfApplicant,
  type OnAct,
} from './applicant-kind.ts'

type WithActs<Row extends ApplicantRow> = OfApplicant<Row> & { onAct: OnAct<Row> }

/** In a list: that it has an account, or the act that leads to one. */
export function AccountCell<Row extends ApplicantRow>({ kind, row, onAct }: WithActs<Row>) {
  if (isWaiting(kind, row))
    return (
      <Button size="dense" onClick={() => onAct('open', row)}>
        بررسی
      </Button>
    )
  if (row.userId !== null) return 'دارد'
  if (isRejected(kind, row)) return <span className="subtle">پس از تأیید</span>
  return (
    <Button size="dense" onClick={() => onAct('account', row)}>
      ساختن حساب
    </Button>
  )
}

/** The part of a drawer that is its account: who signs in, its passwords and sessions. */
export const accountPart = <Row extends ApplicantRow>(of: WithActs<Row>): DrawerRow => ({
  key: 'account',
  icon: <Users />,
  label: of.kind.words.account,
  value: <AccountValue {...of} />,
  show: () => <Account {...of} />,
})

function AccountValue<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) {
  if (row.username === null)
    return isAccepted(kind, row) ? (
      <span className="strong is-warning">حساب ندارد</span>
    ) : (
      'حساب ندارد، پس از تأیید'
    )
  return (
    <>
      <b>
        <AccountName of={row.username} />
      </b>
      {sayWhetherIn({ kind, row })}
    </>
  )
}

function sayWhetherIn<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) {
  if (!isAccepted(kind, row)) return '، تا تأیید نمی‌تواند وارد شود'
  return row.status === kind.status.active
    ? '، می‌تواند وارد شود'
    : `، ${kind.noun} بسته است و نمی‌تواند وارد شود`
}

function Account<Row extends ApplicantRow>({ kind, row, onAct }: WithActs<Row>) {
  const { username, userId } = row
  if (username === null || userId === null)
    return (
      <section className="stack">
        <p className="muted">این {kind.noun} هنوز حسابی برای ورود ندارد.</p>
        {isAccepted(kind, row) && <Button onClick={() => onAct('account', row)}>ساختن حساب</Button>}
      </section>
    )
  return (
    <>
      <section>
        <h3>{kind.words.accountHead}</h3>
        <div className="apart wrap">
          <b>
            <AccountName of={username} />
          </b>
          <span className="row wrap">
            {isAccepted(kind, row) && (
              <Button size="dense" onClick={() => onAct('account', row)}>
                ساختن گذرواژهٔ تازه
              </Button>
            )}
            <Button size="dense" onClick={() => onAct('password', row)}>
              تغییر گذرواژه
            </Button>
          </span>
        </div>
      </section>
      <section>
        <h3>نشست‌ها</h3>
        <SessionsOf userId={userId} name={kind.nameOf(row)} />
      </section>
    </>
  )
}
