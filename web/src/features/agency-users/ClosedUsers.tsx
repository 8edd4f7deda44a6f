import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Button } from '../../ui/Button.tsx'
import { type AgencyUser, useClosedUsers } from './agency-users.queries.ts'
import '../../ui/lines.css'

/** Whose accounts were closed, for the company's admin, who may open them again; nothing where there are none. */
export function ClosedUsers() {
  const { data: users = [] } = useClosedUsers()
  const [asking, setAsking] = useState<AgencyUser>()
  if (users.length === 0) return null
  return (
    <section className="panel panel-body closed-users" aria-labelledby="closed-users">
      <h2 id="closed-users">کاربران حذف‌شده</h2>
      <ul className="lines">
        {users.map((user) => (
          <li key={user.id}>
            <span className="grow">
              <b>{user.fullname}</b>
              <small>
                <bdi dir="ltr">{toPersianDigits(user.username)}</bdi>
              </small>
            </span>
            <Button size="dense" icon={<RotateCcw />} onClick={() => setAsking(user)}>
              بازگرداندن
            </Button>
          </li>
        ))}
      </ul>
      {asking && (
        <ConfirmWrite
          call="reopenAgencyUser"
          input={() => ({ body: { Id: asking.id } })}
          title={`حساب ${asking.fullname} بازگردد؟`}
          consequence="با همان نام کاربری، گذرواژه و دسترسی‌ها می‌تواند وارد شود."
          confirmLabel="بله، بازگردد"
          busyLabel="در حال بازگرداندن…"
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}
