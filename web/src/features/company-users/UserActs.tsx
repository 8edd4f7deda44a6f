import { EllipsisVertical, Power, Trash2 } from 'lucide-react'
import { calls } from '../../kernel/calls.ts'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { mayNow } from '../../kernel/session.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { CompanyUser } from './company-users.queries.ts'

/** What may be done with an account besides editing it; nothing is drawn for whom may do neither. */
export function UserActs({ user }: { user: CompanyUser }) {
  const setActive = useHeld('setCompanyUserActive')
  const closing = useHeld('closeCompanyUser')
  const maySwitch = mayNow(calls.setCompanyUserActive.access)
  const mayClose = mayNow(calls.closeCompanyUser.access)
  const { id: Id, fullname, isActive } = user
  if (!maySwitch && !mayClose) return null
  return (
    <>
      <Menu
        label="کارهای حساب"
        align="end"
        items={[
          maySwitch && {
            key: 'active',
            icon: <Power />,
            label: user.isActive ? 'غیرفعال کردن' : 'فعال کردن',
            onSelect: () =>
              setActive.act({
                input: { body: { Id, IsActive: !isActive } },
                said: `${fullname} ${isActive ? 'غیرفعال' : 'فعال'} می‌شود`,
              }),
          },
          mayClose && {
            key: 'close',
            icon: <Trash2 />,
            label: 'حذف کاربر',
            danger: true,
            onSelect: () => closing.act({ input: { body: { Id } }, said: `حساب ${fullname} حذف می‌شود` }),
          },
        ]}
        renderTrigger={(trigger) => (
          <IconButton aria-label="کارهای حساب" icon={<EllipsisVertical />} {...trigger} />
        )}
      />
      <Going call="setCompanyUserActive" about={{ Id }} word="در حال تغییر" />
      <Going call="closeCompanyUser" about={{ Id }} />
    </>
  )
}
