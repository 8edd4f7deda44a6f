import { type ComponentProps, useRef } from 'react'
import { classes } from '../classes.ts'
import { PHONE, useMedia } from '../use-media.ts'
import { ColumnFilter } from './ColumnFilter.tsx'
import type { CountDays, TableFilter } from './data-table-props.ts'
import { FilterTool } from './FilterTool.tsx'
import { MoreTools } from './MoreTools.tsx'
import { SearchInput } from './SearchInput.tsx'
import { pinnedOf } from './tool-row.rules.ts'
import { withFilter } from './table-state.rules.ts'
import { useRoom } from './use-places.ts'
import { ViewsTool, type ViewsToolProps } from './ViewsTool.tsx'

type TableToolbarProps = ComponentProps<typeof MoreTools> & {
  label: string
  filters: readonly TableFilter[]
  searchHint: string | undefined
  /** Without it there is one view, or tabs stand above. */
  views: ViewsToolProps | undefined
  now: Date
  countDays?: CountDays | undefined
  /** What a search found; undefined without one, and while it is on its way. */
  found: { words: string; isNone: boolean } | undefined
}

/** The one row of tools over a list: search, pinned filters, «فیلتر», the views, and «⋯» with all the rest. It never breaks. */
export function TableToolbar(props: TableToolbarProps) {
  const { label, filters, searchHint, state, onStateChange, views, now, asCards, countDays } = props
  const row = useRef<HTMLDivElement>(null)
  const isPhone = useMedia(PHONE)
  const { pinned, rest, isTight, isWide } = pinnedOf(filters, {
    room: useRoom(row),
    hasViews: views !== undefined,
    asCards,
  })
  return (
    <div ref={row} className={classes('row toolbar', asCards ? 'pad-3 line-below wrap' : 'strip')}>
      {searchHint && (
        <SearchInput
          label={label}
          hint={searchHint}
          value={state.search}
          onChange={(search) => search !== state.search && onStateChange({ ...state, search, page: 1 })}
        />
      )}
      {pinned.map((filter) => (
        <ColumnFilter
          key={filter.id}
          filter={filter}
          value={state.filters[filter.id]}
          now={now}
          countDays={countDays}
          onChange={(value) => onStateChange(withFilter(state, filter.id, value))}
        />
      ))}
      {rest.length > 0 && (
        <FilterTool filters={rest} isSheet={isPhone} {...{ isTight, state, onStateChange, now, countDays }} />
      )}
      {!asCards && isWide && <Found {...props} />}
      {views && <ViewsTool {...views} />}
      <MoreTools {...props} />
      {asCards && <Found {...props} />}
    </div>
  )
}

/** Read aloud by the table's own status. */
const Found = ({ found }: Pick<TableToolbarProps, 'found'>) =>
  found && (
    <span className={classes('muted size-sm found num', found.isNone && 'strong')} aria-hidden="true">
      {found.words}
    </span>
  )
