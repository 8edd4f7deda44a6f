import { type KeyboardEvent, useRef } from 'react'
import { useEdges } from './use-edges.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'

type Tab<Key extends string> = { key: Key; label: string; count?: number | undefined }

type TabsProps<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  value: Key
  onChange: (key: Key) => void
  /** The id of what the tabs change. */
  panelId?: string
}

/** Views of one list; left and right arrows move between them. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, panelId }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  useEdges(list, list)
  const go = (event: KeyboardEvent, index: number) => {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div ref={list} className="views" role="tablist" aria-label={label}>
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
          {tab.count !== undefined && <span className="n num">{formatNumber(tab.count)}</span>}
        </button>
      ))}
    </div>
  )
}
