import { SearchX } from 'lucide-react'
import { DeadEnd } from './DeadEnd.tsx'

/** No such address, or not for this person: both look the same, so that nothing is told about what exists. */
export default function NotFoundPage() {
  return (
    <DeadEnd icon={<SearchX />} title="صفحه‌ای با این نشانی پیدا نشد">
      شاید نشانی درست نوشته نشده یا این صفحه برای نقش شما نیست.
    </DeadEnd>
  )
}
