import type { ReactNode } from 'react'
import { useNavigate } from '../../kernel/navigation.tsx'
import { LaterLines } from '../../kernel/send-later/LaterLines.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { SkeletonFace } from '../../ui/Skeleton.tsx'
import { passFaceOf } from './my-permit.rules.ts'
import type { MyPermit } from './my-permit.queries.ts'
import { PassFaces } from './PassFaces.tsx'
import { type PermitPass, usePermitPass } from './permit-pass.queries.ts'
import { useWaitingActs } from './use-waiting-acts.ts'
import './permit-pass.css'

type MyLoadProps = { permit: MyPermit; more: ReactNode }

/** On a driver's home: the load that he has, its code for the guard at once, and the one thing that he does with it next. */
export const MyLoad = ({ permit, more }: MyLoadProps) => (
  <Read of={usePermitPass(permit.id)} wait={<SkeletonFace />} failedTitle="مجوز نیامد">
    {(pass) => <Load pass={pass} more={more} />}
  </Read>
)

function Load({ pass, more }: { pass: PermitPass; more: ReactNode }) {
  const navigate = useNavigate()
  const { items, waiting } = useWaitingActs(pass)
  const face = passFaceOf(pass.status, waiting)
  const open = () => void navigate({ to: paths.myPermit(pass.id) })
  return (
    <section className="measure column grow full pass is-home" aria-label="بار شما">
      <LaterLines items={face === 'waits' ? items.filter((item) => !waiting.includes(item)) : items} />
      <PassFaces of={face} pass={pass} acts={{ more, showCode: open, showDetails: open, isHome: true }} />
    </section>
  )
}
