import { Plus, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { userTypeLabels } from '@bargah/contract/features/users/users.columns.ts'
import type { UserRow } from '@bargah/contract/features/users/users.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { placeOf, typeOfView, UserBadge, userList, UserName } from './user-list.tsx'
import { UserDrawer } from './UserDrawer.tsx'

const NewUserDialog = lazy(() => import('./NewUserDialog.tsx'))

const cardOf = (row: UserRow) => <UserCard user={row} />

/** The users that Admin makes, by type, and what each looks after (spec 3 §2.3.13 to 15). */
export default function UsersPage() {
  const { state, source, props } = useListTable(userList)
  const opened = useOpenRow(source.rows, 'showUser', (Id) => ({ query: { Id } }))
  const [isAdding, setAdding] = useState(false)
  const type = typeOfView(state.view)
  const label = userTypeLabels[type] ?? ''
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      کاربر تازه
    </Button>
  )
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={source.loading ? <>&nbsp;</> : `${formatNumber(source.total)} کاربر از نوع «${label}»`}
        actions={add}
      />
      <DataTable
        {...props}
        {...opened.table}
        searchHint="نام، نام کاربری یا شهر"
        now={serverNow()}
        card={cardOf}
        errorTitle="فهرست کاربران باز نشد"
        empty={
          <EmptyState icon={<Users />} title={`هنوز کاربری از نوع «${label}» نیست`}>
            با «کاربر تازه» نخستین آن‌ها را بسازید.
          </EmptyState>
        }
      />
      {isAdding && (
        <Suspense>
          <NewUserDialog type={type} onMade={opened.open} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      <OpenRow of={opened} noun={props.noun}>
        {(user, walk) => <UserDrawer key={user.id} user={user} {...walk} />}
      </OpenRow>
    </>
  )
}

const UserCard = ({ user }: { user: UserRow }) => (
  <Card className="row-card">
    <div className="row between">
      <b>{user.fullName}</b>
      <UserBadge {...user} />
    </div>
    <div className="row between wrap muted">
      <UserName {...user} />
      <span>{placeOf(user)}</span>
    </div>
  </Card>
)
