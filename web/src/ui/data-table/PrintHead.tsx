import { useEffect, useState } from 'react'
import { formatDateTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { TableFilter } from './data-table-props.ts'
import { sayFilter } from './filter-words.ts'
import { sayTotal } from './table-words.ts'
import type { TableState } from './table-state.rules.ts'

/** Draws the table whole while it is printed. `print` opens the browser's own dialog. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false)
  const [printedAt, setPrintedAt] = useState<Date | null>(null)
  useEffect(() => {
    if (!printing) return
    // the whole page is drawn first
    const frame = requestAnimationFrame(() => {
      window.print()
      setPrinting(false)
      setPrintedAt(null)
    })
    return () => cancelAnimationFrame(frame)
  }, [printing])
  const print = () => {
    setPrintedAt(new Date())
    setPrinting(true)
  }
  return { printing, printedAt, print }
}

type PrintHeadProps = {
  label: string
  filters: readonly TableFilter[]
  state: TableState
  now: Date
  /** How many rows the view has, and how many of them are on this page. */
  total: number
  atLeast: boolean
  shown: number
  noun: string
  /** «، جمع کرایه …», or nothing. */
  sums: string
}

/** What stands over the table on paper: what it is, when, and what it leaves out. */
export function PrintHead({ label, filters, state, now, total, atLeast, shown, noun, sums }: PrintHeadProps) {
  const set = filters.flatMap((filter) => {
    const words = sayFilter(filter, state.filters[filter.id], now)
    return words ? [`${filter.label}: ${words}`] : []
  })
  if (state.search) set.unshift(`جست‌وجو: «${state.search}»`)
  return (
    <div className="print-head" aria-hidden="true">
      <b>{label}</b>
      <span>
        {formatDateTime(now)}، {(shown < total || atLeast) && `${formatNumber(shown)} از `}
        {sayTotal(total, atLeast)} {noun}
        {sums}
      </span>
      {set.length > 0 && <span>{set.join('؛ ')}</span>}
    </div>
  )
}
