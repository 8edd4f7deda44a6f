import { buildKey } from '../src/features/api-keys/api-keys.build.ts'
import { newSession, signedIn } from '../src/features/auth/auth.build.ts'
import { buildCargo } from '../src/features/cargos/cargos.build.ts'
import { buildCompany } from '../src/features/companies/companies.build.ts'
import { buildCustomer } from '../src/features/customers/customers.build.ts'
import { buildDriver, buildFreighter } from '../src/features/drivers/drivers.build.ts'
import { buildHall } from '../src/features/halls/halls.build.ts'
import { buildPermit } from '../src/features/permits/permits.build.ts'
import { cityId } from '../src/features/places/places.build.ts'
import { buildProductOwner } from '../src/features/product-owners/product-owners.build.ts'
import { buildRound } from '../src/features/rounds/rounds.build.ts'
import { buildEndedTurn, buildTurn } from '../src/features/turns/turns.build.ts'
import type { Db } from '../src/kernel/database.ts'
import type { Tables } from '../src/kernel/tables.ts'
import { adminActor, driverActor, hallActor, hallWithCompany, permitStory } from './actors.ts'
import { entriesOf, logOf } from './hall-log.ts'
import { expectBalancedLedger, moneyOf } from './ledger.ts'
import { whileWaiting } from './locks.ts'
import { addRow, lastRow, oneRow, rowsOf, setRow } from './rows.ts'

const ofDatabase = {
  adminActor,
  driverActor,
  hallActor,
  hallWithCompany,
  permitStory,
  newSession,
  signedIn,
  buildCargo,
  buildCompany,
  buildCustomer,
  buildDriver,
  buildEndedTurn,
  buildFreighter,
  buildHall,
  buildKey,
  buildPermit,
  buildProductOwner,
  buildRound,
  buildTurn,
  cityId,
  entriesOf,
  logOf,
  expectBalancedLedger,
  moneyOf,
}
type Act = (...said: never[]) => unknown
type Bound<F> = F extends (db: Db, ...said: infer Said) => infer Out ? (...said: Said) => Out : never
type World = { [Name in keyof typeof ofDatabase]: Bound<(typeof ofDatabase)[Name]> }

/** What tests put into a database past all rules, who is signed in there, and what they read of it. */
export const worldOf = (db: Db) => ({
  ...(Object.fromEntries(
    Object.entries<Act>(ofDatabase).map(([name, act]) => [name, act.bind(null, db as never)]),
  ) as World),
  addRow: <T extends keyof Tables>(...said: Said<typeof addRow<T>>) => addRow(db, ...said),
  oneRow: <T extends keyof Tables>(...said: Said<typeof oneRow<T>>) => oneRow(db, ...said),
  lastRow: <T extends keyof Tables>(...said: Said<typeof lastRow<T>>) => lastRow(db, ...said),
  rowsOf: <T extends keyof Tables>(...said: Said<typeof rowsOf<T>>) => rowsOf(db, ...said),
  setRow: <T extends keyof Tables>(...said: Said<typeof setRow<T>>) => setRow(db, ...said),
  whileWaiting: <T>(steps: Said<typeof whileWaiting<T>>[0]) => whileWaiting(db, steps),
})
type Said<F> = F extends (db: Db, ...said: infer All) => unknown ? All : never
