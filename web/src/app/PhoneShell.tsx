import { type ReactNode, useEffect } from 'react'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useLeadToResult } from '../features/rounds/use-lead-to-result.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { useMyBalance } from '../features/wallet/my-balance.queries.ts'
import { useMyTurn } from '../features/turns/my-turn.queries.ts'
import { BottomBar } from '../ui/BottomBar.tsx'
import { classes } from '../ui/classes.ts'
import type { MenuPlace } from './menu-item.tsx'
import { paths } from '../kernel/paths.ts'
import { phoneMenu } from './phone-menu.ts'

type PhoneShellProps = { isAlone: boolean | undefined; children: ReactNode }

/** A driver's phone: the page and, under the thumb, the main places. Wherever he is, a split round leads to its result. */
export default function PhoneShell({ isAlone, children }: PhoneShellProps) {
  const here = useRouterState({ select: (state) => state.location.pathname })
  const turn = useMyTurn().data
  const balance = useMyBalance().data
  useLeadToResult(turn)
  useFetchedAhead()
  return (
    <div className={classes('phone-page', isAlone && 'is-alone')}>
      <a className="skip-link" href="#main">
        رفتن به متن صفحه
      </a>
      {children}
      {!isAlone && (
        <BottomBar<MenuPlace>
          items={phoneMenu(here, {
            loads: turn?.round ? turn.announcedCount : 0,
            balance: balance && formatRial(balance.availableBalance),
          })}
          renderLink={(item, face, props) => (
            <Link to={item.path} {...props}>
              {face}
            </Link>
          )}
        />
      )}
    </div>
  )
}

const fetchAheadAfterMs = 3_000
const fetchedAhead = [
  paths.home,
  paths.announcedLoads,
  paths.myPermits,
  paths.myPermit(0),
  paths.myResult,
  paths.freeLoads,
  paths.turn,
  paths.turns,
  paths.accountReport,
  paths.notifications,
  paths.profile,
]

/**
 * Fetches the code of the other screens while the network is there: a driver may lose it on the road. One after another
 * when nothing else is to do, and only where a service worker keeps them and the phone is not told to save data.
 */
function useFetchedAhead() {
  const router = useRouter()
  useEffect(() => {
    const leaving = new AbortController()
    void fetchAhead((to) => router.preloadRoute({ to }), leaving.signal)
    return () => leaving.abort()
  }, [router])
}

async function fetchAhead(preload: (to: string) => Promise<unknown>, leaving: AbortSignal): Promise<void> {
  await whenKept()
  for (const to of fetchedAhead) {
    await whenIdle()
    if (leaving.aborted) return
    await preload(to).catch(() => undefined)
  }
}

type Network = { connection?: { saveData?: boolean } }

/** Resolves some time after a service worker is there; never where none comes or data are to be saved. */
const whenKept = () =>
  new Promise<void>((resolve) => {
    if ((navigator as Network).connection?.saveData) return
    void navigator.serviceWorker?.ready.then(() => setTimeout(resolve, fetchAheadAfterMs))
  })

// Safari has no requestIdleCallback
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: fetchAheadAfterMs })
    else setTimeout(resolve, 200)
  })
