import { Plus } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { screens } from '../screens.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Link } from '../../kernel/navigation.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useMyRounds, useReviewedCount } from './declarer.queries.ts'
import { isWaiting, sayCount } from './needs.ts'
import { useNeeds } from './needs.queries.tsx'

/** Under the title of a company: how many rounds are open for its loads, and how much waits. */
export function CompanyState() {
  const open = useMyRounds().data?.filter(({ closesAt }) => closesAt !== null).length
  return (
    <State
      of={open}
      say={(rounds) => `${formatNumber(rounds)} دور باز با بار شما`}
      none="دوری با بار شما باز نیست"
    />
  )
}

/** Under the title of an owner, whose loads are in no round: how many his companies look at, and how much waits. */
export const OwnerState = () => (
  <State
    of={useReviewedCount().data?.total}
    say={(loads) => `${formatNumber(loads)} بار در بررسی شرکت حمل`}
    none="باری در بررسی شرکت حمل نیست"
  />
)

/** What is his until all is known: his name. */
function State({ of, say, none }: { of: number | undefined; say: (count: number) => string; none: string }) {
  const { fullname } = useMember()
  const needs = useNeeds()
  if (of === undefined || needs.some(({ isKnown, isFailed }) => !isKnown || isFailed)) return <>{fullname}</>
  const waiting = needs.filter(isWaiting)
  const said = [
    of > 0 ? say(of) : none,
    waiting.length > 0 ? `${sayCount(waiting)} کار در انتظار` : 'کاری در انتظار نیست',
  ]
  return <span className="num">{said.join('، ')}</span>
}

export function DeclareAct() {
  const { path, access } = screens.addCargo
  if (!mayNow(access)) return null
  return (
    <Link className={buttonClass('primary')} to={path}>
      <Plus />
      اعلام بار
    </Link>
  )
}
