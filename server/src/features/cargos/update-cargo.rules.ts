import { cargoStatus, type CargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { UpdateCargoBody } from '@bargah/contract/features/cargos/cargos.schema.ts'
import {
  type ColumnField,
  columnFields,
  loadFields,
} from '@bargah/contract/features/cargos/load-fields.schema.ts'
import type { UpdateRefusal } from '@bargah/contract/features/cargos/cargos.text.ts'
import { fieldTitles } from '@bargah/contract/kernel/fields.ts'
import type { Point } from '@bargah/contract/kernel/geo.ts'
import { type Announcement, computeAnnouncedAt } from './cargos.rules.ts'

type Standing = {
  status: CargoStatus
  productOwnerId: number | null
  truckCount: number
  remaining: number
  hallId: number | null
  isHall: boolean
  announcedAt: Date
}
type Place = { hallId?: number; isHall: boolean }

/** Whether what is sent leaves a cargo at its hall and of its kind. */
export const keepsItsHall = (cargo: Standing, sent: Place): boolean =>
  cargo.isHall === sent.isHall && cargo.hallId === (sent.hallId ?? null)

/** Whether a cargo's frozen prices stand: it stays at its hall, and its route is as long as it was (rules 9.14). */
export const keepsPrices = (
  cargo: Standing & { distanceKm: number },
  sent: Place & { distanceKm: number },
): boolean => keepsItsHall(cargo, sent) && cargo.distanceKm === sent.distanceKm

/**
 * Whether a declared cargo may be changed at `now`: it is its company's own, looks for trucks and has found none, and is in
 * no open round; once announced it stays at its hall (rules 9.14).
 */
export function mayUpdate(
  cargo: Standing,
  sent: Place,
  { isFrozen, now }: { isFrozen: boolean; now: Date },
): UpdateRefusal | null {
  if (cargo.productOwnerId !== null) return 'of_owner'
  if (cargo.status === cargoStatus.finished) return 'not_sending'
  if (cargo.remaining < cargo.truckCount) return 'has_permit'
  if (isFrozen) return 'frozen'
  return cargo.announcedAt <= now && !keepsItsHall(cargo, sent) ? 'hall_fixed' : null
}

/** When a cargo is announced after a change: one that is announced already, or of which nothing is said, as before. */
export function computeNewAnnouncement(announcedAt: Date, asked: Announcement, now: Date): Date {
  const isAsked = asked.date !== undefined && asked.hour !== undefined && asked.minute !== undefined
  return announcedAt <= now || !isAsked ? announcedAt : computeAnnouncedAt(asked, now)
}

type Ends = { from: Point; to: Point }
const isAt = (a: Point, b: Point) => a.latitude === b.latitude && a.longitude === b.longitude

/** Whether a cargo goes from and to the same points as before, so that its route need not be found anew. */
export const isSameRoute = (before: Ends, after: Ends): boolean =>
  isAt(before.from, after.from) && isAt(before.to, after.to)

const titles = fieldTitles(UpdateCargoBody)
/** What is found for a load and nobody wrote. */
const found: readonly string[] = ['CargoDistance', 'CargoDuration'] satisfies ColumnField[]
/** Several fields that are one thing to a person. */
const oneWith: Partial<Record<ColumnField, ColumnField>> = {
  CargoSourceLat: 'CargoSource',
  CargoSourceLong: 'CargoSource',
  CargoDestinationLat: 'CargoDestination',
  CargoDestinationLong: 'CargoDestination',
  CityDestinationId: 'CargoDestination',
}
const called: readonly (readonly [column: string, title: string | undefined])[] = [
  ...columnFields
    .filter((wire) => !found.includes(wire))
    .map((wire) => [loadFields[wire].name, titles[oneWith[wire] ?? wire]] as const),
  ['originAddress', titles['CargoSource']],
  ['destinationAddress', titles['CargoDestination']],
  ['loaderTypeIds', titles['LoaderTypeIds']],
  ['announcedAt', 'زمان اعلام'],
]

type Columns = Readonly<Record<string, unknown>>
const told = (value: unknown) => JSON.stringify(value ?? null)

/** In: a load's columns before an edit, and those that it writes. Out: what the history says was changed; undefined: nothing. */
export function sayChanged(before: Columns, after: Columns): string | undefined {
  const changed = called.filter(([name]) => name in after && told(before[name]) !== told(after[name]))
  return [...new Set(changed.map(([, title]) => title))].join('، ') || undefined
}
