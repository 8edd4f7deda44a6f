import { RefreshCw, WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { formatRelative, jalaliParts } from '@bargah/contract/kernel/dates.ts'
import { useIsReached } from '../kernel/connection.ts'
import { isLive } from '../kernel/kept-reads.ts'
import { useSession } from '../kernel/session.ts'
import { askSlowAgain, watchSlow } from '../kernel/slow-reads.ts'
import { Button } from '../ui/Button.tsx'
import { useSoon } from '../ui/use-countdown.ts'
import { isReplaced, useNewVersion } from './new-version.ts'
import { useShown } from '../kernel/router/RouterProvider.tsx'
import { screens } from './screens.ts'

const lookEveryMs = 20 * 60_000
// by the screen's own clock: the server's stands in a file that is fetched after signing in, whose styles come too early here
const isNight = () => [3, 4].includes(jalaliParts(new Date()).hour)

/**
 * A wall screen has nobody who presses: it takes a newer version by itself, in the small hours, when no round is looked at.
 * `change` takes the version that waits; without a service worker the server is asked whether there is one.
 */
function useNightChange(change: (() => void) | null): void {
  const isWall = useShown().route === screens.board
  useEffect(() => {
    if (!isWall) return
    const look = async () => {
      if (!isNight()) return
      if (change) change()
      else if (await isReplaced().catch(() => false)) window.location.reload()
    }
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isWall, change])
}

/** At the foot of every screen, while they hold: the server is not reached, or takes long; a newer version waits. */
export function Bars() {
  const isReached = useIsReached()
  const change = useNewVersion()
  useNightChange(change)
  return (
    <div className="bars">
      <div role="status">{isReached ? <TakesLong /> : <NotConnected />}</div>
      <div role="status">
        {change && (
          <p className="tone-info">
            <RefreshCw className="i-lg" />
            نسخهٔ تازه آماده است.
            <Button size="dense" onClick={change}>
              بارگذاری دوباره
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

/** Whatever in sight does not come: one line and one way to ask for it anew, whichever page and part waits. */
function TakesLong() {
  const client = useQueryClient()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => watchSlow(client, setSlow), [client])
  return (
    isSlow && (
      <p className="tone-info">
        آوردن این صفحه طول کشیده است.
        <Button size="dense" onClick={() => void askSlowAgain(client)}>
          تلاش دوباره
        </Button>
      </p>
    )
  )
}

function NotConnected() {
  const session = useSession()
  const oldest = useOldestShown()
  const now = useSoon()
  return (
    <p className="no-network">
      <WifiOff className="i-lg" />
      <span>
        {navigator.onLine ? 'به سرور وصل نیستید.' : 'اینترنت نیست.'}
        {session && oldest > 0 && (
          <span className="num"> آنچه می‌بینید از {formatRelative(new Date(oldest), now)} است.</span>
        )}
      </span>
    </p>
  )
}

/**
 * When the oldest of what the page shows was read, in milliseconds, of what changes by the minute; 0 when there is none
 * of it.
 */
function useOldestShown(): number {
  const cache = useQueryClient().getQueryCache()
  const read = () => {
    const shown = cache.findAll({ type: 'active' }).filter(isLive)
    const times = shown.map(({ state }) => state.dataUpdatedAt)
    return Math.min(...times.filter((at) => at > 0), Number.POSITIVE_INFINITY)
  }
  const oldest = useSyncExternalStore((changed) => cache.subscribe(notifyManager.batchCalls(changed)), read)
  return Number.isFinite(oldest) ? oldest : 0
}
