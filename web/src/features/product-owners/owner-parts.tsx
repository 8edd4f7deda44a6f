import { History, Users } from 'lucide-react'
import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../../ui/Button.tsx'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { EventsOf } from '../audit/audit.parts.ts'
import { SessionsOf } from '../auth/auth.parts.tsx'
import { isAccepted, nameOf, type OnOwnerAct } from './owner-acts.ts'

/** The parts of a product owner's drawer, each with what decides about it. */
export const ownerParts = (owner: OwnerRow, onAct: OnOwnerAct): DrawerRow[] => [
  {
    key: 'account',
    icon: <Users />,
    label: 'حساب',
    value: <AccountValue owner={owner} />,
    show: () => <Account owner={owner} onAct={onAct} />,
  },
  {
    key: 'events',
    icon: <History />,
    label: 'رویدادها',
    value: 'چه کسی چه چیزی را عوض کرد',
    show: () => (
      <section>
        <EventsOf table="product_owners" rowId={owner.id} />
      </section>
    ),
  },
]

const spelled = (username: string) => <bdi dir="ltr">{toPersianDigits(username)}</bdi>

function AccountValue({ owner }: { owner: OwnerRow }) {
  if (owner.username === null)
    return isAccepted(owner) ? <span className="warn">حساب ندارد</span> : 'حساب ندارد، پس از تأیید'
  return (
    <>
      <b>{spelled(owner.username)}</b>
      {isAccepted(owner) ? '، می‌تواند وارد شود' : '، تا تأیید نمی‌تواند وارد شود'}
    </>
  )
}

function Account({ owner, onAct }: { owner: OwnerRow; onAct: OnOwnerAct }) {
  const { username, userId } = owner
  if (username === null || userId === null)
    return (
      <section className="stack">
        <p className="muted">این صاحب کالا هنوز حسابی برای ورود ندارد.</p>
        {isAccepted(owner) && <Button onClick={() => onAct('account', owner)}>ساختن حساب</Button>}
      </section>
    )
  return (
    <>
      <section>
        <h3>حساب</h3>
        <div className="row between wrap">
          <b>{spelled(username)}</b>
          <span className="row wrap">
            {isAccepted(owner) && (
              <Button size="dense" onClick={() => onAct('account', owner)}>
                ساختن گذرواژهٔ تازه
              </Button>
            )}
            <Button size="dense" onClick={() => onAct('password', owner)}>
              تغییر گذرواژه
            </Button>
          </span>
        </div>
      </section>
      <section>
        <h3>نشست‌ها</h3>
        <SessionsOf userId={userId} name={nameOf(owner)} />
      </section>
    </>
  )
}
