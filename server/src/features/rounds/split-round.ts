import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import type { TurnEnding } from '@bargah/contract/features/turns/turns.states.ts'
import type { Tx } from '../../kernel/database.ts'
import { takeTrucks } from '../cargos/cargos.api.ts'
import { appendHallLog, type Promised, promisedOf } from '../log/log.api.ts'
import { type Grant, issuePermits, rememberLogHead, takePermitIds } from '../permits/permits.api.ts'
import { endTurns } from '../turns/turns.api.ts'
import { accountsOf, lockBalances } from '../wallet/wallet.api.ts'
import { computeMovedExpiry } from './rounds.rules.ts'
import {
  listRoundLists,
  lockRoundCargos,
  lockRoundDrivers,
  lockRoundTurns,
  type Round,
  type RoundCargo,
  type RoundTurn,
  setEnded,
  setExpiries,
  setRoundSettled,
} from './rounds.store.ts'
import { listOpened } from './sealed-lists.store.ts'
import {
  computeSplit,
  type DisqualifiedReason,
  type SplitChoice,
  type SplitInput,
  type SplitVerdict,
} from './split.rules.ts'
import {
  choiceOf,
  compareLists,
  type Issued,
  tellIssued,
  tellLost,
  tellSettled,
  tellSplit,
} from './tell-split.rules.ts'
import { tellLosers } from './tell-losers.ts'

/** Who filed the one choice of a round that is settled at once. */
export type Filer = { userId: number; isStaff: boolean }

/**
 * Splits a round in the caller's transaction: locks all it depends on, asks the rule, and writes permits, verdicts, money
 * and log together, so that it happens once and whole or not at all (rules 11.8). It reads the lists as the public log has
 * opened them. The caller holds the hall exclusive and has a checkpoint that covers them. All accounts are locked before the
 * log is; the permits come after it, so that they are written once, with the root that they print.
 */
export async function splitRound(tx: Tx, round: Round, now: Date): Promise<void> {
  const facts = await loadFacts(tx, round.id)
  compareLists(await listOpened(tx, round.id), facts)
  const outcome = await decide(tx, round, facts)
  await endRound(tx, { round, facts, now, byUser: null }, outcome)
  const logEnd = await appendHallLog(tx, round.hallId, [
    ...tellSplit(round.id, facts, outcome.verdicts),
    ...tellIssued(round.id, outcome, 'split'),
  ])
  const { grants, permitIds } = outcome
  const by = { byUser: null, reserveType: reservedBy.driver }
  await issuePermits(tx, grants, { at: now, ...by, permitIds, logEnd })
}

type AtOnce = { permitOfPriority: Map<number, number>; promised: Promised }

/** Settles the one choice of a round at a hall that keeps nobody waiting, as it is filed. Out: what came of it. */
export async function splitAtOnce(tx: Tx, round: Round, now: Date, filer: Filer): Promise<AtOnce> {
  const facts = await loadFacts(tx, round.id)
  const outcome = await decide(tx, round, facts)
  const { grants, permitIds } = outcome
  await endRound(tx, { round, facts, now, byUser: filer.userId }, outcome)
  const reserveType = filer.isStaff ? reservedBy.staff : reservedBy.driver
  await issuePermits(tx, grants, { at: now, byUser: filer.userId, reserveType, permitIds })
  const end = await appendHallLog(tx, round.hallId, [
    tellSettled(round.id, facts, filer.isStaff),
    ...tellIssued(round.id, outcome, filer.isStaff ? 'staff' : 'driver'),
    ...tellLost(round.id, facts, outcome.verdicts),
  ])
  if (permitIds.length > 0) await rememberLogHead(tx, permitIds, end)
  const issued = grants.map((grant, i) => [grant.priorityId as number, permitIds[i] as number] as const)
  return { permitOfPriority: new Map(issued), promised: promisedOf(round.hallId, end, null, 0) }
}

/** Asks the rule who gets what, and takes the ids of the permits. */
async function decide(tx: Tx, round: Round, facts: Facts): Promise<Outcome> {
  const verdicts = computeSplit(facts.input)
  const grants = grantsOf(facts, verdicts, round.id)
  const permitIds = grants.length > 0 ? await takePermitIds(tx, grants.length) : []
  const issued = grants.map(({ cargoId, turnId }, i) => ({
    permitId: permitIds[i] as number,
    cargoId,
    turn: facts.turns.get(turnId as number)?.number as number,
  }))
  return { verdicts, grants, permitIds, issued }
}

type Split = { round: Round; facts: Facts; now: Date; byUser: number | null }

/** Writes all that follows from an outcome but permits, money and log. */
async function endRound(
  tx: Tx,
  { round, facts, now, byUser }: Split,
  { verdicts, grants }: Outcome,
): Promise<void> {
  await takeTrucks(
    tx,
    grants.map((grant) => grant.cargoId),
  )
  await endTurns(tx, { turnIds: grants.map((grant) => grant.turnId as number), status: 'used', at: now })
  await setEnded(tx, verdicts, now)
  await tellLosers(tx, round.hallId, { ...facts, verdicts, byUser }, now)
  await setExpiries(tx, moveExpiries(facts, grants, now))
  await setRoundSettled(tx, round.id, now)
}

type Facts = {
  input: SplitInput
  choices: SplitChoice[]
  /** When each turn filed the first of them. */
  firstFiled: Map<number, Date>
  turns: Map<number, RoundTurn>
  cargos: Map<number, RoundCargo>
}

async function loadFacts(tx: Tx, roundId: number): Promise<Facts> {
  await lockRoundDrivers(tx, roundId)
  const turns = await lockRoundTurns(tx, roundId)
  const cargos = await lockRoundCargos(tx, roundId)
  const lists = await listRoundLists(tx, roundId)
  const balances = await lockMoney(tx, turns, cargos)
  const driverOf = new Map(turns.map(({ turnId, driverId }) => [turnId, driverId]))
  const feeOf = new Map(cargos.map(({ id, driverFeeRial }) => [id, driverFeeRial]))
  const choices = lists.flatMap(({ turnId, choices: filed }): SplitChoice[] => {
    const balance = balances.get(driverOf.get(turnId) ?? 0) ?? 0
    return filed.map(([priorityId, cargoId, rank]) => {
      const canPay = balance >= (feeOf.get(cargoId) ?? 0)
      return { priorityId, turnId, cargoId, rank, disqualified: canPay ? null : 'no_money' }
    })
  })
  const input: SplitInput = {
    choices,
    turns: turns.map((turn) => ({
      turnId: turn.turnId,
      number: turn.number,
      driverId: turn.driverId,
      freighterId: turn.freighterId,
      disqualified: whyNot(turn),
    })),
    cargos: cargos.map(({ id, remaining, status }) => ({
      cargoId: id,
      remaining,
      withdrawn: status === cargoStatus.sending ? null : 'cargo_ended',
    })),
  }
  return {
    input,
    choices,
    firstFiled: new Map(lists.map(({ turnId, firstFiledAt }) => [turnId, firstFiledAt])),
    turns: new Map(turns.map((turn) => [turn.turnId, turn])),
    cargos: new Map(cargos.map((cargo) => [cargo.id, cargo])),
  }
}

/** Locks, by id, all accounts that the split may touch. Out: the drivers' balances in rials, by driver. */
async function lockMoney(tx: Tx, turns: readonly RoundTurn[], cargos: readonly RoundCargo[]) {
  const driverIds = turns.map((turn) => turn.driverId)
  const companyIds = cargos.map((cargo) => cargo.companyId)
  const drivers = await accountsOf(tx, 'driver', driverIds)
  const held = await accountsOf(tx, 'company_held', companyIds)
  const balances = await lockBalances(tx, [...drivers.values(), ...held.values()])
  return new Map([...drivers].map(([driverId, account]) => [driverId, balances.get(account) ?? 0]))
}

/** Of what ends after the round's closing and before its split, the split alone decides. */
const endedAs = {
  used: 'open_permit',
  cancelled: 'turn_cancelled_by_driver',
  expired: 'turn_expired',
  hall_closed: 'hall_closed',
  ended_by_staff: 'turn_ended_by_staff',
} as const satisfies Record<TurnEnding, DisqualifiedReason>

function whyNot(turn: RoundTurn): DisqualifiedReason | null {
  // whose account is closed loses his turn by it: what he reads is the cause
  const isEndedByStaff = turn.status === 'ended_by_staff'
  if (!turn.driverIsActive && (turn.status === 'live' || isEndedByStaff)) return 'driver_inactive'
  if (turn.status !== 'live') return endedAs[turn.status]
  return turn.hasOpenPermit ? 'open_permit' : null
}

function grantsOf(
  { choices, turns, cargos }: Facts,
  verdicts: readonly SplitVerdict[],
  roundId: number,
): Grant[] {
  return verdicts.flatMap((verdict, nr) => {
    if (verdict.outcome !== 'granted') return []
    const choice = choiceOf(choices, verdict, nr)
    const { turnId, driverId, freighterId, driverFreighterId } = turns.get(choice.turnId) as RoundTurn
    const { id, companyId, ...cargo } = cargos.get(choice.cargoId) as RoundCargo
    const { driverFeeRial, companyFeeRial, commissionRial, instantBill } = cargo
    const price = { driverFeeRial, companyFeeRial, commissionRial, instantBill }
    const who = { driverId, freighterId, driverFreighterId, turnId }
    return [{ cargoId: id, companyId, ...who, priorityId: choice.priorityId, roundId, ...price }]
  })
}

/** The turns that go on wait no longer for having waited here: their expiry moves. */
function moveExpiries({ firstFiled, turns }: Facts, grants: readonly Grant[], now: Date) {
  const used = new Set(grants.map((grant) => grant.turnId))
  return [...firstFiled].flatMap(([turnId, filedAt]) => {
    const expiresAt = computeMovedExpiry(turns.get(turnId)?.expiresAt ?? null, filedAt, now)
    return expiresAt && !used.has(turnId) ? [{ turnId, expiresAt }] : []
  })
}

type Outcome = { verdicts: SplitVerdict[]; grants: Grant[]; permitIds: number[]; issued: Issued[] }
