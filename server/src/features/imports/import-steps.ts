import { alone, type Database, transaction, type Tx } from '../../kernel/database.ts'
import { sentenceOf } from '../../kernel/errors.ts'
import {
  addDone,
  addHeld,
  findMade,
  findNext,
  findPlace,
  type Import,
  type RowOutcome,
  type RowToImport,
  setDone,
  setOutcomes,
  setState,
} from './imports.store.ts'
import { kindsOfImport } from './import-kinds.ts'

/** What a row made, by its id, and how it stood before where it replaced something. */
export type MadeByRow = Pick<RowOutcome, 'was'> & { madeId: number }

export type Work = {
  database: Database
  one: Import
  make(tx: Tx, now: Date, row: RowToImport): Promise<MadeByRow>
  /** What the sender's company has on hold, rials; null where rows hold nothing. */
  heldRial(tx: Tx): Promise<number | null>
  /** Takes back what a row made, or puts back what it replaced. */
  undo(tx: Tx, now: Date, made: MadeByRow): Promise<unknown>
  /** A transaction as the deed of whoever sent the file. */
  write(work: (tx: Tx, now: Date) => Promise<void>): Promise<void>
}

/** A row of what is one whole says no. */
export class RowRefused extends Error {
  readonly nr: number
  readonly sentence: string
  constructor(nr: number, sentence: string) {
    super(sentence)
    this.nr = nr
    this.sentence = sentence
  }
}
/** The server ends, and a later one goes on. */
export class LeftOff extends Error {}
/** Another runner has gone on with it. */
export class Overtaken extends Error {}
/** Ends a transaction that was to write nothing. */
class TriedOut extends Error {}

const batchSize = 100
const atOnceOf = ({ kind }: Import) => kindsOfImport[kind].atOnce ?? batchSize

/** The rows from where the import was left, batch by batch, each with how far it then stands. */
async function* batchesOf(db: Database['db'], one: Import) {
  let { doneCount } = one
  for (let after = await findPlace(db, one); ; ) {
    const rows = await findNext(db, one.id, after, atOnceOf(one))
    const last = rows.at(-1)
    if (!last) return
    yield { rows, at: { ...one, doneCount } }
    after = last.nr
    doneCount += rows.length
  }
}

/** What becomes of rows that have no fault yet: together as long as all are right, else each alone. */
async function outcomesOf(
  { make }: Work,
  tx: Tx,
  now: Date,
  rows: readonly RowToImport[],
): Promise<RowOutcome[]> {
  const open = rows.filter(({ fault, madeId }) => fault === null && madeId === null)
  const all = await alone(tx, (inner) =>
    inTurn(open, async (row) => madeOf(row, await make(inner, now, row))),
  ).catch(orSentence)
  if (typeof all !== 'string') return all
  return inTurn(open, async (row) => {
    const made = await alone(tx, (inner) => make(inner, now, row)).catch(orSentence)
    return typeof made === 'string' ? { nr: row.nr, fault: made, madeId: null, was: null } : madeOf(row, made)
  })
}

const madeOf = ({ nr }: RowToImport, made: MadeByRow): RowOutcome => ({ nr, fault: null, ...made })

async function inTurn<In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = []
  for (const one of all) done.push(await work(one))
  return done
}

/** In: why something was not done. Out: what a person is told of it; throws what is a fault of ours. */
function orSentence(error: unknown): string {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  return sentence
}

/** Tries all rows out, and takes each batch back as soon as it was tried, so that nobody waits for it. */
export async function checkRows(work: Work): Promise<void> {
  const { database, one } = work
  for await (const { rows, at } of batchesOf(database.db, one)) {
    let faulty: RowOutcome[] = []
    let moreRial: number | null = null
    const trial = transaction(database, async (tx, now) => {
      const before = await work.heldRial(tx)
      faulty = (await outcomesOf(work, tx, now, rows)).filter(({ fault }) => fault !== null)
      const after = await work.heldRial(tx)
      moreRial = before === null || after === null ? null : after - before
      throw new TriedOut()
    })
    await trial.catch((error: unknown) => {
      if (!(error instanceof TriedOut)) throw error
    })
    await transaction(database, async (tx) => {
      await count(tx, at, rows.length)
      await setOutcomes(tx, one.id, faulty)
      if (moreRial !== null) await addHeld(tx, one.id, moreRial)
    })
  }
  await setState(database.db, one, { state: 'checked' })
}

/** Writes the rows that are right, a hundred in each transaction. */
export async function importRight(work: Work): Promise<void> {
  const { database, one } = work
  for await (const { rows, at } of batchesOf(database.db, one))
    await work.write(async (tx, now) => {
      await count(tx, at, rows.length)
      await setOutcomes(tx, one.id, await outcomesOf(work, tx, now, rows))
    })
  const endedAt = await database.clock.now(database.db)
  await setState(database.db, one, { state: 'imported', endedAt })
}

async function count(tx: Tx, at: Import, more: number): Promise<void> {
  if (!(await addDone(tx, at, more))) throw new Overtaken()
}

/** Writes all rows in one transaction. How far it is is said beside it, since of itself nothing is seen before its end. */
export const importAll = ({ database, one, make, write }: Work): Promise<void> =>
  write(async (tx, now) => {
    for await (const { rows, at } of batchesOf(tx, { ...one, doneCount: 0 })) {
      const outcomes = await inTurn(rows, async (row) => madeOf(row, await whole(row.nr, make(tx, now, row))))
      await setOutcomes(tx, one.id, outcomes)
      await setDone(database.db, one.id, at.doneCount + rows.length)
    }
    await end(tx, one, { state: 'imported', endedAt: now })
  })

/** Ends what is one whole, all of which comes to nothing where another runner has ended it. */
async function end(tx: Tx, one: Import, stand: Parameters<typeof setState>[2]): Promise<void> {
  if (!(await setState(tx, one, stand))) throw new Overtaken()
}

const whole = <T>(nr: number, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new RowRefused(nr, orSentence(error))
  })

/** Takes back all that was made, the last first, in one transaction. */
export const undoAll = ({ database, one, undo, write }: Work): Promise<void> =>
  write(async (tx, now) => {
    let done = 0
    for (let before: number | null = null; ; ) {
      const rows = await findMade(tx, one.id, before, batchSize)
      const last = rows.at(-1)
      if (!last) break
      for (const { nr, ...made } of rows) await whole(nr, undo(tx, now, made))
      before = last.nr
      done += rows.length
      await setDone(database.db, one.id, done)
    }
    await end(tx, one, { state: 'undone', endedAt: now })
  })
