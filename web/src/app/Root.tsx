import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useShown } from '../kernel/router/RouterProvider.tsx'
import { useSession } from '../kernel/session.ts'
import { ToastRegion } from '../ui/ToastRegion.tsx'
import { Bars } from './Bars.tsx'
import { PageError } from './PageError.tsx'
import { type Screen, screens } from './screens.ts'
import { useFreshMember } from './use-fresh-member.ts'

type Shell = ComponentType<{
  children: ReactNode
  screen?: Screen | undefined
  isAlone?: boolean | undefined
}>
type Load = () => Promise<Shell>

const shells = {
  desk: async () => (await import('./DeskShell.tsx')).default as Shell,
  phone: async () => (await import('./driver-start.ts')).PhoneShell as Shell,
  mustAdd: async () => (await import('./MustAdd.tsx')).default as Shell,
  mustChange: async () => (await import('./MustChange.tsx')).default as Shell,
} satisfies Record<string, Load>
type ShellName = keyof typeof shells

/** Every page: its title, the shell that fits who is signed in, and the toasts. */
export function Root() {
  usePageTitle()
  useFreshMember()
  return (
    <>
      <ShellFor>
        <Suspense>
          <Outlet Failed={PageError} />
        </Suspense>
      </ShellFor>
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
  const shown = useShown()
  const screen = (shown.route ?? undefined) as Screen | undefined
  const name = session && !(screen && withoutShell.includes(screen)) ? shellOf(session) : null
  const around = useShell(name)
  // the first page comes with what is around it
  if (!shown.Page && !shown.failed) return null
  // signing out leaves the page before the router does
  if (!session && screen && screen.access !== 'public') return null
  if (!name) return children
  if (!around) return null
  return <around.Shell {...{ screen, isAlone: screen?.isAlone }}>{children}</around.Shell>
}

function shellOf({ member }: NonNullable<ReturnType<typeof useSession>>): ShellName {
  if (member.mustChangePassword) return 'mustChange'
  if (member.mustAddFactor) return 'mustAdd'
  return member.role === 'Driver' ? 'phone' : 'desk'
}

type Fetched = { name: ShellName; Shell: Shell }

/** Out: the shell once its code is there; what failed is thrown to the boundary around. */
function useShell(name: ShellName | null): Fetched | null {
  const [found, setFound] = useState<Fetched>()
  const [failed, setFailed] = useState<{ error: unknown }>()
  useEffect(() => {
    if (!name) return
    let isWanted = true
    shells[name]().then(
      (Shell) => isWanted && setFound({ name, Shell }),
      (error: unknown) => isWanted && setFailed({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [name])
  if (failed) throw failed.error
  return found?.name === name ? found : null
}

/** Names the window after the page, and on each later page moves the focus to its text. */
function usePageTitle() {
  const { route, address, Page } = useShown()
  const title = route?.title
  const path = Page && address.pathname
  useEffect(() => {
    document.title = title ? `${title} | بارگاه` : 'بارگاه'
  }, [title])
  // a window that opens begins at its skip link, however late the page comes
  const isLater = useRef(false)
  useEffect(() => {
    if (!path) return
    if (isLater.current && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    isLater.current = true
  }, [path])
}
