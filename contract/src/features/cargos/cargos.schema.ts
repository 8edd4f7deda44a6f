import * as z from 'zod/mini'
import type { Role } from '../../kernel/access.ts'
import * as f from '../../kernel/fields.ts'
import { bulkPackagingId } from '../catalog/catalog.endpoints.ts'
import { addressesOfCargo, customerFilters } from '../customers/customers.schema.ts'
import { cargoFilters, cargoStatuses } from './cargos.states.ts'
import type { RowOf } from '../../kernel/columns.ts'
import { rowOf } from '../../kernel/rows.ts'
import { boardTable, cargoTable, publicCargoColumns } from './cargos.columns.ts'
import { loadShape, mostWeightKg, reroute, toldShape } from './load-fields.schema.ts'
import { notChosen, notEntered, notWritten } from '../../kernel/not-given.ts'

const noHour = 'ساعت اعلام بار را درست وارد کنید؛ ساعت باید از ۰۰ تا ۲۳ باشد.'
const hourToo = 'ساعت اعلام را هم بنویسید.'
const noMinute = 'دقیقهٔ اعلام بار را درست وارد کنید؛ دقیقه باید از ۰۰ تا ۵۹ باشد.'

/** Two characters between the bounds, in any digits. */
const twoDigits = (label: string, min: number, max: number, sentence: string) =>
  f.optional(
    z.pipe(
      f.digits(label, { min: 2, max: 2 }),
      z.transform((sent: string, context) => {
        if (Number(sent) >= min && Number(sent) <= max) return sent
        context.issues.push({ code: 'custom', message: sentence, input: sent })
        return z.NEVER
      }),
    ) as unknown as z.ZodMiniType<string, string>,
  )

const fields = {
  ...loadShape,
  FutureDate: f.optional(f.jalaliDay('تاریخ اعلام')),
  FutureHour: twoDigits('ساعت اعلام', 0, 23, noHour),
  FutureMinute: twoDigits('دقیقهٔ اعلام', 0, 59, noMinute),
}

/** A cargo as declared, and when it is announced (rules 9.3). */
export const DeclareCargoBody = z.object(fields)
export type DeclareCargoInput = z.input<typeof DeclareCargoBody>
export type DeclareCargo = z.output<typeof DeclareCargoBody>

/** A declared cargo as it is to read from now on, whole; when it is announced counts while that is still to come (rules 9.14). */
export const UpdateCargoBody = z.extend(DeclareCargoBody, {
  Id: f.id('بار'),
  /** From which state the edit was begun, as the sheet says; another is refused. Without it whatever stands is written over. */
  EditCount: f.optional(f.integer('شمار ویرایش‌ها', { min: 0, max: 1_000_000 })),
})

export type Declarer = 'company' | 'productOwner'
/** As whom a role declares: a product owner as himself, all others as their company (rules 9.5, 9.6). */
export const declarerOf = (role: Role | null): Declarer =>
  role === 'ProductOwnerAdmin' ? 'productOwner' : 'company'

/** What is decided for whoever declares: a company is itself, a product owner has no hall and no customers (rules 9.6). */
export const decidedForDeclaration = (by: Declarer): (keyof DeclareCargo)[] =>
  by === 'company'
    ? ['TransportationCompanyId']
    : ['IsLoadHall', 'LoadHallId', 'SenderCustomerAddressId', 'ReceiverCustomerAddressId']

/** What single fields cannot say. In: what read well, and who declares. Out: field and sentence of every fault (rules 9.3). */
type Faults = [keyof DeclareCargo, string][]

export function declarationFaults(cargo: Partial<DeclareCargo>, by: Declarer): Faults {
  const faults: Faults = []
  if (by === 'company' && cargo.IsLoadHall === undefined)
    faults.push(['IsLoadHall', notChosen('نوع بار (سالن یا آزاد)')])
  if (by === 'company' && cargo.LoadHallId === undefined) faults.push(['LoadHallId', notChosen('سالن')])
  if (by === 'company' && cargo.CityDestinationId === undefined)
    faults.push(['CityDestinationId', notChosen('شهر مقصد')])
  if (by === 'productOwner' && cargo.TransportationCompanyId === undefined)
    faults.push(['TransportationCompanyId', notChosen('شرکت حمل')])
  faults.push(...destinationFaults(cargo))
  if (cargo.BastebandyId !== bulkPackagingId && cargo.BastebandyNumber === undefined)
    faults.push(['BastebandyNumber', notEntered('تعداد بسته')])
  if (cargo.FutureDate === undefined && (cargo.FutureHour !== undefined || cargo.FutureMinute !== undefined))
    faults.push(['FutureDate', notEntered('تاریخ اعلام')])
  faults.push(...hourFaults(cargo))
  return faults
}

/** With a day both are needed; where neither is said, that is one fault. */
function hourFaults({ FutureDate, FutureHour, FutureMinute }: Partial<DeclareCargo>): Faults {
  if (FutureDate === undefined) return []
  if (FutureHour === undefined && FutureMinute === undefined) return [['FutureHour', hourToo]]
  if (FutureHour === undefined) return [['FutureHour', noHour]]
  return FutureMinute === undefined ? [['FutureMinute', noMinute]] : []
}

/** A destination is a point, or else a city. */
function destinationFaults(cargo: Partial<DeclareCargo>): [keyof DeclareCargo, string][] {
  const points = ['CargoDestinationLat', 'CargoDestinationLong'] as const
  const missing = points.filter((name) => cargo[name] === undefined)
  const isCity = cargo.CityDestinationId !== undefined && missing.length === points.length
  return isCity ? [] : missing.map((name) => [name, reroute])
}

/** Approving or rejecting a product owner's cargo; who rejects says why (rules 9.6). */
export const ReviewCargoBody = z.object({
  Id: f.id('بار'),
  Accept: f.flag('تأیید'),
  Desc: f.optional(f.text('دلیل رد', { max: 500 })),
})
export type ReviewCargo = z.output<typeof ReviewCargoBody>

export const reviewFaults = ({ Accept, Desc }: Partial<ReviewCargo>): [keyof ReviewCargo, string][] =>
  Accept === false && Desc === undefined ? [['Desc', notWritten('دلیل رد')]] : []

const instant = z.string()

export type PublicCargo = RowOf<typeof publicCargoColumns>

/** What else was declared of a cargo: programs fill the edit form from a row (rules 9.14). */
const declared = {
  ...toldShape,
  loaderTypes: z.array(z.number()),
  typeCode: z.number(),
  /** The link by which the company represents the cargo's hall. */
  transportationCompanyHallId: z.nullable(z.number()),
}

/** A row of the declared cargos (rules 9.18), with who sends and who receives. */
export const CargoRow = z.extend(rowOf(cargoTable), {
  ...declared,
  /** Whether its company refused it in review, so that it was never sent. */
  isRejected: z.boolean(),
})
export type CargoRow = z.output<typeof CargoRow>

/** One cargo whole, as its edit form and its page need it. */
export const CargoSheet = z.extend(z.extend(CargoRow, addressesOfCargo), {
  /** While it is in an open round: until when nobody changes it; else null. */
  frozenUntil: z.nullable(instant),
  /** How often it was edited so far; an edit that says it is written only while that is so. */
  editCount: z.number(),
  /** What was typed of a place beside its name in the gazetteer; empty when that was no more. */
  cargoSourceAddress: z.string(),
  cargoDestinationAddress: z.string(),
})
export type CargoSheet = z.output<typeof CargoSheet>

/**
 * An announced cargo as a driver sees it: the row, what reaches him, how the pay comes about (toman), and where it is
 * loaded. `isNextRound`: its hall has a round open without it; `needsTurn`: taking it uses up a turn.
 */
export const CargoCard = z.extend(rowOf(boardTable), {
  /** Rials per tonne-kilometre on the day of its announcement; null where none was published. */
  officialRateRial: z.nullable(z.number()),
  /** Whence its range is measured: the hall, or where a free load is loaded (ours). */
  rangeFromLat: z.number(),
  rangeFromLong: z.number(),
  cargoSourceAddress: z.string(),
  cargoDestinationAddress: z.string(),
  cargoSourceLat: z.number(),
  cargoSourceLong: z.number(),
})
export type CargoCard = z.output<typeof CargoCard>

const dates = {
  FromDate: f.optional(f.jalaliDay('از تاریخ')),
  ToDate: f.optional(f.jalaliDay('تا تاریخ')),
}
export const SearchCargosBody = z.object({
  ...dates,
  KalaId: f.optional(f.list('کالا', f.id('کالا'), { max: 200 })),
  CargoStatus: f.optional(f.oneOf('وضعیت', cargoFilters)),
  /** Some of the statuses themselves (ours). */
  Statuses: f.optional(f.list('وضعیت', f.oneOf('وضعیت', cargoStatuses), { max: cargoStatuses.length })),
  TransportationCompanyId: f.optional(f.id('شرکت حمل')),
  LoadHallCityId: f.optional(f.id('شهر سالن')),
  /** Ours: those alone that wait or are sent although their places contradict each other (docs/decisions/0070). */
  Contradicts: f.optional(f.flag('ناسازگاری جاها')),
  /** Ours: those alone that halls announce now and that look for trucks, as their boards show them (rules 10.1). */
  OnBoard: f.optional(f.flag('در تابلو')),
  ...customerFilters,
})

export const QuoteQuery = z.object({
  LoadHallId: f.optional(f.id('سالن')),
  CityDestinationId: f.optional(f.id('شهر مقصد')),
  TransportationCompanyId: f.optional(f.id('شرکت حمل')),
  CargoDistance: f.optional(f.decimal('مسافت', { min: 0, max: 5_000 })),
  FreighterNumber: f.optional(f.integer('تعداد کامیون', { min: 1, max: 999 })),
  TypeCode: f.optional(f.id('دستهٔ بارگیر')),
  IsLoadHall: f.optional(f.flag('نوع بار (سالن یا آزاد)')),
  /** The cargo that is changed. */
  CargoId: f.optional(f.id('بار')),
  KalaWeight: f.optional(f.integer('وزن بار', { min: 1, max: mostWeightKg })),
  CargoSourceLat: f.optional(f.latitude('عرض جغرافیایی مبدأ')),
  CargoSourceLong: f.optional(f.longitude('طول جغرافیایی مبدأ')),
  CargoDestinationLat: f.optional(f.latitude('عرض جغرافیایی مقصد')),
  CargoDestinationLong: f.optional(f.longitude('طول جغرافیایی مقصد')),
})
/** What declaring would cost (rials) and what rents of this route have been (toman, last 90 days). */
export const Quote = z.object({
  companyFeeRial: z.number(),
  commissionRial: z.number(),
  holdRial: z.number(),
  balanceRial: z.nullable(z.number()),
  /** What is held already for the cargo that is changed. */
  heldRial: z.number(),
  /** Within what a free load's range must lie (km); null = no bound. */
  rangeFromKm: z.nullable(z.number()),
  rangeToKm: z.nullable(z.number()),
  rents: z.nullable(
    z.object({
      sample: z.number(),
      low: z.number(),
      usualFrom: z.number(),
      usualTo: z.number(),
      high: z.number(),
      /** Too few loads weighed alike: rents by tonne-kilometre, for the weight and route that were asked for. */
      byTonneKm: z.boolean(),
    }),
  ),
  /** The rent by the official rate of today, toman; null where weight, route or rate is not known. */
  officialRentToman: z.nullable(z.number()),
})
