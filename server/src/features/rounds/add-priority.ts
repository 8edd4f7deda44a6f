import { greatCircleKm, type Point } from '@bargah/contract/kernel/geo.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { lacksMoney, notFound, refuse } from '../../kernel/errors.ts'
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
  insertPriority,
  insertRound,
  isInOpenRound,
  listWaiting,
  type Round,
  type TurnToChoose,
} from './rounds.store.ts'
import { sealList } from './seal-lists.ts'
import { splitAtOnce } from './split-round.ts'
import { tellFiled } from './tell-list-changes.ts'

type Input = { turnId: number; cargoId: number; location: Point | null }
type Filed = { id: number; rank: number; reserveId: number | null; promised: Promised }

/** Adds a cargo to the list of a turn; where a hall settles each choice at once, it is settled here and now. */
export async function addPriority(call: Call, input: Input): Promise<Filed> {
  const session = sessionOf(call)
  const known = await findTurnToChoose(call.db, input.turnId)
  if (!known || !ownsTurn(session, known)) throw notFound('نوبتی با این مشخصات')
  return tellingRefusals(
    call,
    { ...input, hallId: known.hallId, turnNumber: known.number },
    async (tx, now) => {
      const wording = refusalsFor(session)
      const { seen, facts } = await loadChoice(tx, { session, input, known, wording }, now)
      const refusal = mayChoose(facts, now)
      if (refusal === 'no_money' && !isByStaff(session)) throw lacksMoney(wording.no_money, facts.lackingRial)
      refuse(refusal, wording)
      const { hall, mode } = seen
      const round = seen.round ?? (await roundForChoice(tx, hall, mode, input.cargoId, now))
      return fileChoice(
        tx,
        { session, hall, mode, round, turn: facts.turn, location: facts.location, cargo: facts.cargo },
        now,
      )
    },
  )
}

type Asked = {
  session: Session
  input: Input
  known: TurnToChoose
  wording: ReturnType<typeof refusalsFor>
}

/**
 * Locks the hall as the choice needs it, then whose choice it is, and looks again at all that it depends on: until the lock is held
 * settings may change, rounds open and end. Who would open a round and did not lock for that has come just after a split.
 */
async function loadChoice(tx: Tx, { session, input, known, wording }: Asked, now: Date) {
  const { turnId, cargoId } = input
  const { hallId, driverId, freighterId } = known
  const expected = computeHallMode(known, known.isRoundOpen)
  const isHeldAlone = opensRound(expected, known.isRoundOpen)
  const [, seen, driver, turn, cargo, waiting, balanceRial, isOffered, hasOpen] = await Promise.all([
    lockHall(tx, hallId, isHeldAlone ? 'exclusive' : 'shared'),
    lookAtHall(tx, hallId),
    lockDriver(tx, { driverId }),
    lockTurn(tx, turnId).then((found) => found as Turn),
    (expected === 'at_once' ? lockCargo : findCargoForChoice)(tx, cargoId),
    listWaiting(tx, turnId),
    balanceOf(tx, { driverId }),
    isInOpenRound(tx, hallId, cargoId),
    hasOpenPermit(tx, driverId, freighterId),
  ])
  const { hall, mode, round } = seen
  refuse(seen.opensRound && !(isHeldAlone && mode === expected) ? 'round_closed' : null, wording)
  if (!driver) throw notFound('راننده‌ای با این مشخصات')
  if (!cargo) throw notFound('باری با این مشخصات')
  const lackingRial = cargo.driverFeeRial - balanceRial
  const facts = {
    hall,
    turn,
    waiting: waiting.length,
    driver,
    mode,
    cargo: { ...cargo, centre: pointOfHall(hall) },
    hasOpenPermit: hasOpen,
    inRound: seen.opensRound ? true : round && isOffered,
    closesAt: round?.closesAt ?? null,
    alreadyListed: waiting.some((choice) => choice.cargoId === cargoId),
    location: isByStaff(session) ? pointOfHall(hall) : input.location,
    canPay: lackingRial <= 0,
    lackingRial,
    now,
  }
  return { seen, facts }
}

/**
 * The round that this choice opens: over the one cargo where each is settled at once, else over all that the hall offers, of which
 * the cargo is one: what `mayChoose` saw holds, since the hall is held alone.
 */
async function roundForChoice(
  tx: Tx,
  hall: Hall,
  mode: HallMode,
  cargoId: number,
  now: Date,
): Promise<Round> {
  if (mode !== 'at_once') {
    const round = await openRound(tx, hall, now, now)
    if (!round) throw new Error(`hall ${hall.id} has nothing to open a round over`)
    return round
  }
  const cargo = await findCargoForChoice(tx, cargoId)
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
  cargo: { id: number; centre: Point }
}

async function fileChoice(
  tx: Tx,
  { session, hall, mode, round, turn, location, cargo }: Filing,
  now: Date,
): Promise<Filed> {
  const byStaff = isByStaff(session)
  const { driverId, number: turnNumber } = turn
  const isAtOnce = mode === 'at_once'
  const choice = {
    roundId: round.id,
    turnId: turn.id,
    cargoId: cargo.id,
    filedBy: session.userId,
    filedAt: now,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    awayKm: location && Math.round(greatCircleKm(location, cargo.centre)),
  }
  if (byStaff)
    await tellFiled(tx, { hallId: hall.id, driverId, turnNumber, cargoId: cargo.id, isAtOnce }, now)
  if (isAtOnce) {
    const filed = await insertPriority(tx, choice)
    const filer = { userId: session.userId, isStaff: byStaff }
    const { permitOfPriority, promised } = await splitAtOnce(tx, { ...round, hallId: hall.id }, now, filer)
    return { ...filed, reserveId: permitOfPriority.get(filed.id) ?? null, promised }
  }
  const { id: roundId, closesAt } = round
  const [filed, promised] = await Promise.all([
    insertPriority(tx, choice),
    sealList(tx, { turnId: turn.id, hallId: hall.id, roundId, closesAt, byStaff }),
  ])
  return { ...filed, reserveId: null, promised }
}
