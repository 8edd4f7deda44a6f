import type { Maps } from '../../adapters/maps/maps.port.ts'
import type { Db } from '../../kernel/database.ts'
import { contradictionOf, type End } from './load-facts.rules.ts'
import { endsOf, saidOf } from './load-facts.ts'
import { listStanding, type Standing } from './standing-loads.views.ts'

/** Cargos whose places contradict each other: from before the rule, or of a hall that has moved. */
export async function listContradicting(db: Db, maps: Maps): Promise<number[]> {
  const standing = await listStanding(db)
  return standing.filter((row) => isContradicting(maps, row)).map(({ id }) => id)
}

function isContradicting(maps: Maps, row: Standing): boolean {
  const { from, to } = endsOf(row)
  const { origin, destination } = saidOf(row)
  // only a sentence names the town nearby; to look for it for each of thousands takes long
  const end = (point: End['point'], typed: string): End => {
    return { point, typed, named: maps.placesNamed(typed), nearest: { ...point, name: '' } }
  }
  const city = placed(row.cityName, row.cityLatitude, row.cityLongitude)
  const place = row.isHall ? placed(row.hallName, row.hallLatitude, row.hallLongitude) : null
  const hall = place && { ...place, cargoOriginKm: row.cargoOriginKm ?? 0 }
  return contradictionOf({ hall, city, from: end(from, origin), to: end(to, destination) }) !== null
}

const placed = (name: string | null, latitude: number | null, longitude: number | null) =>
  name === null || latitude === null || longitude === null ? null : { name, latitude, longitude }
