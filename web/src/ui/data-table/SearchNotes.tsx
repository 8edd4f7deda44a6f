import { CalendarRange, Columns3 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../Button.tsx'
import type { EveryDay } from './data-table-props.ts'
import { heldOutOfSight, type Searched, withShown } from './held-words.rules.ts'
import type { Layout } from './table-state.rules.ts'
import { sayTotal } from './table-words.ts'

type SearchNotesProps = {
  columns: readonly Searched[]
  places: readonly { id: string }[]
  rows: readonly object[]
  search: string
  layout: Layout
  onLayout: (layout: Layout) => void
  /** Rows are cards, which have no columns. */
  asCards: boolean
  noun: string
  total: number
  everyDay: EveryDay | undefined
}

/** Beside what a search found: which columns out of sight hold it, and how many more other days have. */
export default function SearchNotes(props: SearchNotesProps) {
  const { columns, places, rows, search, layout, onLayout, asCards, noun, total, everyDay } = props
  const held = useMemo(
    () => heldOutOfSight({ columns, places, rows: asCards ? [] : rows, search }),
    [columns, places, rows, search, asCards],
  )
  const others = (everyDay?.total ?? 0) - total
  if (held.rows === 0 && others <= 0) return null
  return (
    <div className="row wrap gap-2-4 pad-3 line-below muted size-sm search-notes" role="status">
      {held.rows > 0 && (
        <SearchNote
          says={sayHeld(held, rows.length)}
          act={held.headings.length === 1 ? 'نمایش این ستون' : 'نمایش این ستون‌ها'}
          icon={<Columns3 />}
          onPress={() => onLayout(withShown(layout, columns, held.ids))}
        />
      )}
      {everyDay && others > 0 && (
        <SearchNote
          says={`${sayTotal(others, everyDay.isAtLeast)} ${noun} در روزهای دیگر هم پیدا شد.`}
          act="همهٔ روزها"
          icon={<CalendarRange />}
          onPress={everyDay.onShow}
        />
      )}
    </div>
  )
}

/** «آنچه جستید در ستون «گیرنده» است که نشان داده نمی‌شود.», and of how many rows that is so where not of all. */
function sayHeld({ rows, headings }: ReturnType<typeof heldOutOfSight>, all: number): string {
  const where = rows === all ? '' : ` در ${formatNumber(rows)} ردیف`
  const [first, ...more] = headings
  return more.length === 0
    ? `آنچه جستید${where} در ستون «${first}» است که نشان داده نمی‌شود.`
    : `آنچه جستید${where} در ستون‌هایی است که نشان داده نمی‌شود: ${headings.join('، ')}.`
}

type NoteProps = { says: string; act: string; icon: ReactNode; onPress: () => void }

const SearchNote = ({ says, act, icon, onPress }: NoteProps) => (
  <p className="row wrap">
    {says}
    <Button size="dense" icon={icon} onClick={onPress}>
      {act}
    </Button>
  </p>
)
