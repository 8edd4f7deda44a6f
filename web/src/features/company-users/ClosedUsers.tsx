import { RotateCcw } from 'lucide-react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { Button } from '../../ui/Button.tsx'
import { useClosedUsers } from './company-users.queries.ts'
import '../../ui/lines.css'

/** Whose accounts were closed, for the company's admin, who may open them again; nothing where there are none. */
export function ClosedUsers() {
  const { data: users = [] } = useClosedUsers()
  const reopen = useHeld('reopenCompanyUser')
  if (users.length === 0) return null
  return (
    <section className="panel panel-body closed-users" aria-labelledby="closed-users">
      <h2 id="closed-users">کاربران حذف‌شده</h2>
      <ul className="lines">
        {users.map((user) => (
          <li key={user.id}>
            <span className="grow">
              <b>
                {user.fullname}
                <Going call="reopenCompanyUser" about={{ Id: user.id }} word="در حال بازگشت" />
              </b>
              <small>
                <bdi dir="ltr">{toPersianDigits(user.username)}</bdi>
              </small>
            </span>
            <Button
              size="dense"
              icon={<RotateCcw />}
              disabled={reopen.isBusy}
              onClick={() =>
                reopen.act({
                  input: { body: { Id: user.id } },
                  said: `حساب ${user.fullname} بازمی‌گردد`,
                  many: (count) => `${formatNumber(count)} حساب بازمی‌گردد`,
                })
              }
            >
              بازگرداندن
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
