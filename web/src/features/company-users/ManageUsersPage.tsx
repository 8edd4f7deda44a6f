import { useState } from 'react'
import { ArrowRight, Plus, RotateCcw, Search, UserRound } from 'lucide-react'
import { flags } from '@bargah/contract/kernel/access.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { AccountName } from '../../ui/AccountName.tsx'
import { Link, useSearch } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Read } from '../../kernel/Read.tsx'
import { useMember } from '../../kernel/session.ts'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { useSlash } from '../../ui/letter-keys.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSearchWalk } from '../../ui/use-search-walk.ts'
import { type CompanyUser, useClosedUsers, useCompanyUsers } from './company-users.queries.ts'
import { useMyFlags, UserPanel } from './UserPanel.tsx'
import { findUsers, heldBy } from './company-users.rules.ts'
import './company-users.css'
import '../../ui/lines.css'

/** Whose accounts were closed, for the company's admin, who may open them again; nothing where there are none. */
function ClosedUsers() {
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
                <AccountName of={user.username} />
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

const waiting = (
  <div className="panel panel-body">
    <SkeletonLines lines={9} />
  </div>
)

/** The company's users and what each may do (rules 4.11). */
export default function ManageUsersPage() {
  const users = useCompanyUsers()
  const mayAdd = mayCall('addCompanyUser')
  return (
    <>
      <PageHead
        title="کاربران نمایندگی"
        subtitle={<Subtitle users={users.data} />}
        actions={mayAdd && <AddLink />}
      />
      <Read
        of={users}
        wait={waiting}
        failedTitle="کاربران نیامدند"
        empty={
          <EmptyState
            icon={<UserRound />}
            title="هنوز کاربری ندارید"
            actions={mayAdd && <AddLink isPrimary />}
          >
            برای هر همکار حسابی بسازید و بگویید چه کارهایی می‌تواند بکند.
          </EmptyState>
        }
      >
        {(rows) => <Users users={rows} />}
      </Read>
      {mayCall('reopenCompanyUser') && <ClosedUsers />}
    </>
  )
}

const AddLink = ({ isPrimary = false }) => (
  <Link to={paths.addUser} className={buttonClass(isPrimary ? 'primary' : 'default', 'form')}>
    <Plus /> افزودن کاربر
  </Link>
)

const none: readonly CompanyUser[] = []

function Subtitle({ users = none }: { users: readonly CompanyUser[] | undefined }) {
  const { role } = useMember()
  const mine = useMyFlags()
  const gives = mayCall('updateCompanyUser') || mayCall('addCompanyUser')
  const active = users.filter(({ isActive }) => isActive).length
  const counts = users.length > 0 && `${formatNumber(users.length)} کاربر، ${formatNumber(active)} فعال.`
  const own =
    role === 'TransportationCompanyAdmin'
      ? 'شما مدیر شرکت هستید و همهٔ دسترسی‌ها را دارید.'
      : `شما ${formatNumber(mine.length)} دسترسی از ${formatNumber(flags.length)} را دارید${gives ? ' و تنها همان‌ها را می‌دهید' : ''}.`
  return <span>{[counts, own].filter(Boolean).join(' ')}</span>
}

/** In: who the address names, by his number, or by his username who was just added. Out: him. */
const findAsked = (users: readonly CompanyUser[], asked: unknown) =>
  users.find(({ id, username }) => id === Number(asked) || username === asked)

/** On a wide window the first is open where the address names none; on a narrow one list and user take turns. */
function Users({ users }: { users: readonly CompanyUser[] }) {
  const isNarrow = useMedia(NARROW)
  const { open: asked } = useSearch() as { open?: unknown }
  const first = isNarrow ? undefined : users[0]
  const open = asked === undefined ? first : findAsked(users, asked)
  const others = users.filter((user) => user !== open)
  return (
    <div className="columns fold-900 user-columns">
      {(!isNarrow || !open) && <UserList users={users} openId={open?.id} />}
      {open && (
        <div>
          {isNarrow && (
            <Link to="." search={{}} className={buttonClass('ghost', 'dense', 'below-3')}>
              <ArrowRight /> همهٔ کاربران
            </Link>
          )}
          <UserPanel key={open.id} user={open} others={others} />
        </div>
      )}
    </div>
  )
}

/** The users of a company, each with how much he may do; each leads to his own address. */
function UserList({ users, openId }: { users: readonly CompanyUser[]; openId: number | undefined }) {
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
        <AccountName of={user.username} />
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
