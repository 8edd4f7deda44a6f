import { useState } from 'react'
import type { QueueTurn } from '@bargah/contract/features/rounds/desk.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { HallNow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { hallTitle } from '../../kernel/format.ts'
import { useHallNow } from '../../features/rounds/desk.queries.ts'
import { HallRound } from '../../features/rounds/HallRound.tsx'
import { LastRound } from '../../features/rounds/LastRound.tsx'
import { DeskPicker } from '../../features/rounds/rounds.parts.tsx'
import { WantedLoads } from '../../features/rounds/WantedLoads.tsx'
import { DeskQueue } from '../../features/turns/DeskQueue.tsx'
import { GiveTurnForm } from '../../features/turns/GiveTurnForm.tsx'
import { printFailed, slipOf } from '../../features/turns/TurnMenu.tsx'
import { enterNewest } from '../../features/turns/queue-keys.ts'
import type { CallData } from '../../kernel/api.ts'
import { Read } from '../../kernel/Read.tsx'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import './hall-home.css'

type Given = CallData<'takeTurn'>['data']

/** The first screen of a hall's staff: giving a turn, the round, the queue, and the loads with who wants them. */
export default function HallHome() {
  const hall = useHallNow()
  const [given, setGiven] = useState<Given>(undefined)
  const { open } = useOpenFile('printTurn', printFailed)
  // the row at the queue's foot keeps the number; nothing over the queue moves it
  const onGiven = (turn: Given) => {
    setGiven(turn)
    if (!turn) return
    toast({
      title: `نوبت ${toPersianDigits(turn.turnNumber)} ثبت شد`,
      detail: 'این شماره را به راننده بگویید.',
      action: { label: 'چاپ برگ نوبت', onPress: () => open(slipOf(turn.id)) },
    })
  }
  return (
    <>
      <div className="at-end below-4 gap-3-4 flex wrap between hall-home-head">
        <PageHead title={hall.data ? hallTitle(hall.data.name) : 'میز سالن'} />
        <GiveTurnForm
          look="strip"
          onHall={undefined}
          onGiven={({ data }) => onGiven(data)}
          onDown={enterNewest}
        />
      </div>
      <div className="column gap-4 fills">
        <Read of={hall} wait={<SkeletonLines lines={12} />} failedTitle="وضع سالن نیامد">
          {(now) => (
            <>
              <HallRound hall={now} />
              <Lists hall={now} newest={given?.id ?? null} />
            </>
          )}
        </Read>
      </div>
    </>
  )
}

/** The queue beside the loads, which become the picker of whomever the staff choose for. */
function Lists({ hall, newest }: { hall: HallNow; newest: number | null }) {
  const [chosenFor, setChosenFor] = useState<QueueTurn | null>(null)
  return (
    <div className="columns grow hall-home-lists">
      <DeskQueue hall={hall} newest={newest} chosenFor={chosenFor?.id ?? null} onChoose={setChosenFor} />
      <div className="stack">
        {chosenFor ? (
          <DeskPicker key={chosenFor.id} turn={chosenFor} onClose={() => setChosenFor(null)} />
        ) : (
          <WantedLoads hall={hall} />
        )}
        {hall.lastRound && <LastRound round={hall.lastRound} />}
      </div>
    </div>
  )
}
