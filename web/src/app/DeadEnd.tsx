import type { ReactNode } from 'react'
import { SearchX, ShieldX } from 'lucide-react'
import { Link } from '../kernel/navigation.tsx'
import { useSession } from '../kernel/session.ts'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { paths } from '../kernel/paths.ts'

/** A page that leads nowhere but home: what is so, and why. */
export function DeadEnd({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const role = useSession()?.member.role
  // the desk has a main part of its own
  const Frame = role === undefined || role === 'Driver' ? 'main' : 'div'
  return (
    <Frame>
      <h1 className="sr">{title}</h1>
      <EmptyState
        icon={icon}
        title={title}
        actions={
          <Link to={paths.home} className={buttonClass('primary', 'touch')}>
            {role === undefined || role === 'Driver' ? 'رفتن به خانه' : 'رفتن به میز کار'}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Frame>
  )
}

/** No such address, or not for this person: both look the same, so that nothing is told about what exists. */
export function NotFoundPage() {
  return (
    <DeadEnd icon={<SearchX />} title="صفحه‌ای با این نشانی پیدا نشد">
      شاید نشانی درست نوشته نشده یا این صفحه برای نقش شما نیست.
    </DeadEnd>
  )
}

/** A screen that exists, and is not for this person (rules 20.1: the contact settings). */
export function UnauthorizedPage() {
  return (
    <DeadEnd icon={<ShieldX />} title="به این صفحه دسترسی ندارید">
      این بخش را مدیر سامانه می‌بیند و تغییر می‌دهد. اگر به آن نیاز دارید، با پشتیبانی در میان بگذارید.
    </DeadEnd>
  )
}
