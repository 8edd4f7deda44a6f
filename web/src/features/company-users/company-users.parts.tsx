import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { flags } from '@bargah/contract/kernel/access.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { AccountName } from '../../ui/AccountName.tsx'
import { FormDialog } from '../../kernel/form/FormDialog.tsx'
import { Read } from '../../kernel/Read.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { type CompanyUser, useCompanyUsers } from './company-users.queries.ts'
import { heldBy } from './company-users.rules.ts'
import { useUserForm } from './use-user-form.ts'
import { UserFields } from './UserFields.tsx'
import '../../ui/lines.css'
import './company-users.css'

/** The company users of a company, for its drawer: support sees them and edits who they are. */
export function MembersOf({ companyId }: { companyId: number }) {
  const [editing, setEditing] = useState<CompanyUser>()
  return (
    <>
      <Read
        of={useCompanyUsers(companyId)}
        wait={<SkeletonLines lines={4} />}
        empty={<p className="muted">این شرکت هنوز کاربری نساخته است.</p>}
      >
        {(users) => (
          <ul className="lines">
            {users.map((user) => (
              <Member key={user.id} user={user} onEdit={() => setEditing(user)} />
            ))}
          </ul>
        )}
      </Read>
      {editing && <EditMemberDialog user={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}

/** How many there are, for the row of the drawer that leads to them. */
export function MembersValue({ companyId }: { companyId: number }) {
  const { data: users } = useCompanyUsers(companyId)
  if (!users) return 'همکارانی که شرکت برایشان حساب ساخته است'
  if (users.length === 0) return 'هنوز کاربری نساخته است'
  const active = users.filter(({ isActive }) => isActive).length
  return (
    <>
      <b>{formatNumber(users.length)} کاربر</b>، {formatNumber(active)} فعال
    </>
  )
}

const Member = ({ user, onEdit }: { user: CompanyUser; onEdit: () => void }) => (
  <li>
    <span className="grow">
      <b>{user.fullname}</b>
      <small>
        <AccountName of={user.username} />، {formatNumber(heldBy(user).length)} از{' '}
        {formatNumber(flags.length)} دسترسی
      </small>
    </span>
    {!user.isActive && <Badge>غیرفعال</Badge>}
    <IconButton aria-label={`ویرایش ${user.fullname}`} icon={<Pencil />} onClick={onEdit} />
  </li>
)

/** Support changes names and numbers; the switches are the company's own (rules 1.11). */
function EditMemberDialog({ user, onClose }: { user: CompanyUser; onClose: () => void }) {
  const { form } = useUserForm(user, onClose)
  return (
    <FormDialog
      form={form}
      title="ویرایش کاربر نمایندگی"
      consequence="دسترسی‌هایش را مدیر شرکت تغییر می‌دهد."
      submitLabel="ذخیره"
      busyLabel="در حال ذخیره…"
      onClose={onClose}
    >
      <UserFields form={form} username={user.username} />
    </FormDialog>
  )
}
