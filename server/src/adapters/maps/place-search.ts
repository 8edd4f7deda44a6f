import { compactText, normalizeText } from '@bargah/contract/kernel/text.ts'
import { type City, readCities, readProvinces, readRoadNodes } from '../../kernel/facts.ts'
import { greatCircleKm } from '@bargah/contract/kernel/geo.ts'
import type { Place, Point, Within } from './maps.port.ts'

/** `tails` are the name from each of its words on, without spaces: «اسلام آباد» has two. */
type Entry = { place: Place; tails: readonly string[]; rank: number }
export type PlaceIndex = readonly Entry[]
/** A place of the main roads; `key` is its name as it is compared. */
type KeyedNode = Point & { key: string }

const SAME_PLACE_KM = 15

let built: PlaceIndex | undefined
/** The gazetteer ready to be searched, cities that matter most first. */
export const placeIndex = (): PlaceIndex => (built ??= buildPlaceIndex())

function buildPlaceIndex(): PlaceIndex {
  const provinces = new Map(readProvinces().map((province) => [province.id, province]))
  const nodes = readRoadNodes().map((node) => ({ ...node, key: compactText(node.name) }))
  const ranked = readCities().map((city) => {
    const province = provinces.get(city.provinceId)
    if (!province) throw new Error(`the city ${city.name} is in an unknown province: ${city.provinceId}`)
    return { entry: toEntry(city, province.name), rank: rankOf(city, province.centreCityId, nodes) }
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry, rank }) => ({ ...entry, rank }))
}

function toEntry(city: City, province: string): Omit<Entry, 'rank'> {
  const { id, name, county, latitude, longitude } = city
  const words = normalizeText(name).split(' ')
  const tails = words.map((_, index) => compactText(words.slice(index).join(' ')))
  return { place: { cityId: id, name, province, county, latitude, longitude }, tails }
}

/** 0 the centre of a province, 1 a place on a main road, 2 the seat of a county, 3 any other. */
function rankOf(city: City, centreCityId: number, nodes: readonly KeyedNode[]): number {
  if (city.id === centreCityId) return 0
  if (isOnMainRoad(city, nodes)) return 1
  return city.name === city.county ? 2 : 3
}

/** Road nodes carry short names («ماهشهر» for «بندرماهشهر»), so name and nearness both must agree. */
function isOnMainRoad(city: City, nodes: readonly KeyedNode[]): boolean {
  const name = compactText(city.name)
  return nodes.some((node) => name.includes(node.key) && greatCircleKm(city, node) <= SAME_PLACE_KM)
}

/** Cities whose name is the text, begins with it, has a word that does, or holds it; in this order. */
export function searchPlaces(index: PlaceIndex, text: string, limit: number): Place[] {
  const wanted = compactText(text)
  if (wanted === '') return []
  const tiers: Place[][] = [[], [], [], []]
  for (const { place, tails } of index) {
    const tier = tierOf(tails, wanted)
    if (tier !== null) tiers[tier]?.push(place)
  }
  return tiers.flat().slice(0, limit)
}

function tierOf([name = '', ...tails]: readonly string[], wanted: string): number | null {
  if (!name.includes(wanted)) return null
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  return tails.some((tail) => tail.startsWith(wanted)) ? 2 : 3
}

export const isWithin = (place: Point, within: Within | undefined): boolean =>
  !within || greatCircleKm(place, within.centre) <= within.km

/** The cities of a circle, or all. */
export const placesIn = (index: PlaceIndex, within: Within | undefined): PlaceIndex =>
  within ? index.filter(({ place }) => isWithin(place, within)) : index

/** The city nearest to a point, the one that matters more of two that lie on one spot; null beyond `farthestKm`. */
export function nearestPlace(index: PlaceIndex, point: Point, farthestKm: number): Place | null {
  let [nearest, nearestKm]: [Place | null, number] = [null, farthestKm]
  for (const { place } of index) {
    const km = greatCircleKm(point, place)
    if (km < nearestKm) [nearest, nearestKm] = [place, km]
  }
  return nearest
}

const SAME_NAME_KM = 40
const BELONGS_KM = 30

/** The city of this name at a point, or else the one that it lies by; null where there is neither. */
export function knownCity(index: PlaceIndex, name: string, point: Point): Place | null {
  const wanted = compactText(name)
  const named = index.filter(({ tails: [whole] }) => whole === wanted)
  return nearestPlace(named, point, SAME_NAME_KM) ?? nearestPlace(index, point, BELONGS_KM)
}
