import { SearchX } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { paths } from './paths.ts'

/** No such address, or not for this person: both look the same, so that nothing is told about what exists. */
export default function NotFoundPage() {
  return (
    <main id="main" tabIndex={-1}>
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
    </main>
  )
}
