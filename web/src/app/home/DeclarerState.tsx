import { Plus } from 'lucide-react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { screens } from '../screens.ts'
import { mayNow, useMember } from '../../kernel/session.ts'
import { Link } from '../../kernel/navigation.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useMyRounds } from './declarer.queries.ts'
import { isWaiting, sayCount } from './needs.ts'
import { useNeeds } from './needs.queries.tsx'

/** Under the title of who declares loads: how many rounds are open for them, and how much waits. */
export function DeclarerState() {
  const { fullname } = useMember()
  const { data: rounds } = useMyRounds()
  const needs = useNeeds()
  if (!rounds || needs.some(({ isKnown, isFailed }) => !isKnown || isFailed)) return <>{fullname}</>
  const open = rounds.filter(({ closesAt }) => closesAt !== null).length
  const waiting = needs.filter(isWaiting)
  const said = [
    open > 0 ? `${formatNumber(open)} دور باز با بار شما` : 'دوری با بار شما باز نیست',
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
