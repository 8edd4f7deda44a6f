import { setImmediate } from 'node:timers/promises'
import type { Maps } from '../../adapters/maps/maps.port.ts'
import type { Db } from '../../kernel/database.ts'
import { contradictionOf, type End } from './load-facts.rules.ts'
import { endsOf, saidOf } from './load-facts.ts'
import { listStanding, type Standing } from './standing-loads.views.ts'

/** So many are judged, at 50 microseconds each, before others have their turn. */
const judgedAtOnce = 200

/**
 * Out: what lists the cargos whose places contradict each other, from before the rule or of a hall that has moved. What was
 * judged of a load is kept while its facts are the same: tens of thousands stand, and administrators ask each minute.
 */
export function contradictionList(maps: Maps): (db: Db) => Promise<number[]> {
  let known = new Map<number, { facts: string; contradicts: boolean }>()
  return async (db) => {
    const standing: typeof known = new Map()
    let judged = 0
    for (const row of await listStanding(db)) {
      const facts = JSON.stringify(row)
      const before = known.get(row.id)
      if (before?.facts === facts) standing.set(row.id, before)
      else {
        standing.set(row.id, { facts, contradicts: isContradicting(maps, row) })
        judged += 1
        if (judged % judgedAtOnce === 0) await setImmediate()
      }
    }
    known = standing
    return [...standing].filter(([, { contradicts }]) => contradicts).map(([id]) => id)
  }
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
