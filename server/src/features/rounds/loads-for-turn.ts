import { staffPriorityRefusals as sentences } from '@bargah/contract/features/rounds/rounds.text.ts'
import type { LoadsForTurn } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { notFound } from '../../kernel/errors.ts'
import { type CargoFacts, findCargosForChoice, showBoardOf } from '../cargos/cargos.api.ts'
import { findDriver } from '../drivers/drivers.api.ts'
import { hasOpenPermit } from '../permits/permits.api.ts'
import { findTurn, type Turn } from '../turns/turns.api.ts'
import { ownsTurn } from '../turns/turns.rules.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import { presentRound } from './hall-now.ts'
import { type LookedAt, lookAtHall, pointOfHall } from './look-at-hall.ts'
import { mayChoose, mayChooseNow, type TurnChoiceFacts } from './rounds.rules.ts'
import { listCargoIds, listWaiting } from './rounds.store.ts'

/** All loads of the hall of a turn, each with why staff cannot choose it for the driver now, by the rule that decides. */
export async function showLoadsForTurn(call: Call, turnId: number): Promise<LoadsForTurn> {
  const { db } = call
  const turn = await findTurn(db, turnId)
  if (!turn || !ownsTurn(sessionOf(call), turn)) throw notFound('نوبتی با این مشخصات')
  const now = await call.now()
  const seen = await lookAtHall(db, turn.hallId)
  const waiting = await listWaiting(db, turn.id)
  const listed = new Map(waiting.map(({ id, cargoId }, at) => [cargoId, { id, rank: at + 1 }]))
  const facts = await loadFacts(db, turn, seen, waiting.length)
  const cards = await showBoardOf(db, turn.hallId, now)
  const refusalOf = await askForEach(
    db,
    { turn, seen, facts, listed, cargoIds: cards.map(({ id }) => id) },
    now,
  )
  const refusal = mayChooseNow(facts, now)
  return {
    refusal: refusal && sentences[refusal],
    isSettledAtOnce: seen.mode === 'at_once',
    ...(await presentRound(db, seen, now)),
    loads: cards.map((card) => ({
      ...card,
      refusal: refusalOf(card.id),
      listed: listed.get(card.id) ?? null,
    })),
  }
}

/** What holds of driver, turn and hall; the cargo is not asked yet. */
async function loadFacts(db: Db, turn: Turn, { hall, mode, round, opensRound }: LookedAt, waiting: number) {
  const driver = await findDriver(db, { driverId: turn.driverId })
  if (!driver) throw new Error(`the driver of turn ${turn.id} is gone`)
  return {
    hall,
    turn,
    mode,
    driver,
    waiting,
    hasOpenPermit: await hasOpenPermit(db, turn.driverId, turn.freighterId),
    inRound: opensRound || round ? true : null,
    closesAt: round?.closesAt ?? null,
  } satisfies TurnChoiceFacts
}

type Asked = {
  turn: Turn
  seen: LookedAt
  facts: TurnChoiceFacts
  listed: ReadonlyMap<number, unknown>
  cargoIds: readonly number[]
}

/** Asks the rule of every cargo. Out: the sentence of its refusal by the cargo's id, or null. */
async function askForEach(db: Db, { turn, seen, facts, listed, cargoIds }: Asked, now: Date) {
  const cargos = new Map((await findCargosForChoice(db, cargoIds)).map((cargo) => [cargo.id, cargo]))
  const offered = seen.round && new Set(await listCargoIds(db, seen.round.id))
  const balanceRial = await balanceOf(db, { driverId: turn.driverId })
  const ask = (cargo: CargoFacts) =>
    mayChoose(
      {
        ...facts,
        cargo: { ...cargo, centre: pointOfHall(seen.hall) },
        inRound: offered ? offered.has(cargo.id) : facts.inRound,
        alreadyListed: listed.has(cargo.id),
        location: pointOfHall(seen.hall),
        canPay: balanceRial >= cargo.driverFeeRial,
      },
      now,
    )
  return (cargoId: number) => {
    const cargo = cargos.get(cargoId)
    const refusal = cargo ? ask(cargo) : 'cargo_gone'
    return refusal && sentences[refusal]
  }
}
