import { randomBytes } from 'node:crypto'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildDriver } from '../server/src/features/drivers/drivers.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { buildTurn } from '../server/src/features/turns/turns.build.ts'
import { clients } from './clients.ts'
import { auditOf, compareWrite, type Facts, type OwnedWorld, platformAccount } from './compare-write.ts'
import type { ListsOptions } from './kept-trade.ts'
import { takeFreeLoad } from './write-of-free-load.ts'
import { sayTpcB } from './tpc-b.ts'
import { chooseLoad, declareLoad, tellLog } from './writes-of-loads.ts'
import { makeMany, withCluster, type World } from './world.ts'

/** So many may ask once, by each kind of asking. */
const mostDrivers = 20_000
/** So many stand in each hall's queue before anything is asked. */
const waitingInEach = 100

/**
 * Writes over HTTP by sixteen clients at a time, each in turns with what writes the same rows, with the same triggers, by
 * plain named statements one after another on as many connections: the least that such a write takes where nobody asks
 * whether it may be. Before and after them what PostgreSQL's own program does of TPC-B, which says how fast the machine is.
 */
export async function benchWrites(
  durable: boolean,
  { only = '' }: Pick<ListsOptions, 'only'>,
): Promise<void> {
  const writes = Object.entries(compared).filter(([call]) => call.includes(only))
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(makeFacts)
    const sayHowFast = (when: string) => cluster.onCopy(made, (_, ownerUrl) => sayTpcB(ownerUrl, when))
    await sayHowFast('before')
    for (const [, compareOne] of writes)
      await cluster.onCopy(made, (world, ownerUrl) => compareOne({ ...world, ownerUrl }, made.facts))
    await sayHowFast('after')
  })
}

const compared = {
  takeTurn,
  addCharge: chargeWallet,
  declareCargo: declareLoad,
  addPriority: chooseLoad,
  reserveFreeCargo: takeFreeLoad,
}

async function makeFacts({ db }: World): Promise<Facts> {
  const halls = await Promise.all(Array.from({ length: clients }, () => buildHall(db, {})))
  const admin = await signedIn(db, 'Admin')
  for (const { id: hallId } of halls)
    await makeMany(waitingInEach, async () =>
      buildTurn(db, hallId, await buildDriver(db), { takenBy: admin.userId }),
    )
  const drivers = await makeMany(mostDrivers, async () => {
    const { id, freighter, driverFreighterId } = await buildDriver(db)
    return {
      id,
      freighterId: freighter.id,
      driverFreighterId,
      ...(await signedIn(db, 'Driver', { driverId: id })),
    }
  })
  return { hallIds: halls.map(({ id }) => id), admin, drivers }
}

async function takeTurn(world: OwnedWorld, { hallIds, drivers }: Facts): Promise<void> {
  const left = drivers.values()
  const next = () => {
    const { value } = left.next()
    if (!value) throw new Error('writes: all drivers stand in the queue already; make more of them')
    return value
  }
  await compareWrite(world, 'takeTurn', {
    ours: (client) => {
      const { token } = next()
      return { token, body: { LoadHallId: hallIds[client] } }
    },
    async plain(run, client) {
      const driver = next()
      const hallId = hallIds[client]
      await run('select pg_advisory_xact_lock_shared(1, $1)', [hallId])
      const [hall] = await run(
        'update halls set last_turn_number = last_turn_number + 1 where id = $1 returning last_turn_number as number',
        [hallId],
      )
      const [turn] = await run(
        `insert into turns (hall_id, number, driver_id, freighter_id, driver_freighter_id, is_native, status, taken_at, taken_by)
         values ($1, $2, $3, $4, $5, false, 'live', clock_timestamp(), $6) returning id`,
        [hallId, hall?.number, driver.id, driver.freighterId, driver.driverFreighterId, driver.userId],
      )
      await run(
        `insert into turn_starts (turn_id, hall_id, loader_type_id, taken_at, ahead)
         select $1, $2, 5001, clock_timestamp(), count(*) from turns
         where turns.hall_id = $2 and status = 'live' and number < $3
           and (select loader_type_id from freighters where id = freighter_id) = 5001`,
        [turn?.id, hallId, hall?.number],
      )
      await run('insert into turn_salts (turn_id, salt) values ($1, $2)', [
        turn?.id,
        randomBytes(16).toString('hex'),
      ])
      await tellLog(run, hallId ?? 0, null, {
        kind: 'turn_taken',
        turn: hall?.number,
        byStaff: false,
        native: false,
      })
      await run(...auditOf('takeTurn', driver.userId))
    },
  })
}

async function chargeWallet(world: OwnedWorld, { admin, drivers }: Facts): Promise<void> {
  const amount = 10_000
  const cash = await platformAccount(world.db, 'cash')
  const oneOf = () => drivers[Math.floor(Math.random() * drivers.length)] as Facts['drivers'][number]
  await compareWrite(world, 'addCharge', {
    ours: () => ({
      token: admin.token,
      body: { DriverId: oneOf().id, Amount: amount, Description: 'سنجش' },
    }),
    async plain(run) {
      const driver = oneOf()
      const [account] = await run(
        `update accounts set balance_rial = balance_rial + $1 where kind = 'driver' and driver_id = $2
         returning id, balance_rial`,
        [amount, driver.id],
      )
      await run(
        `insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, description, credit_balance_rial, at, by_user)
         values ($1, $2, $3, 'top_up', 'سنجش', $4, clock_timestamp(), $5)`,
        [cash, account?.id, amount, account?.balance_rial, admin.userId],
      )
      await run(
        `insert into notifications (user_id, state, subject, message, link, created_at)
         values ($1, 'informational', 'کیف پول', 'به کیف پول شما افزوده شد.', '/Wallet', clock_timestamp())`,
        [driver.userId],
      )
      await run(...auditOf('addCharge', admin.userId))
    },
  })
}
