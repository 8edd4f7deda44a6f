import { useMemo } from 'react'
import { useListTable } from '../../../kernel/list-table.tsx'
import { useHallChoices } from '../../catalog/catalog.parts.ts'
import { hallBoard } from './board-list.tsx'
import { LoadBoard } from './LoadBoard.tsx'

/** What halls announce now, for staff, who look and do not choose. */
export default function StaffBoardPage() {
  const halls = useHallChoices()
  const table = useListTable(useMemo(() => hallBoard(halls), [halls]))
  return (
    <LoadBoard
      table={table}
      title="بارهای سالن‌ها"
      about="اکنون در سالن‌ها اعلام شده است"
      emptyText="هر بار که سالنی باری اعلام کند، این‌جا می‌آید."
    />
  )
}
