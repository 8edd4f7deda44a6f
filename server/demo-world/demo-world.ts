import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { randomBytes } from 'node:crypto'
import type { FileStore } from '../src/adapters/files/files.port.ts'
import type { Maps } from '../src/adapters/maps/maps.port.ts'
import { hashPassword } from '../src/features/auth/auth.api.ts'
import { lookAtMonth, monthOf } from '../src/features/oversight/oversight.api.ts'
import { checkAndKeep } from '../src/features/reconciliation/reconciliation.api.ts'
import { awaitClosing } from '../src/features/rounds/rounds.api.ts'
import { type Database, type Db, transaction } from '../src/kernel/database.ts'
import { asKeeper } from '../src/kernel/tlog/log-roles.ts'
import { addFirms, addStaff, demoAccounts, demoPasswords } from './accounts.ts'
import { writeBaseInfo } from './base-info.ts'
import { writeContact } from './contact.ts'
import { addFavour, openSharedPhone } from './favour.ts'
import {
  countRows,
  countUsersNamed,
  emptyRows,
  fillSilently,
  insertWorld,
  noteFilled,
  readGround,
} from './demo-world.store.ts'
import { addClosedHall, addHalls, addNatives, closeHallRows } from './halls.ts'
import { addCustomers } from './customers.ts'
import { fillHallLog } from '../src/features/log/log.api.ts'
import { writeHallLogs } from './hall-logs.ts'
import { addOpenRound } from './open-round.ts'
import { tellHistory } from './history.ts'
import { writeLedger } from './ledger.ts'
import { addPresent } from './live.ts'
import { addMessages } from './messages.ts'
import { addNotices } from './notices.ts'
import { addOwners } from './owners.ts'
import { findOwnerPlaces } from './owner-loads.ts'
import { addMadeUsers } from './made-users.ts'
import { furnishFirstDriver } from './first-driver.ts'
import { addDrivers } from './people.ts'
import { addPreLoads } from './pre-loads.ts'
import { furnishPapers, type PaperPorts } from './papers.ts'
import { createRandom } from './random.ts'
import { addRates } from './rates.ts'
import { addNewcomers, addWaitingDrivers } from './waiting-drivers.ts'
import { addWaitingFirms } from './waiting-firms.ts'
import { addBackhaul } from './backhaul.ts'
import { leavePhones } from './phones.ts'
import { later, type World, yearMs } from './world.ts'

export { demoAccounts } from './accounts.ts'

const seed = 1405

/** Without `papers` nobody has sent any. */
type DemoPorts = { maps: Maps; files: FileStore; papers?: PaperPorts }

/**
 * Fills a new database, migrated and with its facts, with the demo world: accounts, six halls and a closed one, a year of finished trade up
 * to now, and what lies open today. All or nothing, in one transaction. In: the database by the role that owns its tables. Throws
 * when it has accounts already.
 */
export async function makeDemoWorld(database: Database, { maps, files, papers }: DemoPorts): Promise<void> {
  const hashes = await hashPasswords()
  const places = await findOwnerPlaces(maps)
  await transaction(database, async (tx, now) => {
    await fillSilently(tx)
    const { accounts, users, ...ground } = await readGround(tx)
    if (users > 0) throw new Error('the demo world wants a new database: this one has accounts already')
    const world = { ...newWorld(now, places), ...ground }
    addFirms(world)
    addOwners(world)
    await addHalls(world, maps)
    addStaff(world, hashes)
    addDrivers(world, hashes)
    addMadeUsers(world, hashes.nobody)
    addNatives(world)
    tellHistory(world)
    addBackhaul(world)
    addPresent(world)
    const open = addOpenRound(world)
    addPreLoads(world)
    addCustomers(world)
    addRates(world)
    addMessages(world)
    addWaitingDrivers(world, hashes.nobody)
    closeHallRows(world)
    addClosedHall(world)
    const favour = await addFavour(world, maps, hashes.nobody)
    addNewcomers(world, hashes.nobody)
    writeLedger(world, accounts)
    writeHallLogs(world)
    addWaitingFirms(world, hashes.nobody)
    addNotices(world)
    await insertWorld(tx, world.rows)
    await openSharedPhone(tx, favour)
    await asKeeper(tx, async () => {
      for (const log of world.logs) await fillHallLog(tx, log)
    })
    if (open) await awaitClosing(tx, { roundId: open.row.id, closesAt: open.row.closesAt }, now)
    await writeContact(tx)
    await writeBaseInfo(tx, now)
    await leavePhones(tx, now)
    await furnishFirstDriver(tx, now, files)
    if (papers) await furnishPapers(tx, world, { files, ...papers })
    await noteFilled(tx, now)
  })
  await countRows(database.db)
}

/**
 * As on the morning after a year of nights: the panel shows what was found. By the server's role, since the owner does not
 * read the logs.
 */
export async function checkDemoWorld(database: Database): Promise<void> {
  await checkAndKeep({ ...database, job: 'check-tables' })
  const now = await database.clock.now(database.db)
  for (const day of daysOfMonths(now)) await lookAtMonth({ ...database, job: 'look-for-favour' }, day)
}

/** A day of each Persian month of the year, the oldest first. */
const daysOfMonths = (now: Date): Date[] => {
  const days: Date[] = []
  for (let day = now; day > later(now, -yearMs); day = later(monthOf(day).from, -hourMs)) days.unshift(day)
  return days
}

/** One hash for all accounts of a password, since a hash is slow by intent; the third fits no password that anyone knows. */
async function hashPasswords() {
  const unknown = randomBytes(24).toString('base64url')
  const [admin, demo, nobody] = await Promise.all(
    [demoPasswords.admin, demoPasswords.others, unknown].map((password) => hashPassword(password)),
  )
  return { admin: admin as string, demo: demo as string, nobody: nobody as string }
}

const newWorld = (now: Date, owner: World['owner']): World => ({
  now,
  owner,
  random: createRandom(seed),
  salts: createRandom(seed + 1),
  mishaps: createRandom(seed + 2),
  rows: emptyRows(),
  men: [],
  halls: [],
  loads: [],
  returned: [],
  turnsBack: [],
  endedInRound: [],
  doneAt: new Map(),
  money: [],
  told: [],
  logs: [],
  staff: { admin: 0, support: 0, productOwner: 0, ofCompany: new Map(), ofHall: new Map() },
  goodsIds: new Map(),
  packagingIds: new Map(),
})

const tellingNames = demoAccounts.slice(0, 3).map(({ username }) => username)

/** Whether the accounts of the demo world are in a database, with passwords that everybody knows. */
export const isDemoWorldThere = async (db: Db): Promise<boolean> =>
  (await countUsersNamed(db, tellingNames)) === tellingNames.length
