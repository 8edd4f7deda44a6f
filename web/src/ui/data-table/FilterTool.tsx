import { ListFilter, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { classes } from '../classes.ts'
import { usePopover } from '../use-popover.ts'
import { ColumnFilter } from './ColumnFilter.tsx'
import type { CountDays, TableFilter } from './data-table-props.ts'
import { sayFilter } from './filter-words.ts'
import { type TableState, withFilter } from './table-state.rules.ts'

type FilterToolProps = {
  filters: readonly TableFilter[]
  /** No room for its word. */
  isTight: boolean
  /** On a phone: in a sheet, which ends by a button of its own. */
  isSheet: boolean
  state: TableState
  onStateChange: (state: TableState) => void
  now: Date
  countDays: CountDays | undefined
}

/**
 * «فیلتر»: all filters that are not pinned, those that are set first, how many these are, and, where there is room, to what
 * they are set, with a way to take them all away.
 */
export function FilterTool({
  filters,
  isTight,
  isSheet,
  state,
  onStateChange,
  now,
  countDays,
}: FilterToolProps) {
  // keep the order from when it opened, so that nothing moves while choosing
  const [shown, setShown] = useState<readonly TableFilter[] | null>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const isOpen = shown !== null
  const rare = shown?.filter(({ id, isRare }) => isRare && state.filters[id] === undefined) ?? []
  const close = () => {
    setShown(null)
    anchor.current?.focus()
  }
  usePopover({ open: isOpen, onClose: close, anchor, panel })
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('button')?.focus()
  }, [isOpen])
  const set = filters.filter(({ id }) => state.filters[id] !== undefined)
  const said = set.map((filter) => `${filter.label}: ${sayFilter(filter, state.filters[filter.id], now)}`)
  const words = said.join('، ')
  const clear = () => {
    onStateChange(set.reduce((left, { id }) => withFilter(left, id, null), state))
    anchor.current?.focus()
  }
  const taking = { 'aria-label': 'برداشتن این فیلترها', onClick: clear }
  return (
    <>
      <span className={classes('muted size-sm num shrinks filter', words && 'is-set')}>
        <button
          ref={anchor}
          type="button"
          className="shrinks"
          title={words || 'فیلتر'}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setShown(isOpen ? null : [...new Set([...set, ...filters])])}
        >
          <ListFilter />
          <span className={isTight || words ? 'sr' : undefined}>فیلتر</span>
          {words && (
            <b className={isTight ? undefined : 'sr'}>
              {toPersianDigits(set.length)}
              <span className="sr"> فعال</span>
            </b>
          )}
          {!isTight && words && <span className="ellipsis">{words}</span>}
        </button>
        {!isSheet && words && (
          <button type="button" className="clear" {...taking}>
            <X />
          </button>
        )}
      </span>
      {isSheet && words && (
        <span className="row muted size-sm found num" style={{ order: 1 }}>
          {words}
          <IconButton icon={<X />} {...taking} />
        </span>
      )}
      <div
        ref={panel}
        popover="manual"
        role="dialog"
        aria-label="فیلترها"
        className="popover menu all-filters"
      >
        {shown
          ?.filter((filter) => isWhole || !rare.includes(filter))
          .map((filter) => (
            <ColumnFilter
              key={filter.id}
              // look it up again, its choices may have loaded since; its label stands before its value
              filter={{ ...(filters.find(({ id }) => id === filter.id) ?? filter), icon: undefined }}
              value={state.filters[filter.id]}
              now={now}
              countDays={countDays}
              onChange={(value) => onStateChange(withFilter(state, filter.id, value))}
            />
          ))}
        {rare.length > 0 && !isWhole && (
          <Button size="dense" variant="ghost" onClick={() => setWhole(true)}>
            {toPersianDigits(rare.length)} فیلتر فنی دیگر
          </Button>
        )}
        {isSheet && (
          <Button variant="soft" onClick={close}>
            تمام
          </Button>
        )}
      </div>
    </>
  )
}
