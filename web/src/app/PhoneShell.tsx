import type { ReactNode } from 'react'
import { Link, useRouterState } from '@tanstack/react-router'
import { BottomBar } from '../ui/BottomBar.tsx'
import { type MenuPlace, phoneMenu } from './menu.tsx'

/** A driver's phone: the page and, under the thumb, the main places. */
export default function PhoneShell({ children }: { children: ReactNode }) {
  const here = useRouterState({ select: (state) => state.location.pathname })
  return (
    <div className="phone-page">
      {children}
      <BottomBar<MenuPlace>
        items={phoneMenu(here)}
        renderLink={(item, face, props) => (
          <Link to={item.path} {...props}>
            {face}
          </Link>
        )}
      />
    </div>
  )
}
