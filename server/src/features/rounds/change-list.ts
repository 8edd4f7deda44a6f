import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { listRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import { notFound, refuse } from '../../kernel/errors.ts'
import { lockHall } from '../halls/halls.api.ts'
import { appendHallLog } from '../log/log.api.ts'
import { findTurn, lockTurn } from '../turns/turns.api.ts'
import { mayChangeList, mayReorder } from './rounds.rules.ts'
import { isByStaff } from './look-at-hall.ts'
import { findPriority, listWaiting, setEnded, setRanks } from './rounds.store.ts'
import { ownsTurn } from '../turns/turns.rules.ts'
import { tellRemoved, tellReordered } from './tell-list-changes.ts'

/** Takes a choice off the list; the ones after it move up. */
export async function removePriority(call: Call, priorityId: number): Promise<void> {
  const session = sessionOf(call)
  const known = await findPriority(call.db, priorityId)
  if (!known || !ownsTurn(session, known)) throw notFound('انتخابی با این مشخصات')
  await call.write(async (tx, now) => {
    await lockHall(tx, known.hallId, 'shared')
    await lockTurn(tx, known.turnId)
    const choice = await findPriority(tx, priorityId)
    if (!choice) throw notFound('انتخابی با این مشخصات')
    const isSettled = choice.settledAt !== null
    refuse(
      mayChangeList(
        { isWaiting: choice.status === priorityStatus.waiting, isSettled, closesAt: choice.closesAt },
        now,
      ),
      listRefusals,
    )
    await setEnded(tx, [{ id: priorityId, reason: removalReason(session), winningTurnNumber: null }], now)
    const rest = await listWaiting(tx, choice.turnId)
    await setRanks(
      tx,
      choice.turnId,
      rest.map(({ id }) => id),
    )
    const byStaff = isByStaff(session)
    if (byStaff) await tellRemoved(tx, choice, now)
    const facts = { turnNumber: choice.turnNumber, cargoId: choice.cargoId, byStaff }
    await appendHallLog(tx, choice.hallId, [{ kind: 'choice_removed', roundId: choice.roundId, facts }])
  })
}

const removalReason = (session: Session) =>
  isByStaff(session) ? ('deleted_by_staff' as const) : ('removed_by_driver' as const)

type Order = { turnId: number; ids: number[] }

/** Puts the waiting choices of a turn in a new order. */
export async function reorderPriorities(call: Call, { turnId, ids }: Order): Promise<void> {
  const session = sessionOf(call)
  const turn = await findTurn(call.db, turnId)
  if (!turn || !ownsTurn(session, turn)) throw notFound('نوبتی با این مشخصات')
  await call.write(async (tx, now) => {
    await lockHall(tx, turn.hallId, 'shared')
    await lockTurn(tx, turnId)
    const waiting = await listWaiting(tx, turnId)
    await refuseReorder(waiting, ids, now)
    await setRanks(tx, turnId, ids)
    const cargoOf = new Map(waiting.map(({ id, cargoId }) => [id, cargoId]))
    const order = ids.map((id) => cargoOf.get(id))
    const byStaff = isByStaff(session)
    if (byStaff) await tellReordered(tx, { ...turn, turnNumber: turn.number }, now)
    const facts = { turnNumber: turn.number, cargos: order, byStaff }
    const roundId = waiting[0]?.roundId
    await appendHallLog(tx, turn.hallId, [{ kind: 'choices_reordered', roundId, facts }])
  })
}

async function refuseReorder(
  waiting: Awaited<ReturnType<typeof listWaiting>>,
  ids: readonly number[],
  now: Date,
) {
  const [first] = waiting
  if (first)
    refuse(
      mayChangeList({ isWaiting: true, isSettled: first.settledAt !== null, closesAt: first.closesAt }, now),
      listRefusals,
    )
  refuse(
    mayReorder(
      waiting.map(({ id }) => id),
      ids,
    ),
    listRefusals,
  )
}
