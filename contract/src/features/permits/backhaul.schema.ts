import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { permitStatuses } from './permits.states.ts'
import { CargoCard } from '../cargos/cargos.schema.ts'

/** How far from where a driver unloads a load may wait, by road, when he does not say. */
export const backhaulRadiusKm = 200
export const BackhaulQuery = z.object({
  Id: f.id('مجوز'),
  RadiusKm: f.optional(f.integer('فاصله', { min: 10, max: 1_000 })),
})

/**
 * A load near where a permit's load goes: how far he drives empty to it, and from where it goes back to where he came
 * from, by road; what each kilometre of all of it pays (toman).
 */
export const BackhaulLoad = z.extend(CargoCard, {
  emptyKm: z.number(),
  homeKm: z.number(),
  payPerAllKmToman: z.nullable(z.number()),
})
export type BackhaulLoad = z.output<typeof BackhaulLoad>

/** What a driver finds near where he unloads, the best by the kilometre first; `loaderTypeName` null: he has no truck. */
export const Backhaul = z.object({
  permitId: z.number(),
  status: z.literal(permitStatuses),
  cargoSource: z.string(),
  cargoDestination: z.string(),
  loaderTypeName: z.nullable(z.string()),
  radiusKm: z.number(),
  loads: z.array(BackhaulLoad),
})
export type Backhaul = z.output<typeof Backhaul>
