import type { CargoCard } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { sql } from '../../kernel/sql.ts'
import { isAnyOf } from '../../kernel/sql-parts.ts'
import { cargoCards, mayCarry } from './cargos.views.ts'
import { isOfferedTo } from './chosen-drivers.store.ts'

/** A load on offer with where it is fetched and brought. */
export type NearLoad = { card: CargoCard; origin: Point; destination: Point }

type Asked = { from: Point; home: Point; radiusKm: number; loaderTypeId: number; most: number }

/**
 * Loads on offer at `now`, of halls and free, that a loader type may carry and that wait within a radius of a point as
 * the crow flies: those that pay best by the kilometre of all of it, empty there, loaded, and home. Roads are longer;
 * whoever asks measures them.
 */
export async function listNear(db: Db, session: Session, asked: Asked, now: Date): Promise<NearLoad[]> {
  const ends = await findNear(db, session, asked, now)
  const ids = ends.map(({ id }) => id)
  if (ids.length === 0) return []
  const cards = await cargoCards.all(db, { where: [isAnyOf('cargos.id', ids)], order: ['cargos.id'] })
  return cards.flatMap((card) => {
    const at = ends.find(({ id }) => id === card.id)
    if (!at) return []
    return {
      card,
      origin: { latitude: card.cargoSourceLat, longitude: card.cargoSourceLong },
      destination: { latitude: at.latitude, longitude: at.longitude },
    }
  })
}

type End = Point & { id: number }

async function findNear(db: Db, session: Session, asked: Asked, now: Date): Promise<End[]> {
  const { from, home, radiusKm, loaderTypeId, most } = asked
  const there = crowKm(sql`cargos.origin_latitude`, sql`cargos.origin_longitude`, from)
  const back = crowKm(sql`cargos.destination_latitude`, sql`cargos.destination_longitude`, home)
  const { rows } = await sql<End>`
    select cargos.id, cargos.destination_latitude as latitude, cargos.destination_longitude as longitude
    from cargos left join halls on halls.id = cargos.hall_id
    where cargos.status = ${sql.lit(cargoStatus.sending)} and cargos.remaining > 0
      and point(cargos.origin_longitude, cargos.origin_latitude) <@ ${around(from, radiusKm)}
      and ${there} <= ${radiusKm} and cargos.announced_at <= ${now} and halls.is_active is not false
      and ${mayCarry(loaderTypeId)} and ${isOfferedTo(session) ?? sql`true`}
    order by (cargos.rent_toman - cargos.driver_fee_rial / 10.0)
      / greatest(1, ${there} + cargos.distance_km + ${back}) desc, cargos.id
    limit ${sql.lit(most)}`.execute(db)
  return rows
}

const kmPerDegree = 111.195
/** Of a degree of longitude at a latitude. */
const narrowing = (latitude: number) => Math.cos((latitude * Math.PI) / 180)

/** Kilometres as the crow flies, to less than one per cent over a country's width. */
const crowKm = (latitude: ReturnType<typeof sql>, longitude: ReturnType<typeof sql>, to: Point) =>
  sql`(${kmPerDegree}::float8 * sqrt((${latitude} - ${to.latitude}::float8) ^ 2
    + ((${longitude} - ${to.longitude}::float8) * ${narrowing(to.latitude)}::float8) ^ 2))`

const around = ({ latitude, longitude }: Point, km: number) => {
  const tall = km / kmPerDegree
  const wide = tall / narrowing(latitude)
  return sql`box(point(${longitude - wide}::float8, ${latitude - tall}::float8),
    point(${longitude + wide}::float8, ${latitude + tall}::float8))`
}
