import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { CallData } from '../../kernel/api.ts'
import { useMember } from '../../kernel/session.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { GiveTurnForm } from './GiveTurnForm.tsx'
import { useHalls } from './search-turns.queries.ts'
import './staff-turns.css'
import { TurnQueue } from './TurnQueue.tsx'

type Made = CallData<'takeTurn'>['data']

/** The counter of a hall: giving turns, with the queue in sight. Supporters choose the hall first. */
export default function StaffTurnPage() {
  const ownHall = useMember().role === 'LoadHallAdmin'
  const [hallId, setHallId] = useState<number | null>(null)
  const [given, setGiven] = useState<Made>(undefined)
  const halls = useHalls(!ownHall).data?.rows ?? []
  return (
    <>
      <PageHead
        title="دادن نوبت"
        actions={
          !ownHall && (
            <Select
              label="سالن"
              labelHidden
              placeholder="سالن را انتخاب کنید"
              options={halls.map((row) => ({ key: row.loadHallId, label: `سالن ${row.name}` }))}
              value={hallId}
              onChange={setHallId}
            />
          )
        }
      />
      <div className="give-turn">
        <div className="stack">
          <GiveTurnForm hallId={hallId} onGiven={({ data }) => setGiven(data)} />
          {given && <GivenTurn number={given.turnNumber} />}
        </div>
        <TurnQueue hallId={hallId} ready={ownHall || hallId !== null} newest={given?.id ?? null} />
      </div>
    </>
  )
}

function GivenTurn({ number }: { number: number }) {
  return (
    <Panel>
      <div className="turn-given" role="status">
        <span className="row muted">
          <CircleCheck className="i-lg" />
          نوبت ثبت شد
        </span>
        <b className="num">{toPersianDigits(number)}</b>
        <span className="muted">این شماره را به راننده بگویید.</span>
      </div>
    </Panel>
  )
}
