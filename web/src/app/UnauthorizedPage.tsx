import { ShieldX } from 'lucide-react'
import { DeadEnd } from './DeadEnd.tsx'

/** A screen that exists, and is not for this person (rules 20.1: the contact settings). */
export default function UnauthorizedPage() {
  return (
    <DeadEnd icon={<ShieldX />} title="به این صفحه دسترسی ندارید">
      این بخش را مدیر سامانه می‌بیند و تغییر می‌دهد. اگر به آن نیاز دارید، با پشتیبانی در میان بگذارید.
    </DeadEnd>
  )
}
