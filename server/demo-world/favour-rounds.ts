import { minuteMs } from '@bargah/contract/kernel/durations.ts'
import { tellKeptRefusal } from '../src/features/rounds/tell-opening.rules.ts'
import type { FavourMonth } from './favour-people.ts'
import { freightOfOwner } from './freight.ts'
import { type Declaration, declareLoad, finishIfDone, finishLoad } from './loads.ts'
import { expireTurns, takeTurn } from './queue.ts'
import { fileList, openRound } from './rounds.ts'
import { openedAt, openLists, settle } from './splits.ts'
import { later, type Load, type Man, type Round, type Turn } from './world.ts'

const roundDays = [2, 5, 8, 11, 14, 17, 20, 23]
/** In so many of them a load leaves while the round is open. */
const leavingRounds = 6
const burstDays = [3, 9, 15]
const calmDay = 18
const lastDay = 26
const roundHour = 10
const burstGapMs = 35_000
const withdrawn = 'بار پیش از پایان دور برداشته شد'

/** What the hall's staff and companies do around its rounds, day by day. */
export function tellFavourAtHall(month: FavourMonth): void {
  for (let day = 1; day <= lastDay; day += 1) {
    expireTurns(month.world, month.hall, month.at(day, roundHour))
    const nr = roundDays.indexOf(day)
    if (nr >= 0) runFavourRound(month, nr, day)
    if (burstDays.includes(day)) giveBurst(month, day)
    if (day === calmDay) giveCalmly(month, day)
  }
}

type Given = { by?: number | undefined }

/** A turn that he takes himself, or that somebody of the staff gives him. */
function giveTurn({ world, hall }: FavourMonth, man: Man, at: Date, { by = man.userId }: Given = {}): Turn {
  man.servedBy = by
  return takeTurn(world, hall, man, at)
}

function giveBurst(month: FavourMonth, day: number): void {
  const { crews, clerks } = month.people
  for (const [index, man] of crews.burst.entries())
    giveTurn(month, man, later(month.at(day, roundHour + 1), index * burstGapMs), { by: clerks.hasty })
}

function giveCalmly(month: FavourMonth, day: number): void {
  const { crews, clerks } = month.people
  for (const [index, man] of crews.burst.slice(0, 3).entries())
    giveTurn(month, man, month.at(day, roundHour + 2 * index + 1), { by: clerks.hasty })
}

const at = (men: readonly Man[], place: number) => men[place % men.length] as Man

/**
 * One round: whoever was given a number in the night has his list filed by the staff and wins, two who came in the morning
 * ask for the same load, and one is refused for being too far away. Of the company's two loads one mostly leaves.
 */
function runFavourRound(month: FavourMonth, nr: number, day: number): void {
  const { world, hall, people } = month
  const { crews, clerks } = people
  const first = giveTurn(month, at(crews.favoured, nr), month.at(day, 1.5 + nr / 5), { by: clerks.night })
  const far = giveTurn(month, at(crews.far, nr), month.at(day, 6.5))
  const others = [0, 1].map((one) => giveTurn(month, at(crews.asking, 2 * nr + one), month.at(day, 7 + one)))
  const opensAt = month.at(day, roundHour)
  const [wanted, other] = [declareHere(month, opensAt), declareHere(month, opensAt)]
  const round = openRound(world, hall, [wanted, other], opensAt)
  const staysOpen = nr >= leavingRounds
  if (!staysOpen) withdraw(month, other, later(opensAt, 4 * minuteMs))
  const wish = { ...round, loads: staysOpen ? round.loads : [wanted] }
  first.man.servedBy = clerks.lists
  const lists = [
    fileList(world, { ...round, loads: [wanted] }, { turn: first, until: round.row.closesAt }),
    ...others.map((turn) => fileList(world, wish, { turn, until: round.row.closesAt })),
  ].filter((list) => list !== null)
  const choices = lists.flatMap((list) => list.choices)
  openLists(world, round, lists, choices)
  for (const load of wish.loads) refuseFar(month, round, { turn: far, load })
  settle(world, round, choices)
  for (const load of wish.loads) finishIfDone(world, load)
}

/** What the works nearby send out, for flatbeds. */
export function declarationHere({ hall }: FavourMonth, companyId: number): Omit<Declaration, 'announcedAt'> {
  const { plan, destinations } = hall
  const freight = freightOfOwner[1]
  const [place] = destinations.toSorted((a, b) => a.distanceKm - b.distanceKm)
  if (!freight || !place) throw new Error('nothing is sent from the closed hall')
  return {
    companyId,
    hallId: plan.id,
    isHall: true,
    rangeKm: plan.reservationRangeKm,
    origin: plan.origin,
    from: { latitude: plan.latitude, longitude: plan.longitude },
    place,
    freight,
    truckCount: 1,
    feesRial: { company: plan.companyFeeRial, driver: plan.driverFeeRial },
  }
}

const declareHere = (month: FavourMonth, announcedAt: Date): Load =>
  declareLoad(month.world, { ...declarationHere(month, month.people.firms.leavesRounds), announcedAt })

function withdraw({ world }: FavourMonth, load: Load, at: Date): void {
  finishLoad(world, load, { kind: 'finished', at, reason: withdrawn, byUser: load.row.declaredBy ?? null })
}

const farKm = 62

/** By his phone he is too far away; the log tells of it with the lists. */
function refuseFar({ world }: FavourMonth, { row, hall }: Round, { turn, load }: { turn: Turn; load: Load }) {
  const refusedAt = later(row.opensAt, 2 * minuteMs)
  const refused = { turn: turn.row.number, cargo: load.row.id, reason: 'out_of_range' }
  const toldAt = openedAt({ row, hall, loads: [] })
  world.rows.refusedChoices.push({
    hallId: row.hallId,
    roundId: row.id,
    turnNumber: refused.turn,
    cargoId: refused.cargo,
    reason: refused.reason,
    refusedAt,
    toldAt,
  })
  if (!world.rows.farChoices.some(({ turnId }) => turnId === turn.row.id))
    world.rows.farChoices.push({
      turnId: turn.row.id,
      at: refusedAt,
      awayKm: farKm,
      rangeKm: hall.plan.reservationRangeKm,
    })
  const told = [tellKeptRefusal({ round: row.id, ...refused })]
  world.told.push({ hallId: row.hallId, at: toldAt, told })
}
