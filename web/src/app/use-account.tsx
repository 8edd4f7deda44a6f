import { KeyRound, LogOut, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { MenuItem } from '../ui/Menu.tsx'
import { useMember } from '../kernel/session.ts'
import { paths } from '../kernel/paths.ts'
import { signOut } from './sign-out.ts'

const ClearAndLeave = lazy(() => import('./ClearAndLeave.tsx'))
const ChangePasswordDialog = lazy(() => import('../features/profile/ChangePasswordDialog.tsx'))

/** The acts of one's account as items of a menu, and the dialog that one of them opens. */
export function useAccount() {
  const [open, setOpen] = useState<'password' | 'clear' | null>(null)
  const isDriver = useMember().role === 'Driver'
  const navigate = useNavigate()
  const clear: MenuItem = {
    key: 'clear',
    label: 'خروج و پاک کردن',
    detail: 'رسیدهای این گوشی پاک می‌شود',
    icon: <LogOut />,
    danger: true,
    onSelect: () => setOpen('clear'),
  }
  const items: MenuItem[] = [
    {
      key: 'profile',
      label: 'حساب من',
      icon: <UserRound />,
      onSelect: () => void navigate({ to: paths.profile }),
    },
    { key: 'password', label: 'تغییر گذرواژه', icon: <KeyRound />, onSelect: () => setOpen('password') },
    { key: 'line', separator: true },
    { key: 'out', label: 'خروج', icon: <LogOut />, onSelect: signOut },
    ...(isDriver ? [clear] : []),
  ]
  const close = () => setOpen(null)
  const dialog = open && (
    <Suspense>
      {open === 'password' ? <ChangePasswordDialog onClose={close} /> : <ClearAndLeave onClose={close} />}
    </Suspense>
  )
  return { items, dialog }
}
