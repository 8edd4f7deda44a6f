import type { KeyboardEvent } from 'react'
import { stepOf } from '../../ui/letter-keys.ts'

/** The turns of the desk's queue, each a body of its table; what one does first with a turn is its first button. */
const turnsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('.desk-queue tbody')]

const enter = (turn: HTMLElement | undefined) => turn?.querySelector('button')?.focus()

/** Leads down to the first turn that is shown. */
export const enterQueue = () => enter(turnsIn(document)[0])

/** Leads down to the turn that was just given, or else the first. */
export function enterNewest() {
  const turns = turnsIn(document)
  enter(turns.find(({ classList }) => classList.contains('is-newest')) ?? turns[0])
}

/** ↑ and ↓, or K and J, walk the turns. */
export function walkQueue(event: KeyboardEvent<HTMLElement>) {
  const step = stepOf(event.nativeEvent)
  if (step === 0 || event.defaultPrevented) return
  event.preventDefault()
  const turns = turnsIn(document)
  const at = turns.findIndex((turn) => turn.contains(event.target as Node))
  turns[at + step]?.querySelector('button')?.focus()
}
