import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import { flags } from '@bargah/contract/kernel/access.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { useSlash } from '../../ui/letter-keys.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSearchWalk } from '../../ui/use-search-walk.ts'
import type { CompanyUser } from './company-users.queries.ts'
import { findUsers, heldBy } from './company-users.rules.ts'

/** The users of a company, each with how much he may do; each leads to his own address. */
export function UserList({ users, openId }: { users: readonly CompanyUser[]; openId: number | undefined }) {
  const [typed, setTyped] = useState('')
  const search = useSlash()
  const walk = useSearchWalk<HTMLElement>()
  const found = findUsers(users, typed)
  return (
    <nav className="clips panel panel-flush ruled" aria-label="کاربران" {...walk}>
      <div className="pad-3">
        <TextField
          label="جست‌وجوی کاربر"
          labelHidden
          type="search"
          ref={search}
          aria-keyshortcuts="/"
          dense
          icon={<Search />}
          placeholder="نام یا نام کاربری"
          value={typed}
          onChange={setTyped}
        />
      </div>
      {found.map((user) => (
        <Person key={user.id} user={user} isOpen={user.id === openId} />
      ))}
      {found.length === 0 && <p className="muted strip">کاربری با این نام پیدا نشد.</p>}
    </nav>
  )
}

const Person = ({ user, isOpen }: { user: CompanyUser; isOpen: boolean }) => (
  <Link
    to="."
    search={(before: object) => ({ ...before, open: user.id })}
    resetScroll={false}
    className="row gap-3 ink member-row press inner-ring"
    aria-current={isOpen || undefined}
  >
    <Avatar name={user.fullname} />
    <span className="grow blocks">
      <b className="strong ellipsis">{user.fullname}</b>
      <small className="fine ellipsis">
        <bdi dir="ltr">{toPersianDigits(user.username)}</bdi>
      </small>
    </span>
    {user.isActive ? <Count held={heldBy(user).length} /> : <Badge>غیرفعال</Badge>}
  </Link>
)

const Count = ({ held }: { held: number }) => (
  <span className="quiet num">
    {formatNumber(held)} از {formatNumber(flags.length)}
    <Bar share={held / flags.length} label="دسترسی‌های روشن" tone="neutral" />
  </span>
)
