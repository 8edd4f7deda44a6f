import { sayOfLoad, togetherRefusals } from '@bargah/contract/features/rounds/rounds.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { lacksMoney, notFound, Refusal, refuse } from '../../kernel/errors.ts'
import { findCargoForChoice, lockCargo } from '../cargos/cargos.api.ts'
import { lockDriver } from '../drivers/drivers.api.ts'
import { type Hall, lockHall } from '../halls/halls.api.ts'
import type { Promised } from '../log/log.api.ts'
import { hasOpenPermit } from '../permits/permits.api.ts'
import { lockTurn, type Turn } from '../turns/turns.api.ts'
import { ownsTurn } from '../turns/turns.rules.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { openRound } from './open-round.ts'
import { tellingRefusals } from './tell-refused.ts'
import { isByStaff, lookAtHall, pointOfHall, refusalsFor } from './look-at-hall.ts'
import { computeHallMode, type HallMode, mayChoose, opensRound } from './rounds.rules.ts'
import {
  findTurnToChoose,
  insertPriorities,
  insertRound,
  isInOpenRound,
  listWaiting,
  type Round,
  type TurnToChoose,
} from './rounds.store.ts'
import { sealList } from './seal-lists.ts'
import { splitAtOnce } from './split-round.ts'
import { tellFiled } from './tell-list-changes.ts'

type Chosen = { turnId: number; location: Point | null }
type Input = Chosen & { cargoIds: readonly number[] }
type Outcome = { reserveId: number | null; promised: Promised }
type Filed = { id: number; cargoId: number; rank: number }

/** Adds a cargo to the list of a turn; where a hall settles each choice at once, it is settled here and now. */
export async function addPriority(
  call: Call,
  { cargoId, ...chosen }: Chosen & { cargoId: number },
): Promise<Pick<Filed, 'id' | 'rank'> & Outcome> {
  const { choices, ...outcome } = await addPriorities(call, { ...chosen, cargoIds: [cargoId] })
  const [{ id, rank }] = choices as [Filed]
  return { id, rank, ...outcome }
}

/** Adds cargos to the end of a turn's list, best first: all of them, or none. A hall that settles each choice at once takes one. */
export async function addPriorities(call: Call, input: Input): Promise<{ choices: Filed[] } & Outcome> {
  const session = sessionOf(call)
  const { cargoIds } = input
  const known = await findTurnToChoose(call.db, input.turnId)
  if (!known || !ownsTurn(session, known)) throw notFound('نوبتی با این مشخصات')
  refuseMany(computeHallMode(known, known.isRoundOpen), cargoIds)
  return tellingRefusals(
    call,
    { hallId: known.hallId, turnNumber: known.number, cargoIds },
    async (tx, now) => {
      const { seen, choices } = await loadChoices(tx, { session, input, known })
      const { hall, mode } = seen
      refuseMany(mode, cargoIds)
      for (const choice of choices) refuseChoice(session, choice, cargoIds, now)
      const { turn, location } = choices[0] as LoadedChoice
      const round = seen.round ?? (await roundForChoice(tx, hall, mode, cargoIds, now))
      return fileChoices(tx, { session, hall, mode, round, turn, location, cargoIds }, now)
    },
  )
}

/** What is settled at once is settled one by one. */
const refuseMany = (mode: HallMode, { length }: readonly number[]) =>
  refuse(mode === 'at_once' && length > 1 ? 'one_at_a_time' : null, togetherRefusals)

/** Throws where the rule refuses a choice; of several the sentence names the load. */
function refuseChoice(session: Session, choice: LoadedChoice, { length }: readonly number[], now: Date) {
  const refusal = mayChoose(choice, now)
  if (refusal === null) return
  const sentence = refusalsFor(session)[refusal]
  if (refusal === 'no_money' && !isByStaff(session)) throw lacksMoney(sentence, choice.lackingRial)
  if (length === 1) throw new Refusal(refusal, sentence)
  const cargoId = choice.cargo.id
  throw new Refusal(refusal, sayOfLoad(refusal, sentence, cargoId), { cargoId })
}

type Asked = { session: Session; input: Input; known: TurnToChoose }
type LoadedChoice = Awaited<ReturnType<typeof loadChoices>>['choices'][number]

/**
 * Locks the hall as the choice needs it, then whose choice it is, and looks again at all that it depends on: until the lock is held
 * settings may change, rounds open and end. Who would open a round and did not lock for that has come just after a split.
 */
async function loadChoices(tx: Tx, { session, input, known }: Asked) {
  const { turnId, cargoIds } = input
  const { hallId, driverId, freighterId } = known
  const expected = computeHallMode(known, known.isRoundOpen)
  const isHeldAlone = opensRound(expected, known.isRoundOpen)
  const findCargo = expected === 'at_once' ? lockCargo : findCargoForChoice
  const [, driver, turn, seen, cargos, waiting, balanceRial, offered, hasOpen] = await Promise.all([
    lockHall(tx, hallId, isHeldAlone ? 'exclusive' : 'shared'),
    lockDriver(tx, { driverId }),
    lockTurn(tx, turnId).then((found) => found as Turn),
    lookAtHall(tx, hallId),
    Promise.all(cargoIds.map((cargoId) => findCargo(tx, cargoId))),
    listWaiting(tx, turnId),
    balanceOf(tx, { driverId }),
    Promise.all(cargoIds.map((cargoId) => isInOpenRound(tx, hallId, cargoId))),
    hasOpenPermit(tx, driverId, freighterId),
  ])
  const { hall, mode, round } = seen
  refuse(seen.opensRound && !(isHeldAlone && mode === expected) ? 'round_closed' : null, refusalsFor(session))
  if (!driver) throw notFound('راننده‌ای با این مشخصات')
  const listed = new Set(waiting.map(({ cargoId }) => cargoId))
  const choices = cargoIds.map((cargoId, at) => {
    const cargo = cargos[at]
    if (!cargo) throw notFound(cargoIds.length > 1 ? `بار ${toPersianDigits(cargoId)}` : 'باری با این مشخصات')
    const lackingRial = cargo.driverFeeRial - balanceRial
    return {
      hall,
      turn,
      waiting: waiting.length,
      driver,
      mode,
      cargo: { ...cargo, centre: pointOfHall(hall) },
      hasOpenPermit: hasOpen,
      inRound: seen.opensRound ? true : round && (offered[at] ?? false),
      closesAt: round?.closesAt ?? null,
      alreadyListed: listed.has(cargoId) || cargoIds.indexOf(cargoId) < at,
      location: isByStaff(session) ? pointOfHall(hall) : input.location,
      canPay: lackingRial <= 0,
      lackingRial,
    }
  })
  return { seen, choices }
}

/**
 * The round that choices open: over the one cargo where each is settled at once, else over all that the hall offers, of which
 * the cargos are some: what `mayChoose` saw holds, since the hall is held alone.
 */
async function roundForChoice(
  tx: Tx,
  hall: Hall,
  mode: HallMode,
  [cargoId]: readonly number[],
  now: Date,
): Promise<Round> {
  if (mode !== 'at_once') {
    const round = await openRound(tx, hall, now, now)
    if (!round) throw new Error(`hall ${hall.id} has nothing to open a round over`)
    return round
  }
  const cargo = cargoId !== undefined && (await findCargoForChoice(tx, cargoId))
  if (!cargo) throw notFound('باری با این مشخصات')
  const round = { hallId: hall.id, opensAt: now, closesAt: now }
  return { id: await insertRound(tx, round, [cargo]), ...round, ...untold }
}

/** Where a choice is settled at once, no lists are opened. */
const untold = { settledAt: null, sealedAt: null, sealedSize: null }

type Filing = {
  session: Session
  hall: Hall
  mode: HallMode
  round: Round
  turn: Turn
  location: Point | null
  cargoIds: readonly number[]
}

async function fileChoices(
  tx: Tx,
  { session, hall, mode, round, turn, location, cargoIds }: Filing,
  now: Date,
): Promise<{ choices: Filed[] } & Outcome> {
  const byStaff = isByStaff(session)
  const { driverId, number: turnNumber } = turn
  const isAtOnce = mode === 'at_once'
  const chosen = {
    roundId: round.id,
    turnId: turn.id,
    cargoIds,
    filedBy: session.userId,
    filedAt: now,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    awayKm: location && Math.round(greatCircleKm(location, pointOfHall(hall))),
  }
  if (byStaff) await tellFiled(tx, { hallId: hall.id, driverId, turnNumber, cargoIds, isAtOnce }, now)
  if (isAtOnce) {
    const choices = await insertPriorities(tx, chosen)
    const filer = { userId: session.userId, isStaff: byStaff }
    const { permitOfPriority, promised } = await splitAtOnce(tx, { ...round, hallId: hall.id }, now, filer)
    const [first] = choices
    return { choices, reserveId: (first && permitOfPriority.get(first.id)) ?? null, promised }
  }
  const { id: roundId, closesAt } = round
  const [choices, promised] = await Promise.all([
    insertPriorities(tx, chosen),
    sealList(tx, { turnId: turn.id, hallId: hall.id, roundId, closesAt, byStaff }),
  ])
  return { choices, reserveId: null, promised }
}
