import { KeyRound, LogOut, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from '../kernel/navigation.tsx'
import type { MenuItem } from '../ui/Menu.tsx'
import { paths } from '../kernel/paths.ts'
import { signOut } from './sign-out.ts'

const ChangePasswordDialog = lazy(() => import('../features/profile/ChangePasswordDialog.tsx'))

/** The acts of one's account as items of a menu, and the dialog that one of them opens. */
export function useAccount() {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const items: MenuItem[] = [
    {
      key: 'profile',
      label: 'حساب من',
      icon: <UserRound />,
      onSelect: () => void navigate({ to: paths.profile }),
    },
    { key: 'password', label: 'تغییر گذرواژه', icon: <KeyRound />, onSelect: () => setOpen(true) },
    { key: 'line', separator: true },
    { key: 'out', label: 'خروج', icon: <LogOut />, onSelect: signOut },
  ]
  const close = () => setOpen(false)
  const dialog = open && (
    <Suspense>
      <ChangePasswordDialog onClose={close} />
    </Suspense>
  )
  return { items, dialog }
}
