import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Province = { id: number; name: string; centreCityId: number }
/** `placed` says how sure the coordinates are (NOTICES.md); the unsure ones can be off by 10 to 35 km. */
export type City = {
  id: number
  provinceId: number
  county: string
  name: string
  latitude: number
  longitude: number
  placed: PlacedFact
  latin: string
}
export type RoadNode = { name: string; latitude: number; longitude: number }
/** A leg of a main road; `km` is null where its length is to be reckoned from the terrain. */
export type RoadEdge = { from: string; to: string; terrain: Terrain; km: number | null }
/** A line of the land under the roads: a coast round land, a coast round water in it, or a border of the country. */
export type LandLine = { kind: 'land' | 'water' | 'border'; line: [latitude: number, longitude: number][] }
/** The first two digits of a loader type's code are its category. */
export type LoaderType = {
  code: number
  name: string
  categoryCode: number
  categoryName: string
  shortName: string
}
export type Goods = { id: number; name: string; category: string }
export type Packaging = { id: number; name: string }

export type Terrain = (typeof TERRAINS)[number]
export type PlacedFact = (typeof PLACED)[number]
type Cells = (column: string) => string

const TERRAINS = ['plain', 'hills', 'mountain'] as const
const LAND = ['land', 'water', 'border'] as const
const PLACED = ['fa-exact', 'skel', 'weak', 'ambig', 'county-seat', 'hand'] as const

/** The 31 provinces, each with the id of its centre in the gazetteer. Throws when the file is unreadable. */
export const readProvinces = lazily('provinces.tsv', (cell): Province => {
  return { id: toNumber(cell('id')), name: cell('name'), centreCityId: toNumber(cell('centreCityId')) }
})

/** The gazetteer: 1,246 cities, coordinates in degrees. Throws when the file is unreadable. */
export const readCities = lazily('cities.tsv', (cell): City => {
  return {
    id: toNumber(cell('id')),
    provinceId: toNumber(cell('provinceId')),
    county: cell('county'),
    name: cell('name'),
    latitude: toNumber(cell('latitude')),
    longitude: toNumber(cell('longitude')),
    placed: toOneOf(PLACED, cell('placed')),
    latin: cell('latin'),
  }
})

/** The 183 places of the main roads, coordinates in degrees. Throws when the file is unreadable. */
export const readRoadNodes = lazily('road-nodes.tsv', (cell): RoadNode => {
  return {
    name: cell('name'),
    latitude: toNumber(cell('latitude')),
    longitude: toNumber(cell('longitude')),
  }
})

/** The 266 legs of the main roads, both ways, between names of road nodes. Throws when unreadable. */
export const readRoadEdges = lazily('road-edges.tsv', (cell): RoadEdge => {
  return {
    from: cell('from'),
    to: cell('to'),
    terrain: toOneOf(TERRAINS, cell('terrain')),
    km: cell('km') === '' ? null : toNumber(cell('km')),
  }
})

/** Coasts and borders of the country and of what is round it. Throws when unreadable. */
export const readLand = lazily('land.tsv', (cell): LandLine => {
  const line = cell('line').split(' ')
  return {
    kind: toOneOf(LAND, cell('kind')),
    line: line.map((point): [number, number] => {
      const [longitude = '', latitude = ''] = point.split(',')
      return [toNumber(latitude), toNumber(longitude)]
    }),
  }
})

/** The 44 loader types in the order of their codes. Throws when the file is unreadable. */
export const readLoaderTypes = lazily('loader-types.tsv', (cell): LoaderType => {
  return {
    code: toNumber(cell('code')),
    name: cell('name'),
    categoryCode: toNumber(cell('categoryCode')),
    categoryName: cell('categoryName'),
    shortName: cell('shortName'),
  }
})

/** The 80 goods by category. Throws when the file is unreadable. */
export const readGoods = lazily('goods.tsv', (cell): Goods => {
  return { id: toNumber(cell('id')), name: cell('name'), category: cell('category') }
})

/** The 20 packagings; id 1 is bulk. Throws when the file is unreadable. */
export const readPackagings = lazily('packagings.tsv', (cell): Packaging => {
  return { id: toNumber(cell('id')), name: cell('name') }
})

/** The 13,286 passwords that many use, of six characters or more. Throws when the file is unreadable. */
export const readCommonPasswords = lazily('common-passwords.tsv', (cell): string => cell('password'))

/** The folder of facts: beside `src` when run from source, beside `dist` when bundled. Throws if absent. */
export function factsDir(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const places = [join(here, '../../facts'), join(here, '../facts')]
  const found = places.find((place) => existsSync(join(place, 'provinces.tsv')))
  if (!found) throw new Error(`fact files are missing; looked in ${places.join(' and ')}`)
  return found
}

/** Reads a table at the first call and keeps it: the files never change while the server runs. */
function lazily<T>(file: string, toFact: (cell: Cells) => T): () => readonly T[] {
  let facts: readonly T[] | undefined
  return () => {
    facts ??= readTable(file, toFact)
    return facts
  }
}

function readTable<T>(file: string, toFact: (cell: Cells) => T): T[] {
  const [head = '', ...lines] = readFileSync(join(factsDir(), file), 'utf8').trimEnd().split(/\r?\n/)
  const columns = head.split('\t')
  return lines.map((line, index) => {
    const values = line.split('\t')
    const cell: Cells = (column) => {
      const value = values[columns.indexOf(column)]
      if (value === undefined) throw new Error(`${file}, line ${index + 2}: no ${column}`)
      return value
    }
    return toFact(cell)
  })
}

function toNumber(text: string): number {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) throw new Error(`not a number in a fact file: "${text}"`)
  return value
}

function toOneOf<const T extends string>(allowed: readonly T[], text: string): T {
  const found = allowed.find((value) => value === text)
  if (!found) throw new Error(`"${text}" in a fact file is none of ${allowed.join(', ')}`)
  return found
}
