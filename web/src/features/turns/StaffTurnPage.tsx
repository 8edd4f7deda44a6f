import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { CallData } from '../../kernel/api.ts'
import { useMember } from '../../kernel/session.ts'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { PrintSlip } from './GivenNote.tsx'
import { GiveTurnForm } from './GiveTurnForm.tsx'
import './staff-turns.css'
import { TurnQueue } from './TurnQueue.tsx'
import { useAskedHall } from './use-asked-hall.ts'

type Made = CallData<'takeTurn'>['data']

/** The counter of a hall: giving turns, with the queue in sight. Supporters choose the hall first. */
export default function StaffTurnPage() {
  const ownHall = useMember().role === 'LoadHallAdmin'
  const [hallId, setHallId] = useState(useAskedHall())
  const [given, setGiven] = useState<Made>(undefined)
  return (
    <>
      <PageHead title="دادن نوبت" />
      <div className="columns fold-900 give-turn">
        <div className="stack">
          <GiveTurnForm onHall={ownHall ? undefined : setHallId} onGiven={({ data }) => setGiven(data)} />
          {given && <GivenTurn turn={given} />}
        </div>
        <TurnQueue hallId={hallId} ready={ownHall || hallId !== null} newest={given?.id ?? null} />
      </div>
    </>
  )
}

function GivenTurn({ turn }: { turn: NonNullable<Made> }) {
  return (
    <Panel>
      <div className="gap-1 centre middle grid" role="status">
        <span className="row muted">
          <CircleCheck className="i-lg" />
          نوبت ثبت شد
        </span>
        <b className="figure-5xl accent-ink num">{toPersianDigits(turn.turnNumber)}</b>
        <span className="muted">این شماره را به راننده بگویید.</span>
        <PrintSlip turnId={turn.id} />
      </div>
    </Panel>
  )
}
