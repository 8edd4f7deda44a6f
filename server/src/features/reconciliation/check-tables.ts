import { type Database, transaction, type Tx } from '../../kernel/database.ts'
import { settingsToTell } from '../halls/hall-settings.rules.ts'
import { findHall, listActiveShowMinutes } from '../halls/halls.api.ts'
import { listLoggedHalls } from '../log/log.api.ts'
import { compareAudit, type Findings, openFindings } from './check-audit.ts'
import {
  alone,
  compareCargo,
  compareHall,
  compareLists,
  comparePermit,
  compareSplit,
  compareTurn,
  isBoundTo,
  rowPlace,
} from './log-check.rules.ts'
import {
  batch,
  keepCheck,
  listCargos,
  listChoices,
  listFormer,
  listOffered,
  listPermits,
  listPermitsOf,
  listSalts,
  listTexts,
  listTurns,
  readTogether,
} from './log-check.store.ts'
import { foldEntry, nothingTold, takeSettled, type ToldRound, type ToldState } from './told-state.rules.ts'

/**
 * Holds the tables against the halls' logs, the audit and the bank: each hall, and the rest, as one state of the database
 * has it, so that nothing that is at work meanwhile counts. Names what differs and mends nothing.
 */
export async function checkTables({ db }: Pick<Database, 'db'>) {
  const { findings, found } = openFindings()
  let entries = 0
  for (const hallId of await listLoggedHalls(db))
    entries += await readTogether(db, (tx) => checkHall(tx, hallId, findings))
  await readTogether(db, (tx) => compareAudit(tx, findings))
  return { entries, ...found() }
}

export async function checkAndKeep(database: Database) {
  const checked = await checkTables(database)
  await transaction(database, (tx, at) => keepCheck(tx, { at, ...checked }))
  return checked
}

/** Out: how many entries the hall's log has. */
async function checkHall(tx: Tx, hallId: number, findings: Findings): Promise<number> {
  const told = nothingTold()
  let index = 0
  for (;;) {
    const texts = await listTexts(tx, hallId, index)
    for (const text of texts) foldEntry(told, text, hallId)
    index += texts.length
    // what is told whole is compared at once and held no longer
    for (const [roundId, round] of takeSettled(told)) await checkSplit(tx, hallId, [roundId, round], findings)
    if (texts.length < batch) break
  }
  await checkSettings(tx, hallId, told, findings)
  await checkTurns(tx, hallId, told, findings)
  await checkCargos(tx, hallId, told, findings)
  await checkPermits(tx, hallId, told, findings)
  for (const round of told.rounds) await checkOpen(tx, hallId, round, findings)
  return index
}

async function checkSettings(tx: Tx, hallId: number, told: ToldState, findings: Findings) {
  const hall = await findHall(tx, hallId)
  if (!hall) throw new Error(`hall ${hallId} has a log and is not there`)
  const row = { settings: settingsToTell(hall), showMinutes: await listActiveShowMinutes(tx, hallId) }
  findings.add(compareHall(hallId, row, told), 1)
}

async function checkTurns(tx: Tx, hallId: number, told: ToldState, findings: Findings) {
  const missing = new Set(told.turns.keys())
  for (let after = 0; ; ) {
    const rows = await listTurns(tx, hallId, after)
    for (const { nationalId, freighterCardNumber, loaderTypeId, ...row } of rows) {
      missing.delete(row.number)
      const turn = told.turns.get(row.number)
      // of what stood before the log said so it says nothing
      if (!turn && (told.turnsBefore === null || row.number <= told.turnsBefore)) continue
      const now = { nationalId, freighterCardNumber, loaderTypeId }
      const isOther = turn?.bound && row.salt && !isBoundTo(turn.bound, row.salt, [now])
      const before = isOther ? await listFormer(tx, { ...row, now }) : []
      findings.add(compareTurn(hallId, { ...row, now }, { told: turn, before }))
    }
    findings.add([], rows.length)
    after = rows.at(-1)?.number ?? 0
    if (rows.length < batch) break
  }
  for (const number of missing) findings.add([alone(rowPlace('turn', hallId, number), 'told')])
}

async function* inBatches<T>(things: Iterable<T>): AsyncGenerator<T[]> {
  let some: T[] = []
  for (const thing of things) {
    some.push(thing)
    if (some.length < batch) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

/** Compares what is told, by id, with its rows, some at a time. */
async function compareTold<Told, Row extends { id: number }>(
  told: Iterable<[number, Told]>,
  list: (ids: number[]) => Promise<Row[]>,
  {
    compare,
    findings,
  }: { compare: (row: Row | undefined, id: number, told: Told) => Found; findings: Findings },
) {
  for await (const some of inBatches(told)) {
    const rows = await list(some.map(([id]) => id))
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const [id, one] of some) findings.add(compare(byId.get(id), id, one))
    findings.add([], rows.length)
  }
}
type Found = Parameters<Findings['add']>[0]

async function checkCargos(tx: Tx, hallId: number, { cargos }: ToldState, findings: Findings) {
  const compare = compareCargo.bind(null, hallId)
  await compareTold(cargos, (ids) => listCargos(tx, ids), { compare, findings })
  for (const id of await listOffered(tx, hallId))
    if (!cargos.has(id) && cargos.size > 0) findings.add([alone(rowPlace('cargo', hallId, id), 'table')])
}

async function checkPermits(tx: Tx, hallId: number, { cargos, permits }: ToldState, findings: Findings) {
  const compare = comparePermit.bind(null, hallId)
  await compareTold(permits, (ids) => listPermits(tx, ids), { compare, findings })
  // all permits of a cargo that was announced here are told here
  const announced = [...cargos].flatMap(([id, { isBefore, isHere }]) => (isHere && !isBefore ? [id] : []))
  for await (const some of inBatches(announced))
    for (const id of await listPermitsOf(tx, some))
      if (!permits.has(id)) findings.add([alone(rowPlace('permit', hallId, id), 'table')])
}

async function checkSplit(tx: Tx, hallId: number, [roundId, told]: [number, ToldRound], findings: Findings) {
  const rows = await listChoices(tx, roundId)
  findings.add(compareSplit(hallId, roundId, { rows, told }), rows.length)
}

/** A round that is open, or settles at once, whose choices may all have ended by now. */
async function checkOpen(tx: Tx, hallId: number, [roundId, told]: [number, ToldRound], findings: Findings) {
  if (told.isAtOnce) return checkSplit(tx, hallId, [roundId, told], findings)
  // one that an older line opened and no newer one closed
  if (told.closesAt === null) return undefined
  const [rows, sealed] = [await listChoices(tx, roundId), await listSalts(tx, roundId)]
  findings.add(compareLists(hallId, roundId, { rows, sealed, told }), rows.length)
  return undefined
}
