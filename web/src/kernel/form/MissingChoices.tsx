import { useSyncExternalStore } from 'react'
import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { reasonOf } from '../api-error.ts'

const isAwaited = ({ meta, state }: Query) => meta?.isChosen === true && state.data === undefined
const isMissing = (query: Query) => isAwaited(query) && query.state.status === 'error'

type MissingChoicesProps = {
  className?: string
  /** In the place of the choices themselves: it is said when all came and there is none. */
  isFilter?: boolean
}

/** Stands over fields that choose from lists (`chosen` of lookups) and says it when one did not come, which would else look like an empty one. */
export default function MissingChoices({ className, isFilter }: MissingChoicesProps) {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const listen = (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed))
  const awaited = () => cache.findAll({ type: 'active', predicate: isAwaited })
  useSyncExternalStore(
    listen,
    () => awaited().map(({ queryHash, state }) => queryHash + state.status + state.fetchStatus) + '',
  )
  const all = awaited().filter(isMissing)
  if (!all[0])
    return isFilter && awaited().length === 0 && <p className="menu-note">چیزی برای انتخاب نیست.</p>
  return (
    <div className={isFilter ? 'pad-15' : className}>
      <Note tone="danger" alert title="فهرستی که از آن انتخاب می‌کنید نیامد">
        {reasonOf(all[0].state.error)}{' '}
        <Button
          size="dense"
          variant="ghost"
          busy={all.some(({ state }) => state.fetchStatus === 'fetching')}
          busyLabel="در حال تلاش…"
          onClick={() => void client.refetchQueries({ type: 'active', predicate: isMissing })}
        >
          تلاش دوباره
        </Button>
      </Note>
    </div>
  )
}
