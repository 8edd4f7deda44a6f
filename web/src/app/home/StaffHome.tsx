import { LayoutGrid } from 'lucide-react'
import { useRouterState, Link } from '@tanstack/react-router'
import { contract } from '@bargah/contract/contract.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { deskMenu } from '../menu.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import './staff-home.css'
import { SendingCargos } from './SendingCargos.tsx'
import { TodaysPermits } from './TodaysPermits.tsx'

/** The first screen of everybody but drivers: the figures of now, the ways on, sending cargos, today's permits. */
export default function StaffHome() {
  const { fullname } = useMember()
  const readsCargos = mayNow(contract.searchCargos.access)
  const readsPermits = mayNow(contract.searchPermits.access)
  return (
    <>
      <PageHead title="میز کار" subtitle={fullname} />
      <div className="stack staff-home">
        {(readsCargos || readsPermits) && <HomeFigures />}
        <Shortcuts />
        <div className="staff-home-lists">
          {readsCargos && <SendingCargos />}
          {readsPermits && <TodaysPermits />}
        </div>
      </div>
    </>
  )
}

function Shortcuts() {
  const here = useRouterState({ select: (state) => state.location.pathname })
  const places = deskMenu(here).flatMap((group) => group.items.filter((item) => !item.current))
  if (places.length === 0)
    return (
      <EmptyState icon={<LayoutGrid />} title="برای نقش شما اکنون صفحه‌ای باز نیست">
        اگر به بخشی از سامانه نیاز دارید، به پشتیبانی بگویید.
      </EmptyState>
    )
  return (
    <nav className="shortcuts" aria-label="میان‌برها">
      {places.map((place) => (
        <Link key={place.key} to={place.path}>
          {place.icon}
          {place.label}
        </Link>
      ))}
    </nav>
  )
}
