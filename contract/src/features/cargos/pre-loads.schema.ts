import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { customersOfCargo } from '../customers/customers.schema.ts'
import { CargoSheet, DeclareCargoBody } from './cargos.schema.ts'

const { shape } = z.omit(DeclareCargoBody, {
  TransportationCompanyId: true,
  Isg: true,
  ShippingOrder: true,
  FutureDate: true,
  FutureHour: true,
  FutureMinute: true,
})

/**
 * A declaration to keep under a name and to make again (rules 9.19). What is missing is filled in then; when it is announced,
 * and the identifiers of one load, are no part of it.
 */
export const AddPreLoadBody = z.object({
  Name: f.text('نام پیش‌اعلام', { max: 100 }),
  ...shape,
  CargoSourceLat: f.optional(shape.CargoSourceLat),
  CargoSourceLong: f.optional(shape.CargoSourceLong),
  CargoDistance: f.optional(shape.CargoDistance),
  CargoDuration: f.optional(shape.CargoDuration),
  CargoRange: f.optional(shape.CargoRange),
  KalaWeight: f.optional(shape.KalaWeight),
  BastebandyId: f.optional(shape.BastebandyId),
  LoaderTypeIds: f.optional(f.list('بارگیر', f.id('بارگیر'), { max: 60 })),
  CargoRent: f.optional(shape.CargoRent),
  Tel: f.optional(shape.Tel),
})
export type AddPreLoad = z.output<typeof AddPreLoadBody>

/** Cargos of one's own of which each becomes a pre-load, named after its goods and where it goes. */
export const AddPreLoadsOfCargosBody = z.object({
  CargoIds: f.list('بار', f.id('بار'), { min: 1, max: 100, missing: 'دست‌کم یک بار را انتخاب کنید.' }),
})

const goods = z.object({ id: z.number(), kalaDesc: z.string(), logesticDesc: z.string() })
const packaging = z.object({ id: z.number(), name: z.string() })

/** What a declaration takes over from one that was made or kept before (rules 9.19). */
const taken = {
  isLoadHall: z.boolean(),
  loadHallId: z.nullable(z.number()),
  transportationCompanyHallId: z.nullable(z.number()),
  cityDestinationId: z.nullable(z.number()),
  cargoSource: z.string(),
  cargoDestination: z.string(),
  cargoSourceLat: z.nullable(z.number()),
  cargoSourceLong: z.nullable(z.number()),
  cargoDestinationLat: z.nullable(z.number()),
  cargoDestinationLong: z.nullable(z.number()),
  cargoDistance: z.nullable(z.number()),
  cargoDuration: z.nullable(z.number()),
  cargoRange: z.nullable(z.number()),
  kala: goods,
  kalaId: z.number(),
  kalaValue: z.nullable(z.number()),
  kalaWeight: z.nullable(z.number()),
  Bastebandy: z.nullable(packaging),
  bastebandyId: z.nullable(z.number()),
  bastebandyNumber: z.nullable(z.number()),
  loaderTypes: z.array(z.number()),
  typeCode: z.nullable(z.number()),
  freighterNumber: z.number(),
  cargoRent: z.nullable(z.number()),
  tel: z.nullable(z.string()),
  description: z.string(),
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
