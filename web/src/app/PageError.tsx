import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useRouter } from '../kernel/navigation.tsx'
import type { PageErrorProps } from '../kernel/router/RouterProvider.tsx'
import { isConnectionLost, reasonOf } from '../kernel/api-error.ts'
import { onConnection } from '../kernel/connection.ts'
import { ErrorState } from '../ui/EmptyState.tsx'

/** In the place of a page that broke, or whose code could not be fetched; that is tried again once the server is back. */
export function PageError({ error, reset }: PageErrorProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const isLost = isConnectionLost(error)
  useEffect(() => {
    if (isLost) return onConnection((reached) => reached && retry())
    return undefined
  })
  return (
    <ErrorState title="این صفحه باز نشد" icon={isLost ? undefined : <CircleAlert />} onRetry={retry}>
      {reasonOf(error)}
    </ErrorState>
  )
}
