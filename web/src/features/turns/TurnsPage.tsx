import { Logs } from 'lucide-react'
import { useMemo } from 'react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { useMember } from '../../kernel/session.ts'
import { useHallChoices } from '../catalog/catalog.parts.ts'
import { turnList } from './turn-list.tsx'
import { TurnDrawer } from './TurnDrawer.tsx'
import type { TurnActs } from './TurnMenu.tsx'
import { useTurnActs } from './use-turn-acts.tsx'

/** Turns of drivers (rules 8.14): of all halls that one sees, or of one of them. */
export default function TurnsPage() {
  const { acts, open } = useTurnActs()
  const table = useListTable(useTurnList(acts))
  const opened = useOpenRow(table.source.rows, 'showTurn', (Id) => ({ query: { Id } }))
  return (
    <ListPage
      table={table}
      searchHint="راننده، کارت یا پلاک"
      selectable
      icon={<Logs />}
      empty={noTurns}
      opened={opened}
      beside
      drawer={(turn, walk) => <TurnDrawer key={turn.id} turn={turn} {...walk} />}
    >
      {open}
    </ListPage>
  )
}

function useTurnList(acts: TurnActs) {
  const choosesHall = useMember().role !== 'LoadHallAdmin'
  const halls = useHallChoices(choosesHall)
  return useMemo(() => turnList({ halls: choosesHall ? halls : null, acts }), [halls, choosesHall, acts])
}

const noTurns = { title: 'نوبتی در این نما نیست', text: 'نمای دیگری را ببینید.' }
