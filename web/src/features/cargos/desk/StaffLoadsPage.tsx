import { useListTable } from '../../../kernel/list-table.tsx'
import { freeBoard } from './board-list.tsx'
import { noFreeLoads } from '../cargos.text.ts'
import { LoadBoard } from './LoadBoard.tsx'

/** The free loads for staff, who look and do not take. */
export default function StaffLoadsPage() {
  return (
    <LoadBoard
      table={useListTable(freeBoard)}
      title="بارهای آزاد"
      about="بی‌نوبت به رانندگان پیشنهاد شده است"
      emptyText={noFreeLoads}
    />
  )
}
