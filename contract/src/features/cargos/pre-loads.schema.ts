import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { customersOfCargo } from '../customers/customers.schema.ts'
import { CargoRow, CargoSheet } from './cargos.schema.ts'
import { inRows, type KeptField, keptFields, loadShape } from './load-fields.schema.ts'
import { notChosen } from '../../kernel/not-given.ts'

const needed = ['CargoSource', 'CargoDestination', 'KalaId', 'FreighterNumber'] as const
/** What is known of each: that, and what has a value where nothing was said. */
const known = [...needed, 'IsLoadHall', 'Description'] as const
const isOf = (some: readonly string[], wire: KeptField) => some.includes(wire)

type Shape = typeof loadShape
type Later<S extends z.ZodMiniType> = ReturnType<typeof f.optional<z.output<S>, z.input<S>>>
const keptShape = Object.fromEntries(
  keptFields.map((wire) => [
    wire,
    isOf(needed, wire) ? loadShape[wire] : f.optional<unknown, unknown>(loadShape[wire]),
  ]),
) as { [W in KeptField]: W extends (typeof needed)[number] ? Shape[W] : Later<Shape[W]> }

/** A declaration to keep and to make again (rules 9.19), without when it is announced and the identifiers of one load. */
export const AddPreLoadBody = z.object({
  Name: f.text('نام پیش‌اعلام', { max: 100 }),
  ...keptShape,
  LoaderTypeIds: f.optional(f.list('بارگیر', f.id('بارگیر'), { max: 60 })),
})
export type AddPreLoad = z.output<typeof AddPreLoadBody>

/** Cargos of one's own of which each becomes a pre-load, named after its goods and where it goes. */
export const AddPreLoadsOfCargosBody = z.object({
  CargoIds: f.list('بار', f.id('بار'), { min: 1, max: 100, missing: notChosen('دست‌کم یک بار') }),
})

const goods = z.object({ id: z.number(), kalaDesc: z.string(), logesticDesc: z.string() })
const packaging = z.object({ id: z.number(), name: z.string() })

const orNull = (schema: z.ZodMiniType) => (schema instanceof z.ZodMiniNullable ? schema : z.nullable(schema))
type Row = typeof CargoRow.shape
type KeptRow = {
  [W in KeptField as Uncapitalize<W>]: W extends (typeof known)[number]
    ? Row[Uncapitalize<W>]
    : z.ZodMiniType<z.output<Row[Uncapitalize<W>]> | null>
}
// marked, so that the dialog that keeps one does not carry the rows of lists
// @__NO_SIDE_EFFECTS__
const keptOf = ({ shape }: typeof CargoRow) =>
  Object.fromEntries(
    keptFields.map((wire) => {
      const told = shape[inRows(wire)]
      return [inRows(wire), isOf(known, wire) ? told : orNull(told)]
    }),
  ) as KeptRow

/** What a declaration takes over from one that was made or kept before (rules 9.19). */
const taken = {
  ...keptOf(CargoRow),
  transportationCompanyHallId: z.nullable(z.number()),
  kala: goods,
  Bastebandy: z.nullable(packaging),
  loaderTypes: z.array(z.number()),
  typeCode: z.nullable(z.number()),
  /** How the chosen city is called, and what the hall pays to it now, in toman (ours). */
  cityDestinationName: z.nullable(z.string()),
  tariffToman: z.nullable(z.number()),
}

const address = z.nullable(z.object({ id: z.number(), customersInfo: z.object({ name: z.string() }) }))

const load = z.object({
  ...taken,
  loadID: z.number(),
  pishElamBarName: z.string(),
  loadDate: z.string(),
  loadTime: z.string(),
  /** How long ago it was kept. */
  prettyShamsiLoadDate: z.string(),
  /** The sender's. */
  customerAddress: address,
  /** The receiver's (ours). */
  receiverAddress: address,
  ...customersOfCargo,
  createdAt: z.string(),
  loadSource: z.string(),
  loadDestination: z.string(),
  loadNumber: z.number(),
})
/** A kept declaration, as the modal lists it; `load` repeats it for clients that look there (rules 9.19). */
export const PreLoadRow = z.extend(load, { load })
export type PreLoadRow = z.output<typeof PreLoadRow>

/** A cargo of one's own as the form takes it over. */
export const PreviousCargo = z.extend(CargoSheet, {
  kala: goods,
  Bastebandy: packaging,
  cityDestinationName: taken.cityDestinationName,
  tariffToman: taken.tariffToman,
})
export type PreviousCargo = z.output<typeof PreviousCargo>

export const PreviousCargosBody = z.object({
  FromDate: f.optional(f.jalaliDay('از تاریخ')),
  ToDate: f.optional(f.jalaliDay('تا تاریخ')),
  KalaId: f.optional(f.list('کالا', f.id('کالا'), { max: 200 })),
})
