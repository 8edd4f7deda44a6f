import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useEdges } from './use-edges.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

type Tab<Key extends string> = {
  key: Key
  label: string
  /** How many it has, in words or as a number; or whose it is. */
  count?: string | number | undefined
}

type TabsProps<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  value: Key
  onChange: (key: Key) => void
  panelId?: string
}

/** Scrolls the row of tabs, and nothing around it, until one of them stands in it whole, with a glimpse of the next. */
function bringIntoSight(row: Element, tab: Element) {
  const glimpse = 32
  const [box, its] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  const beyond = Math.max(0, its.right + glimpse - box.right) || Math.min(0, its.left - glimpse - box.left)
  if (beyond !== 0) row.scrollBy({ left: beyond })
}

/** Views of one list; left and right arrows move between them. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, panelId }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  useEdges(list, list)
  const chosenAt = tabs.findIndex(({ key }) => key === value)
  // when another is chosen only: whoever scrolls on to others is not brought back
  useLayoutEffect(() => {
    const chosen = list.current?.children[chosenAt]
    if (list.current && chosen) bringIntoSight(list.current, chosen)
  }, [chosenAt])
  const go = (event: KeyboardEvent, index: number) => {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div ref={list} className="row at-stretch gap-05 line-below views" role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === value}
          aria-controls={panelId}
          tabIndex={tab.key === value ? 0 : -1}
          onClick={() => onChange(tab.key)}
          onKeyDown={(event) => go(event, index)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="subtle size-xs regular n num">
              {typeof tab.count === 'number' ? formatNumber(tab.count) : tab.count}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
