import { useMember } from '../../kernel/session.ts'
import { PageHead } from '../../ui/Shell.tsx'
import { HallsNow } from './HallsNow.tsx'
import { LatestPermits } from './LatestPermits.tsx'
import { LinkedCompanies } from './LinkedCompanies.tsx'
import { NeedsDoing } from './NeedsDoing.tsx'
import { SendingCargos } from './SendingCargos.tsx'
import './staff-home.css'

/** The first screen of those who look on: their companies, what these leave undone, and the halls with what all may check. */
export default function OrganizationHome() {
  const { fullname } = useMember()
  return (
    <>
      <PageHead title="میز کار" subtitle={fullname} />
      <div className="stack">
        <LinkedCompanies />
        <div className="columns fold-1100 company-home">
          <div className="one-column stack">
            <NeedsDoing title="در خور پیگیری" />
            <LatestPermits />
            <SendingCargos />
          </div>
          <HallsNow />
        </div>
      </div>
    </>
  )
}
