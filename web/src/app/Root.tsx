import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useShown } from '../kernel/router/RouterProvider.tsx'
import { useSession } from '../kernel/session.ts'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { Bars } from './Bars.tsx'
import { PageError } from './PageError.tsx'
import { type Screen, screens } from './screens.ts'
import { useFreshMember } from './use-fresh-member.ts'

const DeskShell = lazy(() => import('./DeskShell.tsx'))
const MustAdd = lazy(() => import('./MustAdd.tsx'))
const MustChange = lazy(() => import('./MustChange.tsx'))
const PhoneShell = lazy(async () => ({ default: (await import('./driver-start.ts')).PhoneShell }))

/** Every page: its title, the shell that fits who is signed in, and the toasts. */
export function Root() {
  usePageTitle()
  useFreshMember()
  return (
    <>
      <Suspense>
        <ShellFor>
          <Outlet Failed={PageError} />
        </ShellFor>
      </Suspense>
      <Bars />
      <ToastRegion />
    </>
  )
}

const withoutShell: readonly Screen[] = [
  screens.login,
  screens.verify,
  screens.check,
  screens.board,
  screens.log,
  screens.newRegister,
  screens.newRegisterOwner,
  screens.registerCompany,
  screens.registerDriver,
  screens.registerOwner,
  screens.devUi,
]

function ShellFor({ children }: { children: ReactNode }) {
  const session = useSession()
  const screen = (useShown().route ?? undefined) as Screen | undefined
  // signing out leaves the page before the router does
  if (!session && screen && screen.access !== 'public') return null
  if (!session || (screen && withoutShell.includes(screen))) return children
  if (session.member.mustChangePassword) return <MustChange />
  if (session.member.mustAddFactor) return <MustAdd />
  if (session.member.role === 'Driver') return <PhoneShell isAlone={screen?.isAlone}>{children}</PhoneShell>
  return <DeskShell screen={screen}>{children}</DeskShell>
}

/** Names the window after the page, and on each later page moves the focus to its text. */
function usePageTitle() {
  const { route, address, Page } = useShown()
  const title = route?.title
  const path = Page && address.pathname
  useEffect(() => {
    document.title = title ? `${title} | بارگاه` : 'بارگاه'
  }, [title])
  useEffect(() => {
    if (path && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
