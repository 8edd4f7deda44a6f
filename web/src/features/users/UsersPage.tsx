import { Building2, KeyRound, Pencil, Plus, UserCheck, Users, UserX, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { userTypeLabels } from '@bargah/contract/features/users/users.columns.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { AccountName } from '../../ui/AccountName.tsx'
import { typeOfView, UserBadge, userList } from './user-list.tsx'
import type { UserRow } from '@bargah/contract/features/users/users.schema.ts'
import { userTypes } from '@bargah/contract/features/users/users.states.ts'
import { isOneOf, organizations } from '@bargah/contract/kernel/access.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { eventsPart } from '../audit/audit.parts.tsx'
import { sessionsPart } from '../auth/sessions.parts.tsx'
import { given, notGiven } from '../../ui/not-given.tsx'

const NewUserDialog = fetched(() => import('./NewUserDialog.tsx'))

/** The users that Admin makes, by type, and what each looks after (rules 4.14, 4.16). */
export default function UsersPage() {
  const table = useListTable(userList)
  const opened = useOpenRow(table.source.rows, 'showUser', (Id) => ({ query: { Id } }))
  const [isAdding, setAdding] = useState(false)
  const type = typeOfView(table.state.view)
  const label = userTypeLabels[type] ?? ''
  return (
    <ListPage
      table={table}
      subtitle={(count) => `${count} از نوع «${label}»`}
      actions={
        <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
          کاربر تازه
        </Button>
      }
      searchHint="نام، نام کاربری یا شهر"
      icon={<Users />}
      empty={{
        title: `هنوز کاربری از نوع «${label}» نیست`,
        text: 'با «کاربر تازه» نخستین آن‌ها را بسازید.',
      }}
      opened={opened}
      drawer={(user, walk) => <UserDrawer key={user.id} user={user} {...walk} />}
    >
      {isAdding && <NewUserDialog type={type} onMade={opened.open} onClose={() => setAdding(false)} />}
    </ListPage>
  )
}

const waiting = (
  <section>
    <SkeletonLines lines={4} />
  </section>
)

const ChangeUserDialog = fetched(() => import('./ChangeUserDialog.tsx'))
const UserLinks = fetched(() => import('./UserLinks.tsx'), waiting)
const ChangePasswordOfDialog = fetched(async () => ({
  default: (await import('../auth/auth.parts.tsx')).ChangePasswordOfDialog,
}))

type Act = 'edit' | 'password'

/** One user: who he is, what he looks after, where he is signed in and what was done. */
function UserDrawer({ user, ...walk }: DrawerWalk & { user: UserRow }) {
  const [act, setAct] = useState<Act | null>(null)
  const done = () => setAct(null)
  const held = useHeld('setUserActive')
  const setActive = () =>
    held.act({
      input: { body: { Id: user.id, IsActive: !user.isActive } },
      said: `حساب ${user.fullName} ${user.isActive ? 'غیرفعال' : 'فعال'} می‌شود`,
      many: (count) => `${formatNumber(count)} حساب عوض می‌شود`,
    })
  return (
    <Drawer
      {...walk}
      title={user.fullName}
      badge={
        <>
          <UserBadge {...user} />
          <Going call="setUserActive" about={{ Id: user.id }} word="در حال تغییر" />
        </>
      }
      subtitle={userTypeLabels[user.type]}
      headActs={<IconButton aria-label="ویرایش مشخصات" icon={<Pencil />} onClick={() => setAct('edit')} />}
      parts={{ label: 'بخش‌های کاربر', rows: partsOf(user) }}
      actions={
        <>
          {!user.isActive && (
            <Button variant="primary" icon={<UserCheck />} disabled={held.isBusy} onClick={setActive}>
              فعال کردن
            </Button>
          )}
          <Button icon={<KeyRound />} onClick={() => setAct('password')}>
            عوض کردن گذرواژه
          </Button>
          {user.isActive && (
            <Button
              variant="dangerQuiet"
              className="far"
              icon={<UserX />}
              disabled={held.isBusy}
              onClick={setActive}
            >
              غیرفعال کردن
            </Button>
          )}
        </>
      }
    >
      <section>
        <Facts user={user} />
      </section>
      {act === 'edit' && <ChangeUserDialog user={user} onClose={done} />}
      {act === 'password' && (
        <ChangePasswordOfDialog username={user.userName} name={user.fullName} onClose={done} />
      )}
    </Drawer>
  )
}

const Facts = ({ user }: { user: UserRow }) => (
  <DescriptionList
    items={[
      { term: 'نام کاربری', value: <AccountName of={user.userName} /> },
      { term: 'استان', value: user.provinceName ?? notGiven },
      { term: 'شهر', value: user.cityName ?? notGiven },
      { term: 'موبایل', value: given(user.mobile) },
      { term: 'ایمیل', value: user.email ? <bdi dir="ltr">{user.email}</bdi> : notGiven },
      { term: 'زمان ساخت', value: <Moment at={user.createdAt} look="date" /> },
    ]}
  />
)

/** What a user looks after counts for organisations alone: the others see all, or nothing, whatever is given to them. */
function partsOf(user: UserRow): DrawerRow[] {
  const links: DrawerRow[] = [
    {
      key: 'companies',
      icon: <Building2 />,
      label: 'شرکت‌ها',
      value: countOf(user.companyCount, 'شرکت', 'بار و مجوزی نمی‌بیند'),
      show: () => <UserLinks of="companies" userId={user.id} />,
    },
    {
      key: 'halls',
      icon: <Warehouse />,
      label: 'سالن‌ها',
      value: countOf(user.hallCount, 'سالن', 'نوبتی نمی‌بیند'),
      show: () => <UserLinks of="halls" userId={user.id} />,
    },
  ]
  return [
    ...(isOneOf(userTypes[user.type].role, organizations) ? links : []),
    ...sessionsPart({ userId: user.id, name: user.fullName }),
    ...eventsPart({ table: 'users', rowId: user.id, value: 'آنچه با این حساب کرده‌اند' }),
  ]
}

const countOf = (count: number, noun: string, none: string) =>
  count === 0 ? (
    <span className="strong is-warning">
      بدون {noun}، {none}
    </span>
  ) : (
    <b>
      {formatNumber(count)} {noun}
    </b>
  )
