import { ChevronLeft } from 'lucide-react'
import { Children, type ReactNode } from 'react'

/** The way to this page: links given by the screen, then the page's own name. */
export function Crumbs({ parents, current }: { parents: ReactNode; current: string }) {
  return (
    <nav className="text-sm row gap-15 crumbs subtle" aria-label="مسیر صفحه">
      {Children.map(parents, (parent) => (
        <span className="row">
          {parent}
          <ChevronLeft className="i-sm" />
        </span>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  )
}
