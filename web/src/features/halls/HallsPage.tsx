import { Plus, Warehouse } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import type { HallRow } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { hallList } from './hall-list.tsx'

/** All halls; each opens to its settings, and its acts lead to their parts (rules 7.1). */
export default function HallsPage() {
  const navigate = useNavigate()
  const screen = useMemo(
    () =>
      hallList(({ loadHallId: hallId }, part) => {
        if (part === 'turn') void navigate({ to: paths.turn, search: { hall: hallId } })
        else void navigate({ to: paths.hall(hallId), search: part === 'settings' ? {} : { part } })
      }),
    [navigate],
  )
  const table = useListTable(screen)
  const { rows, total } = table.source
  const active = rows.filter(({ isActive }) => isActive).length
  return (
    <ListPage
      table={table}
      subtitle={(count) => (rows.length === total ? `${count}، ${formatNumber(active)} فعال` : count)}
      actions={
        <Link to={paths.newHall} className={buttonClass('primary', 'form')}>
          <Plus /> سالن تازه
        </Link>
      }
      onOpenRow={(hall: HallRow) => void navigate({ to: paths.hall(hall.loadHallId) })}
      searchHint="نام سالن، شهر یا نام کاربری"
      icon={<Warehouse />}
      empty={{ title: 'هنوز سالنی نیست', text: 'با «سالن تازه» نخستین سالن را بسازید.' }}
    />
  )
}
