import type { ReactNode } from 'react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useLeadToResult } from '../features/rounds/use-lead-to-result.ts'
import { useMyTurn } from '../features/turns/my-turn.queries.ts'
import { BottomBar } from '../ui/BottomBar.tsx'
import { type MenuPlace, phoneMenu } from './menu.tsx'

/** A driver's phone: the page and, under the thumb, the main places. Wherever he is, a split round leads to its result. */
export default function PhoneShell({ children }: { children: ReactNode }) {
  const here = useRouterState({ select: (state) => state.location.pathname })
  const turn = useMyTurn().data
  useLeadToResult(turn)
  return (
    <div className="phone-page">
      {children}
      <BottomBar<MenuPlace>
        items={phoneMenu(here, turn?.round ? turn.announcedCount : 0)}
        renderLink={(item, face, props) => (
          <Link to={item.path} {...props}>
            {face}
          </Link>
        )}
      />
    </div>
  )
}
