import { VerifyForm } from '../../features/permits/VerifyForm.tsx'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { PageHead } from '../../ui/Shell.tsx'
import { CompanyFigures } from './CompanyFigures.tsx'
import { DeclareAct, DeclarerState } from './DeclarerState.tsx'
import { HallsNow } from './HallsNow.tsx'
import { LatestPermits } from './LatestPermits.tsx'
import { PermitsByDay } from './PermitsByDay.tsx'
import { MyRounds } from './MyRounds.tsx'
import { NeedsDoing } from './NeedsDoing.tsx'
import { SendingCargos } from './SendingCargos.tsx'
import './staff-home.css'

/** The first screen of a company: its figures, what waits for it, the rounds of its loads, its permits and its month. */
export default function CompanyHome() {
  const readsCargos = mayNow(calls.searchCargos.access)
  const readsPermits = mayNow(calls.searchPermits.access)
  return (
    <>
      <PageHead title="میز کار" subtitle={<DeclarerState />} actions={<DeclareAct />} />
      <div className="stack">
        <CompanyFigures />
        <div className="columns fold-1100 company-home">
          <div className="one-column stack">
            <NeedsDoing />
            {readsPermits ? <LatestPermits /> : <VerifyForm />}
            {readsCargos && <SendingCargos />}
          </div>
          <div className="one-column stack">
            {mayNow(calls.listMyRounds.access) ? <MyRounds /> : <HallsNow />}
            {readsPermits && <PermitsByDay />}
          </div>
        </div>
      </div>
    </>
  )
}
