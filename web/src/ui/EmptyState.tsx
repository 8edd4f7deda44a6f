import { PackageOpen, RefreshCw, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

type EmptyStateProps = {
  icon?: ReactNode
  /** What is so. */
  title: string
  /** What to do about it. */
  children?: ReactNode
  actions?: ReactNode
}

export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="tile tile-xl empty-tile">{icon ?? <PackageOpen />}</span>
      <h2 className="text-xl strong">{title}</h2>
      {children && <p>{children}</p>}
      {actions && <Acts>{actions}</Acts>}
    </div>
  )
}

const Acts = ({ children }: { children: ReactNode }) => (
  <div className="wrap gap-2 above-3 pack-middle flex acts">{children}</div>
)

type ErrorStateProps = EmptyStateProps & { onRetry?: () => void; retrying?: boolean }

/** Something could not be shown: what failed, what to do, and a way to try again. */
export function ErrorState({ icon, title, children, actions, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className="empty" role="alert">
      <span className="tile tile-xl tone-danger empty-tile">{icon ?? <WifiOff />}</span>
      <h2 className="text-xl strong">{title}</h2>
      {children && <p>{children}</p>}
      <Acts>
        {onRetry && (
          <Button
            variant="primary"
            icon={<RefreshCw />}
            busy={retrying ?? false}
            busyLabel="در حال تلاش…"
            onClick={onRetry}
          >
            تلاش دوباره
          </Button>
        )}
        {actions}
      </Acts>
    </div>
  )
}
