import { reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { takeTruck } from '../server/src/features/cargos/cargos.store.ts'
import { lockHall } from '../server/src/features/halls/halls.api.ts'
import { appendHallLog } from '../server/src/features/log/log.api.ts'
import { issuePermits, rememberLogHead } from '../server/src/features/permits/permits.api.ts'
import { computeMovedExpiry } from '../server/src/features/rounds/rounds.rules.ts'
import {
  findRound,
  listRoundChoices,
  lockRoundCargos,
  lockRoundDrivers,
  lockRoundTurns,
  type RoundCargo,
  type RoundTurn,
  setEnded,
  setExpiries,
  setRoundSettled,
} from '../server/src/features/rounds/rounds.store.ts'
import { endTurn } from '../server/src/features/turns/turns.store.ts'
import { balanceOf } from '../server/src/features/wallet/wallet.api.ts'
import { type Database, type Tx, transaction } from '../server/src/kernel/database.ts'

type Choice = Awaited<ReturnType<typeof listRoundChoices>>[number]
type Split = { roundId: number; hallId: number; now: Date }

/** Settles a round as one would write it first: every turn, permit and choice with statements of its own. */
export const settleOneByOne = (database: Database, roundId: number): Promise<void> =>
  transaction(database, async (tx, now) => {
    const round = await findRound(tx, roundId)
    if (!round) throw new Error(`there is no round ${roundId}`)
    const { hallId } = round
    await lockHall(tx, hallId, 'exclusive')
    await lockRoundDrivers(tx, roundId)
    const turns = (await lockRoundTurns(tx, roundId)).sort((a, b) => a.number - b.number)
    const cargos = new Map((await lockRoundCargos(tx, roundId)).map((cargo) => [cargo.id, cargo]))
    const choices = await listRoundChoices(tx, roundId)
    const lists = new Map<number, Choice[]>(turns.map((turn) => [turn.turnId, []]))
    for (const choice of choices) lists.get(choice.turnId)?.push(choice)

    const granted = new Map<number, Choice>()
    const lastWinner = new Map<number, number>()
    for (const turn of turns) {
      const choice = await grantFirst(
        tx,
        { roundId, hallId, now },
        turn,
        lists.get(turn.turnId) ?? [],
        cargos,
      )
      if (!choice) continue
      granted.set(turn.turnId, choice)
      lastWinner.set(choice.cargoId, turn.number)
    }
    for (const turn of turns)
      await endChoices(tx, turn, lists.get(turn.turnId) ?? [], granted.get(turn.turnId), lastWinner, now)
    await setRoundSettled(tx, roundId, now)
    await appendHallLog(tx, hallId, [{ kind: 'round_split', roundId, facts: { choices } }])
  })

/** Gives a turn its first choice that still has a truck. Out: that choice, or undefined. */
async function grantFirst(
  tx: Tx,
  { roundId, hallId, now }: Split,
  turn: RoundTurn,
  list: readonly Choice[],
  cargos: ReadonlyMap<number, RoundCargo>,
): Promise<Choice | undefined> {
  const balanceRial = await balanceOf(tx, { driverId: turn.driverId })
  for (const choice of list) {
    const cargo = cargos.get(choice.cargoId) as RoundCargo
    if (balanceRial < cargo.driverFeeRial || !(await takeTruck(tx, cargo.id))) continue
    const { turnId, driverId, freighterId, driverFreighterId } = turn
    const { companyId, driverFeeRial, companyFeeRial, commissionRial, instantBill } = cargo
    const who = { turnId, driverId, freighterId, driverFreighterId, priorityId: choice.priorityId, roundId }
    const price = { driverFeeRial, companyFeeRial, commissionRial, instantBill }
    const grant = { cargoId: cargo.id, companyId, ...who, ...price }
    const permitIds = await issuePermits(tx, [grant], {
      at: now,
      byUser: null,
      reserveType: reservedBy.driver,
    })
    await endTurn(tx, { turnId, status: 'used', at: now })
    const facts = { permitId: permitIds[0], cargoId: cargo.id, turnNumber: turn.number }
    const end = await appendHallLog(tx, hallId, [{ kind: 'permit_issued', roundId, facts }])
    await rememberLogHead(tx, permitIds, end)
    return choice
  }
  return undefined
}

/** Ends the choices of a turn; one that goes on without a permit expires later for having waited. */
async function endChoices(
  tx: Tx,
  turn: RoundTurn,
  list: readonly Choice[],
  granted: Choice | undefined,
  lastWinner: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  for (const choice of list) {
    const isWorse = granted !== undefined && choice.rank > granted.rank
    const lost = isWorse ? 'own_better_choice' : 'earlier_turn'
    const reason = choice === granted ? 'granted' : lost
    const winner = choice === granted ? turn.number : lastWinner.get(choice.cargoId)
    await setEnded(tx, [{ id: choice.priorityId, reason, winningTurnNumber: winner ?? null }], now)
  }
  const filed = list.map((choice) => choice.filedAt.getTime())
  const expiresAt = computeMovedExpiry(turn.expiresAt, new Date(Math.min(...filed)), now)
  if (!granted && expiresAt) await setExpiries(tx, [{ turnId: turn.turnId, expiresAt }])
}
