import { PhoneBell } from '../../features/notifications/Bell.tsx'
import { HearPermit } from '../../features/permits/HearPermit.tsx'
import { passFaceOf } from '../../features/permits/my-permit.rules.ts'
import type { MyPermit } from '../../features/permits/my-permit.queries.ts'
import { headOfFace, toneOfFace } from '../../features/permits/pass-head.tsx'
import { type PermitPass, usePermitPass } from '../../features/permits/permit-pass.queries.ts'
import { useWaitingActs } from '../../features/permits/use-waiting-acts.ts'
import { PhoneHeader } from '../../ui/PhoneHeader.tsx'
import { DriverHeader, MeLink } from './DriverHeader.tsx'

export { MyLoad } from '../../features/permits/MyLoad.tsx'

/** The head of a driver's home with a load: what stands with it, and «بشنو». Help is in «بیشتر». */
export function LoadHead({ permit }: { permit: MyPermit }) {
  const pass = usePermitPass(permit.id).data
  return pass ? <Head pass={pass} /> : <DriverHeader />
}

function Head({ pass }: { pass: PermitPass }) {
  const { waiting } = useWaitingActs(pass)
  const face = passFaceOf(pass.status, waiting)
  return (
    <PhoneHeader
      tone={toneOfFace[face]}
      start={<MeLink />}
      title={headOfFace(face, waiting, true)}
      end={
        <>
          <HearPermit face={face} pass={pass} isHome />
          <PhoneBell />
        </>
      }
    />
  )
}
