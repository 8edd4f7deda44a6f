import { SearchX } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useSession } from '../kernel/session.ts'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { paths } from './paths.ts'

/** No such address, or not for this person: both look the same, so that nothing is told about what exists. */
export default function NotFoundPage() {
  const role = useSession()?.member.role
  // the desk has a main part of its own
  const Frame = role === undefined || role === 'Driver' ? 'main' : 'div'
  return (
    <Frame>
      <h1 className="sr">صفحه پیدا نشد</h1>
      <EmptyState
        icon={<SearchX />}
        title="صفحه‌ای با این نشانی پیدا نشد"
        actions={
          <Link to={paths.home} className={buttonClass('primary', 'touch')}>
            رفتن به خانه
          </Link>
        }
      >
        شاید نشانی درست نوشته نشده یا این صفحه برای نقش شما نیست.
      </EmptyState>
    </Frame>
  )
}
