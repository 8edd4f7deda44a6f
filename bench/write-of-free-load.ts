import { permitStatus, reservedBy } from '@bargah/contract/features/permits/permits.states.ts'
import { buildCargo } from '../server/src/features/cargos/cargos.build.ts'
import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildProductOwner } from '../server/src/features/product-owners/product-owners.build.ts'
import { type Db, sql } from '../server/src/kernel/sql.ts'
import { clients } from './clients.ts'
import {
  auditOf,
  compareWrite,
  type Facts,
  type OwnedWorld,
  platformAccount,
  type Run,
} from './compare-write.ts'

const price = { driverFeeRial: 20_000, companyFeeRial: 50_000, commissionRial: 10_000 }
const trucksOfEach = 50
const loadsOfEach = 25

/** Drivers take free loads of cargo owners, each client those of a company of its own. */
export async function takeFreeLoad({ db, ...world }: OwnedWorld, { drivers }: Facts): Promise<void> {
  await payDrivers(db)
  const income = await platformAccount(db, 'income')
  const owner = await buildProductOwner(db)
  const offered = await Promise.all(
    Array.from({ length: clients }, async () => {
      const company = await buildCompany(db, { balanceRial: 1_000_000_000 })
      const given = { ...price, companyId: company.id, productOwnerId: owner.id, truckCount: trucksOfEach }
      const cargos = await Promise.all(Array.from({ length: loadsOfEach }, () => buildCargo(db, given)))
      const trucks = Array.from({ length: trucksOfEach }, () => cargos.map(({ id }) => id)).flat()
      return { companyId: company.id, trucks: trucks.values() }
    }),
  )
  const waiting = drivers.values()
  const next = (client: number) => {
    const driver = waiting.next().value
    const cargoId = offered[client]?.trucks.next().value
    if (!driver || cargoId === undefined) throw new Error('writes: all loads are taken; make more of them')
    return { driver, cargoId, companyId: offered[client]?.companyId }
  }
  await compareWrite({ db, ...world }, 'reserveFreeCargo', {
    ours(client) {
      const { driver, cargoId } = next(client)
      return { token: driver.token, body: { CargoId: cargoId } }
    },
    async plain(run, client) {
      const { driver, cargoId, companyId } = next(client)
      await run('update cargos set remaining = remaining - 1 where id = $1 and remaining > 0', [cargoId])
      const [permit] = await run(
        `insert into permits (cargo_id, company_id, driver_id, freighter_id, driver_freighter_id, driver_fee_rial,
           company_fee_rial, commission_rial, status, code, reserve_type, issued_at, issued_by)
         values ($1, $2, $3, $4, $5, ${price.driverFeeRial}, ${price.companyFeeRial}, ${price.commissionRial},
           ${permitStatus.issued}, new_permit_code(), ${reservedBy.driver}, clock_timestamp(), $6) returning id`,
        [cargoId, companyId, driver.id, driver.freighterId, driver.driverFreighterId, driver.userId],
      )
      const about = { income, permitId: permit?.id, cargoId, userId: driver.userId }
      await run(
        `insert into permit_events (permit_id, status, by_user, at) values ($1, ${permitStatus.issued}, $2, clock_timestamp())`,
        [about.permitId, about.userId],
      )
      await pay(run, { ...about, companyId, driverId: driver.id })
      await run(
        `insert into notifications (user_id, state, subject, message, link, created_at)
         values ($1, 'informational', 'مجوز', 'مجوز بارگیری شما صادر شد.', '/MyPermits', clock_timestamp())`,
        [driver.userId],
      )
      await run(...auditOf('reserveFreeCargo', driver.userId))
    },
  })
}

type Payment = {
  income: number
  permitId: unknown
  cargoId: number
  userId: number
  companyId: unknown
  driverId: number
}

/** The company pays of what it holds, the driver of his wallet. */
async function pay(
  run: Run,
  { income, permitId, cargoId, userId, companyId, driverId }: Payment,
): Promise<void> {
  const share = price.companyFeeRial + price.commissionRial
  const [held] = await run(
    `update accounts set balance_rial = balance_rial - ${share} where company_id = $1 and kind = 'company_held'
     returning id, balance_rial`,
    [companyId],
  )
  const [own] = await run(
    `update accounts set balance_rial = balance_rial - ${price.driverFeeRial} where driver_id = $1 and kind = 'driver'
     returning id, balance_rial`,
    [driverId],
  )
  await run(
    `insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, cargo_id, permit_id, description,
       debit_balance_rial, at, by_user)
     values ($1, $8, ${share}, 'company_fee', $5, $6, '', $2, clock_timestamp(), $7),
       ($3, $8, ${price.driverFeeRial}, 'driver_fee', $5, $6, '', $4, clock_timestamp(), $7)`,
    [held?.id, held?.balance_rial, own?.id, own?.balance_rial, cargoId, permitId, userId, income],
  )
}

/** Puts into each driver's wallet what one load costs him. */
async function payDrivers(db: Db): Promise<void> {
  await sql`
    with paid as (update accounts set balance_rial = balance_rial + ${price.driverFeeRial} where kind = 'driver' returning id, balance_rial)
    insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, description, credit_balance_rial, at)
    select cash.id, paid.id, ${price.driverFeeRial}, 'top_up', '', paid.balance_rial, clock_timestamp()
    from paid, accounts cash where cash.kind = 'platform_cash'`.execute(db)
}
