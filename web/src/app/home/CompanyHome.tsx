import { Plus } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { VerifyForm } from '../../features/permits/VerifyForm.tsx'
import { calls } from '../../kernel/calls.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { screens } from '../screens.ts'
import { CompanyFigures } from './CompanyFigures.tsx'
import { HallsNow } from './HallsNow.tsx'
import { MonthPermits } from './MonthPermits.tsx'
import { NeedsDoing } from './NeedsDoing.tsx'
import { SendingCargos } from './SendingCargos.tsx'
import { TodaysPermits } from './TodaysPermits.tsx'
import './staff-home.css'

/** The first screen of a company: its figures, what waits for it, its loads and permits now, and its month. */
export default function CompanyHome() {
  const { fullname } = useMember()
  const readsCargos = mayNow(calls.searchCargos.access)
  const readsPermits = mayNow(calls.searchPermits.access)
  return (
    <>
      <PageHead title="میز کار" subtitle={fullname} actions={<Declare />} />
      <div className="stack staff-home">
        <CompanyFigures />
        <div className="company-home">
          <div className="stack">
            <NeedsDoing />
            {readsPermits ? <TodaysPermits /> : <VerifyForm />}
            {readsCargos && <SendingCargos />}
          </div>
          <div className="stack">
            {readsPermits && <MonthPermits />}
            <HallsNow />
          </div>
        </div>
      </div>
    </>
  )
}

function Declare() {
  const { path, access } = screens.addCargo
  if (!mayNow(access)) return null
  return (
    <Link className={buttonClass('primary')} to={path}>
      <Plus />
      اعلام بار
    </Link>
  )
}
