import { RefreshCw, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { formatRelative } from '@bargah/contract/kernel/dates.ts'
import { useIsReached } from '../kernel/connection.ts'
import { isLive } from '../kernel/kept-reads.ts'
import { useSession } from '../kernel/session.ts'
import { Button } from '../ui/Button.tsx'
import { useSoon } from '../ui/use-soon.ts'
import { useNewVersion } from './new-version.ts'
import { useNightChange } from './use-night-change.ts'

/** At the foot of every screen, while they hold: the server is not reached; a newer version waits. */
export function Bars() {
  const isReached = useIsReached()
  const change = useNewVersion()
  useNightChange(change)
  return (
    <div className="bars">
      <div role="status">{!isReached && <NotConnected />}</div>
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
          <span className="num"> خبر {formatRelative(new Date(oldest), now)} است.</span>
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
