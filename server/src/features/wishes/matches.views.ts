import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { openPermitStatuses, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import type { Tx } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { isPushed, wantsSms } from '../notifications/notifications.api.ts'

/** A load on a route that a driver wished, and how he is reached: `isPushed` on a device of his. */
export type Wished = {
  driverId: number
  mobile: string
  cargoId: number
  isHall: boolean
  origin: string
  destination: string
  rentToman: number
  driverFeeRial: number
  isPushed: boolean
  wantsSms: boolean
}

/** Of a city, and of where a driver unloads: about 50 and 100 km. */
const near = { city: { latitude: 0.45, longitude: 0.53 }, unloading: { latitude: 0.9, longitude: 1.06 } }
/** For how long after its issue a permit whose work is over says where its driver is. */
const unloadedDays = 7

/**
 * The loads that were announced in (`since`, `upto`], each with every driver who wished its route before it came, whose truck may
 * carry it, to whom it is offered and who was not told of it; of open accounts.
 */
export async function listWished(tx: Tx, { since, upto }: { since: Date; upto: Date }): Promise<Wished[]> {
  const { rows } = await sql<Wished>`
    select distinct on (drivers.id, cargos.id) drivers.id as driver_id, drivers.mobile, cargos.id as cargo_id,
      cargos.is_hall, cargos.origin, cargos.destination, cargos.rent_toman, cargos.driver_fee_rial,
      ${isPushed('wish', upto)} as is_pushed, ${wantsSms('wish')} as wants_sms
    from cargos
      left join halls on halls.id = cargos.hall_id
      join cargo_loader_types on cargo_loader_types.cargo_id = cargos.id
      join wishes on wishes.created_at <= cargos.announced_at
      join drivers on drivers.id = wishes.driver_id and drivers.is_active
      join users on users.driver_id = drivers.id and users.is_active
      join driver_freighters on driver_freighters.id = drivers.current_driver_freighter_id
      join freighters on freighters.id = freighter_id and freighters.loader_type_id = cargo_loader_types.loader_type_id
      left join cities as source on source.id = wishes.from_city_id
      left join cities as target on target.id = wishes.to_city_id
      left join lateral (${unloadingAt(upto)}) as unloading on wishes.from_city_id is null
    where cargos.status = ${sql.lit(cargoStatus.sending)} and cargos.remaining > 0
      and cargos.announced_at > ${since} and cargos.announced_at <= ${upto} and halls.is_active is not false
      and (${isNear('origin', 'source', near.city)} or ${isNear('origin', 'unloading', near.unloading)})
      and (wishes.to_city_id is null or ${isNear('destination', 'target', near.city)})
      and (not cargos.is_for_chosen or exists (select from cargo_chosen_drivers
        where cargo_chosen_drivers.cargo_id = cargos.id and cargo_chosen_drivers.driver_id = drivers.id))
      and not exists (select from wishes_told
        where wishes_told.driver_id = drivers.id and wishes_told.cargo_id = cargos.id)`.execute(tx)
  return rows
}

/** Where the driver's load goes: of his open permit, else of one whose work was over of late. */
const unloadingAt = (
  now: Date,
) => sql`select load.destination_latitude as latitude, load.destination_longitude as longitude
  from permits join cargos as load on load.id = permits.cargo_id
  where permits.driver_id = drivers.id and (permits.status in (${sql.join(openPermitStatuses.map((one) => sql.lit(one)))})
    or permits.status = ${sql.lit(permitStatus.completed)}
      and permits.issued_at > ${now}::timestamptz - ${sql.lit(unloadedDays)} * interval '1 day')
  order by permits.issued_at desc limit 1`

type Degrees = { latitude: number; longitude: number }
const isNear = (end: 'origin' | 'destination', to: string, { latitude, longitude }: Degrees) => sql`(
  abs(cargos.${sql.raw(end)}_latitude - ${sql.raw(to)}.latitude) < ${sql.lit(latitude)}
  and abs(cargos.${sql.raw(end)}_longitude - ${sql.raw(to)}.longitude) < ${sql.lit(longitude)})`
