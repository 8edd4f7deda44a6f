import { useSyncExternalStore } from 'react'
import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { sentenceOf } from '../api-error.ts'

const isMissing = ({ meta, state }: Query) =>
  meta?.isChosen === true && state.data === undefined && state.status === 'error'

/** Stands over fields that choose from lists (`chosen` of lookups) and says it when one did not come, which would else look like an empty one. */
export default function MissingChoices({ className }: { className?: string }) {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const listen = (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed))
  const missing = () => cache.findAll({ type: 'active', predicate: isMissing })
  useSyncExternalStore(
    listen,
    () => missing().map(({ queryHash, state }) => queryHash + state.fetchStatus) + '',
  )
  const all = missing()
  if (!all[0]) return null
  return (
    <div className={className}>
      <Note tone="danger" alert title="فهرستی که از آن انتخاب می‌کنید نیامد">
        {sentenceOf(all[0].state.error)}{' '}
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
