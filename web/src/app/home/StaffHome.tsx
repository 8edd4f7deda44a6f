import { useRouterState, Link } from '@tanstack/react-router'
import { isOneOf, organizations } from '@bargah/contract/kernel/access.ts'
import { VerifyForm } from '../../features/permits/VerifyForm.tsx'
import { calls } from '../../kernel/calls.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { PageHead } from '../../ui/Shell.tsx'
import { everyPlace } from '../menu.tsx'
import { HallsNow } from './HallsNow.tsx'
import { LinkedCompanies } from './LinkedCompanies.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { NeedsDoing } from './NeedsDoing.tsx'
import { SendingCargos } from './SendingCargos.tsx'
import './staff-home.css'
import { TodaysPermits } from './TodaysPermits.tsx'

/**
 * The first screen of everybody but drivers: the figures of now, what waits, the ways on, sending cargos and today's permits; for
 * those who read neither, the halls and the check of a permit.
 */
export default function StaffHome() {
  const { fullname, role } = useMember()
  const looksOn = isOneOf(role, organizations)
  const readsCargos = mayNow(calls.searchCargos.access)
  const readsPermits = mayNow(calls.searchPermits.access)
  const hasFigures = readsCargos || readsPermits || mayNow(calls.showMyBalance.access)
  return (
    <>
      <PageHead title="میز کار" subtitle={fullname} />
      <div className="stack staff-home">
        {looksOn ? <LinkedCompanies /> : hasFigures && <HomeFigures />}
        <NeedsDoing />
        <Shortcuts />
        <div className="staff-home-lists">
          {readsCargos && <SendingCargos />}
          {readsPermits && <TodaysPermits />}
          {!readsCargos && <HallsNow />}
          {!readsPermits && <VerifyForm />}
        </div>
      </div>
    </>
  )
}

/** The ways to one's work; what everybody has is in the menu. */
function Shortcuts() {
  const here = useRouterState({ select: (state) => state.location.pathname })
  const places = everyPlace(here).filter((place) => place.group !== '')
  if (places.length === 0) return null
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
