import { CircleAlert } from 'lucide-react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { isConnectionLost, sentenceOf } from '../kernel/api-error.ts'
import { ErrorState } from '../ui/EmptyState.tsx'

/** In the place of a page that broke, or whose code could not be fetched. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <ErrorState
      title="این صفحه باز نشد"
      icon={isConnectionLost(error) ? undefined : <CircleAlert />}
      onRetry={retry}
    >
      {sentenceOf(error)}
    </ErrorState>
  )
}
