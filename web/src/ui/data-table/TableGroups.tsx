import { ChevronDown, ChevronLeft } from 'lucide-react'
import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { TableGroup, TableGroups as Groups } from './table-state.rules.ts'

type TableGroupsProps = {
  groups: Groups
  noun: string
  within: string | null
  onWithin: (key: string | null) => void
  wrap: (head: ReactNode, at: number) => ReactNode
  children: ReactNode
}

/** The heads of groups, each with its count and sums; under the one that is open its rows. */
export function TableGroups({ groups, noun, within, onWithin, wrap, children }: TableGroupsProps) {
  const stop = Math.max(0, indexOfGroup(groups, within))
  return groups.list.map((group, at) => {
    const isOpen = group.key === within
    const toggle = () => onWithin(isOpen ? null : group.key)
    return (
      <Fragment key={group.key}>
        {wrap(<GroupHead {...{ group, noun, isOpen, toggle }} tabbable={at === stop} />, at)}
        {isOpen && children}
      </Fragment>
    )
  })
}

/** In: the groups and the key of one. Out: its place; -1 when it is none of them. */
export const indexOfGroup = ({ list }: Groups, within: string | null) =>
  list.findIndex(({ key }) => key === within)

type GroupHeadProps = {
  group: TableGroup
  noun: string
  isOpen: boolean
  toggle: () => void
  tabbable: boolean
}

function GroupHead({ group, noun, isOpen, toggle, tabbable }: GroupHeadProps) {
  return (
    <button
      type="button"
      className="row wrap"
      data-group
      aria-expanded={isOpen}
      tabIndex={tabbable ? 0 : -1}
      onClick={toggle}
      onKeyDown={(event) => walk(event, isOpen, toggle)}
    >
      {isOpen ? <ChevronDown /> : <ChevronLeft />}
      <b>{group.label}</b>
      <span className="muted regular">
        {formatNumber(group.count)} {noun}
        {group.sums}
      </span>
    </button>
  )
}

/** Arrows, J and K walk over heads and rows; left unfolds and right folds, as in rows. */
function walk(event: KeyboardEvent<HTMLElement>, isOpen: boolean, toggle: () => void) {
  const step = { ArrowDown: 1, ArrowUp: -1, KeyJ: 1, KeyK: -1 }[event.code]
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.code === (isOpen ? 'ArrowRight' : 'ArrowLeft')) toggle()
  if (step === undefined) return
  event.preventDefault()
  const all = event.currentTarget.closest('.data-table')?.querySelectorAll('[data-group], tr[data-row]')
  const stops = [...(all ?? [])] as HTMLElement[]
  stops[stops.indexOf(event.currentTarget) + step]?.focus()
}

/** From the first or the last row of a group to the head before or after it. */
export function leaveGroup(row: HTMLElement, isUp: boolean) {
  const rows = row.closest('tbody')
  const beside = isUp ? rows?.previousElementSibling : rows?.nextElementSibling
  beside?.querySelector<HTMLElement>('[data-group]')?.focus()
}
