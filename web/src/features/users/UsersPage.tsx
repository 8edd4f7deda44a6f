import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { userTypeLabels } from '@bargah/contract/features/users/users.columns.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { typeOfView, userList } from './user-list.tsx'
import { UserDrawer } from './UserDrawer.tsx'

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
