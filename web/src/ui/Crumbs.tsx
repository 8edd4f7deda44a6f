import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'

/** The way to this page: links given by the screen, then the page's own name. */
export function Crumbs({ parents, current }: { parents: readonly ReactNode[]; current: string }) {
  return (
    <nav className="crumbs" aria-label="مسیر صفحه">
      {parents.map((parent, index) => (
        <span key={index} className="row">
          {parent}
          <ChevronLeft />
        </span>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  )
}
