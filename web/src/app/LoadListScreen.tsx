import { LoadListPage, StaffLoadList } from '../features/cargos/LoadListPage.tsx'
import { useMyTurn } from '../features/turns/my-turn.queries.ts'
import { useMember } from '../kernel/session.ts'

/** Free loads: a driver takes one, which may use up his turn; staff look. */
export default function LoadListScreen() {
  return useMember().role === 'Driver' ? <DriverLoads /> : <StaffLoadList />
}

function DriverLoads() {
  return <LoadListPage turn={useMyTurn().data} />
}
