import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { listRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import { lockHall } from '../halls/halls.api.ts'
import type { Promised } from '../log/log.api.ts'
import { findTurn, lockTurn } from '../turns/turns.api.ts'
import { mayChangeList, mayReorder } from './rounds.rules.ts'
import { isByStaff } from './look-at-hall.ts'
import { closeGaps, findPriority, listWaiting, setEnded, setRanks } from './rounds.store.ts'
import { sealList } from './seal-lists.ts'
import { ownsTurn } from '../turns/turns.rules.ts'
import { tellRemoved, tellReordered } from './tell-list-changes.ts'

/** Takes a choice off the list; the ones after it move up. Out: what the log promises of the list that is left. */
export async function removePriority(call: Call, priorityId: number): Promise<Promised> {
  const session = sessionOf(call)
  const known = await findPriority(call.db, priorityId)
  if (!known || !ownsTurn(session, known)) throw notFound('انتخابی با این مشخصات')
  return call.write(async (tx, now) => {
    const [, , choice] = await Promise.all([
      lockHall(tx, known.hallId, 'shared'),
      lockTurn(tx, known.turnId),
      findPriority(tx, priorityId),
    ])
    if (!choice) throw notFound('انتخابی با این مشخصات')
    const isSettled = choice.settledAt !== null
    refuse(
      mayChangeList(
        { isWaiting: choice.status === priorityStatus.waiting, isSettled, closesAt: choice.closesAt },
        now,
      ),
      listRefusals,
    )
    const reason = removalReason(session)
    await Promise.all([
      setEnded(tx, [{ priorityId, reason, winningTurnNumber: null }], now),
      closeGaps(tx, [choice.turnId]),
    ])
    const byStaff = isByStaff(session)
    if (byStaff) await tellRemoved(tx, choice, now)
    return sealList(tx, { ...choice, byStaff })
  })
}

const removalReason = (session: Session) =>
  isByStaff(session) ? ('deleted_by_staff' as const) : ('removed_by_driver' as const)

type Order = { turnId: number; ids: number[] }

/** Puts the waiting choices of a turn in a new order. Out: what the log promises of the list. */
export async function reorderPriorities(call: Call, { turnId, ids }: Order): Promise<Promised> {
  const session = sessionOf(call)
  const turn = await findTurn(call.db, turnId)
  if (!turn || !ownsTurn(session, turn)) throw notFound('نوبتی با این مشخصات')
  return call.write(async (tx, now) => {
    const [, , waiting] = await Promise.all([
      lockHall(tx, turn.hallId, 'shared'),
      lockTurn(tx, turnId),
      listWaiting(tx, turnId),
    ])
    const first = refuseReorder(waiting, ids, now)
    await setRanks(tx, turnId, ids)
    const byStaff = isByStaff(session)
    if (byStaff) await tellReordered(tx, { ...turn, turnNumber: turn.number }, now)
    return sealList(tx, { turnId, hallId: turn.hallId, ...first, byStaff })
  })
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>

/** Out: the choice that stands first. */
function refuseReorder(waiting: Waiting, ids: readonly number[], now: Date): Waiting[number] {
  const [first] = waiting
  if (first)
    refuse(
      mayChangeList({ isWaiting: true, isSettled: first.settledAt !== null, closesAt: first.closesAt }, now),
      listRefusals,
    )
  const waitingIds = waiting.map(({ id }) => id)
  refuse(mayReorder(waitingIds, ids), listRefusals)
  if (!first) throw new Error('an order of nothing is no order')
  return first
}
