import * as z from 'zod/mini'
import { notChosen } from '../../kernel/not-given.ts'
import * as f from '../../kernel/fields.ts'

/** What is said of a place or a route that is not known. */
export const reroute = 'مسیر دوباره محاسبه شود: مبدأ و مقصد را از فهرست انتخاب کنید.'

/** A typing error beyond this; what one truck may carry is far less (`doubtOfWeight`). */
export const mostWeightKg = 200_000

const number = z.number()
const numberOrNone = z.nullable(number)
const aboveZero = (label: string, max: number) =>
  f.integer(label, { min: 1, max, tooSmall: `${label} باید بیشتر از صفر باشد.` })

/**
 * A field of a load: our name for it, which is that of its columns too, and how it is read. `tells`: what a row holds of it,
 * where no column of the list says so. A pre-load keeps it unless it is of one load alone.
 */
type Field = { name: string; reads: z.ZodMiniType; tells?: z.ZodMiniType; isOfOneLoad?: true }

/**
 * What is declared of a load, each field once, by its name in requests; rows call it the same with a small first letter
 * (rules 9.3, docs/decisions/0085). Money in toman, weight in kg, distance in km, duration in hours.
 */
export const loadFields = {
  IsLoadHall: { name: 'isHall', reads: f.optional(f.flag('نوع بار (سالن یا آزاد)')) },
  LoadHallId: { name: 'hallId', reads: f.optional(f.id('سالن')) },
  CityDestinationId: { name: 'destinationCityId', reads: f.optional(f.id('شهر مقصد')), tells: numberOrNone },
  TransportationCompanyId: { name: 'companyId', reads: f.optional(f.id('شرکت حمل')), isOfOneLoad: true },
  SenderCustomerAddressId: { name: 'senderAddressId', reads: f.optional(f.id('نشانی فرستنده')) },
  ReceiverCustomerAddressId: { name: 'receiverAddressId', reads: f.optional(f.id('نشانی گیرنده')) },
  CargoSource: { name: 'origin', reads: f.text('مبدأ', { max: 300 }) },
  CargoDestination: { name: 'destination', reads: f.text('مقصد', { max: 300 }) },
  CargoSourceLat: { name: 'originLatitude', reads: f.latitude('عرض جغرافیایی مبدأ', reroute), tells: number },
  CargoSourceLong: {
    name: 'originLongitude',
    reads: f.longitude('طول جغرافیایی مبدأ', reroute),
    tells: number,
  },
  /** Without them the destination is the city. */
  CargoDestinationLat: {
    name: 'destinationLatitude',
    reads: f.optional(f.latitude('عرض جغرافیایی مقصد', reroute)),
    tells: number,
  },
  CargoDestinationLong: {
    name: 'destinationLongitude',
    reads: f.optional(f.longitude('طول جغرافیایی مقصد', reroute)),
    tells: number,
  },
  /** What the client measured: it must be sent, and counts nowhere (docs/decisions/0070). */
  CargoDistance: { name: 'distanceKm', reads: f.decimal('مسافت', { min: 0, max: 5_000, missing: reroute }) },
  CargoDuration: {
    name: 'durationHours',
    reads: f.decimal('زمان راه', { min: 0, max: 500, missing: reroute }),
  },
  CargoRange: { name: 'rangeKm', reads: f.integer('محدودهٔ انتخاب', { min: 0, max: 5_000 }), tells: number },
  KalaId: { name: 'goodsId', reads: f.id('نوع کالا') },
  KalaValue: {
    name: 'goodsValueToman',
    reads: f.optional(f.integer('ارزش کالا', { min: 0, max: 99_999_999_999_999 })),
    tells: numberOrNone,
  },
  KalaWeight: { name: 'weightKg', reads: aboveZero('وزن بار', mostWeightKg) },
  BastebandyId: { name: 'packagingId', reads: f.id('بسته‌بندی'), tells: number },
  BastebandyNumber: { name: 'packagingCount', reads: f.optional(aboveZero('تعداد بسته', 1_000_000)) },
  /** In rows `loaderTypes`; of a cargo they stand in a table of their own. */
  LoaderTypeIds: {
    name: 'loaderTypeIds',
    reads: f.list('بارگیر', f.id('بارگیر'), { min: 1, max: 60, missing: notChosen('دست‌کم یک بارگیر') }),
  },
  FreighterNumber: { name: 'truckCount', reads: aboveZero('تعداد کامیون', 999) },
  CargoRent: { name: 'rentToman', reads: aboveZero('کرایه', 99_999_999_999_999) },
  Tel: { name: 'tel', reads: f.phone('تلفن هماهنگی') },
  Description: { name: 'description', reads: f.optional(f.text('توضیح بار', { max: 1_000 })) },
  Isg: { name: 'isg', reads: f.optional(f.text('کد آی‌اس‌جی', { max: 50 })), isOfOneLoad: true },
  ShippingOrder: {
    name: 'shippingOrder',
    reads: f.optional(f.text('دستور حمل', { max: 50 })),
    isOfOneLoad: true,
  },
} as const satisfies Record<string, Field>

type Fields = typeof loadFields
export type LoadField = keyof Fields
/** Those that are a column each: all but the loader types. */
export type ColumnField = Exclude<LoadField, 'LoaderTypeIds'>
export type KeptField = {
  [W in ColumnField]: Fields[W] extends { isOfOneLoad: true } ? never : W
}[ColumnField]
export type OurName<W extends LoadField> = Fields[W]['name']

const all = Object.entries(loadFields) as [LoadField, Field][]
export const columnFields = all.flatMap(([wire]) => (wire === 'LoaderTypeIds' ? [] : wire))
export const keptFields = columnFields.filter(
  (wire): wire is KeptField => !('isOfOneLoad' in loadFields[wire]),
)

/** In: a field's name in requests. Out: its name in rows. */
export const inRows = <W extends string>(wire: W) =>
  `${wire.charAt(0).toLowerCase()}${wire.slice(1)}` as Uncapitalize<W>

export const loadShape = Object.fromEntries(all.map(([wire, { reads }]) => [wire, reads])) as {
  -readonly [W in LoadField]: Fields[W]['reads']
}

type Told<W extends LoadField> = Fields[W] extends { tells: infer Schema } ? Schema : never
/** What rows hold of it beside the list's columns. */
export const toldShape = Object.fromEntries(
  all.flatMap(([wire, { tells }]) => (tells ? [[inRows(wire), tells]] : [])),
) as { [W in LoadField as [Told<W>] extends [never] ? never : Uncapitalize<W>]: Told<W> }

export type InOurWords<Body> = { [W in keyof Body as W extends LoadField ? OurName<W> : never]: Body[W] }
/** In: a declaration as it was read. Out: its fields by our names. */
export const inOurWords = <Body extends { [W in LoadField]?: unknown }>(body: Body) =>
  Object.fromEntries(
    all.flatMap(([wire, { name }]) => (wire in body ? [[name, body[wire]]] : [])),
  ) as InOurWords<Body>
