import { LoadBrowser } from '../features/cargos/LoadBrowser.tsx'
import { useAnnouncedLoads } from '../features/cargos/loads.queries.ts'
import { StaffBoard } from '../features/cargos/StaffBoard.tsx'
import { type Browse, PickerPage } from '../features/rounds/PickerPage.tsx'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { NeedsTurn } from '../features/turns/NeedsTurn.tsx'
import { useMyTurn } from '../features/turns/my-turn.queries.ts'
import { useMember } from '../kernel/session.ts'

/** The announced loads of a hall: a driver chooses among those of his turn's hall; staff look. */
export default function PickerScreen() {
  return useMember().role === 'Driver' ? <DriverPicker /> : <StaffBoard />
}

function DriverPicker() {
  const read = useMyTurn()
  const turn = read.data
  if (!turn) return <NeedsTurn read={read} />
  return <PickerPage turn={turn} renderLoads={(parts) => <HallLoads turn={turn} {...parts} />} />
}

function HallLoads({ turn, roundIsOpen, ...parts }: Browse & { turn: MyTurn }) {
  const read = useAnnouncedLoads(turn.loadHallId, roundIsOpen)
  return (
    <LoadBrowser
      read={read}
      emptyText={`سالن ${turn.name} اکنون باری برای بارگیر شما ندارد؛ بارها در دورهای بعد می‌آید.`}
      {...parts}
    />
  )
}
