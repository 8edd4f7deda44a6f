import { randomBytes } from 'node:crypto'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { signedIn } from '../server/src/features/auth/auth.build.ts'
import { buildCargo } from '../server/src/features/cargos/cargos.build.ts'
import { buildCompany } from '../server/src/features/companies/companies.build.ts'
import { buildHall } from '../server/src/features/halls/halls.build.ts'
import { cityId } from '../server/src/features/places/places.build.ts'
import { buildRound } from '../server/src/features/rounds/rounds.build.ts'
import { buildTurn } from '../server/src/features/turns/turns.build.ts'
import { putMoney } from '../server/src/features/wallet/wallet.build.ts'
import { plainDeclaration } from '../server/test/plain.ts'
import { addRow } from '../server/test/rows.ts'
import { clients } from './clients.ts'
import { auditOf, compareWrite, type Facts, type OwnedWorld, type Run } from './compare-write.ts'

const feeRial = 50_000
/** What each client chooses among: so many drivers, each of all the loads of the round. */
const choosers = 60
const loads = 40
/** So many loads each company has already. */
const declaredBefore = 10

/** Sixteen companies declare at one hall: they meet at the lock of its log. */
export async function declareLoad(world: OwnedWorld): Promise<void> {
  const { db } = world
  const tehran = await cityId(db, 'تهران')
  const hall = await buildHall(db, { isActiveShowTime: true })
  const declarers = await Promise.all(
    Array.from({ length: clients }, async () => {
      const company = await buildCompany(db, { hallIds: [hall.id], balanceRial: 100_000_000_000 })
      for (let nr = 0; nr < declaredBefore; nr += 1)
        await buildCargo(db, { hallId: hall.id, companyId: company.id })
      return {
        companyId: company.id,
        ...(await signedIn(db, 'TransportationCompanyAdmin', { companyId: company.id })),
      }
    }),
  )
  const declarerOf = (client: number) => declarers[client] as (typeof declarers)[number]
  const body = { ...plainDeclaration, IsLoadHall: true, LoadHallId: hall.id, CityDestinationId: tehran }
  await compareWrite(world, 'declareCargo', {
    ours: (client) => ({ token: declarerOf(client).token, body }),
    async plain(run, client) {
      const { companyId, userId } = declarerOf(client)
      await run('select pg_advisory_xact_lock_shared(1, $1)', [hall.id])
      const [next] = await run(`select nextval('cargos_id_seq')::int as id`)
      await run('insert into cargo_loader_types (cargo_id, loader_type_id) values ($1, 5001)', [next?.id])
      await run(
        `insert into cargos (id, is_hall, hall_id, destination_city_id, origin, destination, origin_latitude, origin_longitude,
           destination_latitude, destination_longitude, range_km, goods_id, weight_kg, packaging_id, truck_count, remaining,
           rent_toman, tel, description, origin_address, destination_address, distance_km, duration_hours, company_fee_rial,
           commission_rial, driver_fee_rial, status, company_id, announced_at, declared_at, declared_by)
         overriding system value values ($1, true, $2, $3, 'بندرعباس', 'تهران', 27.18, 56.28, 35.69, 51.39, 0, 1, 22000, 1, 1, 1,
           37550000, '07633554411', '', '', '', 1268, 17, ${feeRial}, 0, 20000, 0, $4, clock_timestamp(), clock_timestamp(), $5)`,
        [next?.id, hall.id, tehran, companyId, userId],
      )
      await run(
        `insert into cargo_events (cargo_id, kind, at, by_user, to_status) values ($1, 'declared', clock_timestamp(), $2, 0)`,
        [next?.id, userId],
      )
      await holdFee(run, { companyId, cargoId: next?.id, userId })
      await tellLog(run, hall.id, null, {
        kind: 'cargo_announced',
        cargo: next?.id,
        cityId: tehran,
        free: false,
        goodsId: 1,
        loaderTypeIds: [5001],
        offeredFrom: Date.now(),
        rangeFrom: 'hall',
        rangeKm: 0,
        rentToman: 37_550_000,
        trucks: 1,
        wayKm: 1268,
        weightKg: 22_000,
      })
      await run(...auditOf('declareCargo', userId))
    },
  })
}

async function holdFee(
  run: Run,
  { companyId, cargoId, userId }: { companyId: number; cargoId: unknown; userId: number },
) {
  const [from, to] = await run(
    `update accounts set balance_rial = balance_rial + case kind when 'company' then -1 else 1 end * ${feeRial}
     where company_id = $1 and kind in ('company', 'company_held') returning id, balance_rial, kind`,
    [companyId],
  )
  const [own, held] = from?.kind === 'company' ? [from, to] : [to, from]
  await run(
    `insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, cargo_id, description,
       debit_balance_rial, credit_balance_rial, at, by_user)
     values ($1, $2, ${feeRial}, 'hold', $3, '', $4, $5, clock_timestamp(), $6)`,
    [own?.id, held?.id, cargoId, own?.balance_rial, held?.balance_rial, userId],
  )
}

/** Drivers choose in open rounds, each client at a hall of its own. */
export async function chooseLoad(world: OwnedWorld, { hallIds, drivers }: Facts): Promise<void> {
  const { db } = world
  const company = await buildCompany(db, { balanceRial: 100_000_000_000 })
  const staff = (await signedIn(db, 'LoadHallAdmin', { hallId: hallIds[0] ?? 0 })).userId
  const now = Date.now()
  const all = await Promise.all(
    hallIds.map(async (hallId, client) => {
      await db.updateTable('halls').set({ reservationLimitMinutes: 25 }).where('id', '=', hallId).execute()
      const cargos = await Promise.all(
        Array.from({ length: loads }, () => buildCargo(db, { hallId, companyId: company.id, truckCount: 3 })),
      )
      const round = { opensAt: new Date(now), closesAt: new Date(now + 1_500_000), remaining: 3 }
      const roundId = await buildRound(db, hallId, { ...round, cargoIds: cargos.map(({ id }) => id) })
      const turns: { turnId: number; number: number; token: string; userId: number }[] = []
      for (const driver of drivers.slice(client * choosers, (client + 1) * choosers)) {
        await putMoney(db, { driverId: driver.id }, 10_000_000)
        const queuing = { ...driver, freighter: { id: driver.freighterId } }
        const turn = await buildTurn(db, hallId, queuing, { takenBy: staff })
        turns.push({ turnId: turn.id, number: turn.number, token: driver.token, userId: driver.userId })
      }
      const [chosen] = cargos.splice(0, 1)
      await addRow(
        db,
        'priorities',
        turns.map(({ turnId }) => ({
          roundId,
          turnId,
          cargoId: chosen?.id ?? 0,
          filedBy: staff,
          filedAt: new Date(now),
          status: priorityStatus.waiting,
          rank: 1,
        })),
      )
      // each has chosen one load already, and each list grows by one before any grows by the next
      const left = cargos.flatMap(({ id: cargoId }) => turns.map((turn) => ({ ...turn, cargoId }))).values()
      return { hallId, roundId, left }
    }),
  )
  const next = (client: number) => {
    const { value } = all[client]?.left.next() ?? {}
    if (!value) throw new Error('writes: every driver has chosen every load; make more of them')
    return value
  }
  await compareWrite(world, 'addPriority', {
    ours(client) {
      const { token, turnId, cargoId } = next(client)
      return { token, body: { DriverTurnId: turnId, CargoId: cargoId } }
    },
    async plain(run, client) {
      const { turnId, number, cargoId, userId } = next(client)
      const { hallId = 0, roundId = 0 } = all[client] ?? {}
      await run('select pg_advisory_xact_lock_shared(1, $1)', [hallId])
      await run(
        `insert into priorities (round_id, turn_id, cargo_id, filed_by, filed_at, status, rank)
         values ($1, $2, $3, $4, clock_timestamp(), 1,
           (select coalesce(max(rank), 0) + 1 from priorities where turn_id = $2 and status = 1))`,
        [roundId, turnId, cargoId, userId],
      )
      const salt = randomBytes(16).toString('hex')
      const [sealed] = await run(
        `insert into sealed_lists as kept (round_id, turn_id, change, salt, cargo_ids) values ($1, $2, 1, $3, array[$4]::int[])
         on conflict (round_id, turn_id) do update set change = kept.change + 1, salt = excluded.salt,
           cargo_ids = kept.cargo_ids || excluded.cargo_ids returning change`,
        [roundId, turnId, salt, cargoId],
      )
      const change = sealed?.change
      await run('insert into list_salts (round_id, turn_id, change, salt) values ($1, $2, $3, $4)', [
        roundId,
        turnId,
        change,
        salt,
      ])
      const seal = randomBytes(32).toString('hex')
      await tellLog(run, hallId, roundId, {
        kind: 'list_sealed',
        round: roundId,
        turn: number,
        change,
        seal,
        byStaff: false,
      })
      await run(...auditOf('addPriority', userId))
    },
  })
}

/** Tells the hall's log something. */
export async function tellLog(
  run: Run,
  hallId: number,
  roundId: number | null,
  entry: object,
): Promise<void> {
  const tail = JSON.stringify(entry).slice(1)
  await run(
    `select * from tell_hall_log($1, clock_timestamp(), array[$2]::int[], array['{"at":'], array[',' || $3])`,
    [hallId, roundId, tail],
  )
}
