import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { rowOf } from '../../kernel/rows.ts'
import { addressesOfCargo, customerFilters, customersOfCargo } from '../customers/customers.schema.ts'
import { documentTypes } from '../documents/documents.states.ts'
import { wordLength } from './permits.text.ts'
import { type PermitCode, permitCodeFaults, readPermitCode } from './permit-code.ts'
import { permitStatuses } from './permits.states.ts'
import { permitTable } from './permits.columns.ts'
import { voidingFields } from './voiding.schema.ts'

/** IsWeb and ReserveType of old clients are read by nobody. Ids are checked against the session, never trusted. */
export const ReserveBody = z.object({
  CargoId: f.id('بار'),
  DriverTurnId: f.optional(f.id('نوبت')),
  FreighterId: f.optional(f.id('ناوگان')),
  DriverId: f.optional(f.id('راننده')),
  /** Ours: by which a company's staff know the driver, and the code that he told them (rules 10.4). */
  NationalId: f.optional(f.digits('کد ملی راننده', { min: 10, max: 10 })),
  ConfirmCode: f.optional(f.secret(f.digits('کدی که راننده گفت', { min: wordLength, max: wordLength }))),
  DriverLat: f.optional(f.latitude('عرض جغرافیایی')),
  DriverLong: f.optional(f.longitude('طول جغرافیایی')),
})
export type Reserve = z.output<typeof ReserveBody>

/** CancelType of old clients is read by nobody: on whose side a permit is voided, the session says (rules 12.8). */
export const VoidPermitBody = z.object({
  Id: f.id('مجوز'),
  Desc: f.optional(f.text('دلیل ابطال', { max: 500 })),
})

/** Which turn returns, and the voided permit that had used it up; none for a turn that ended with its hall (rules 8.10, 8.12). */
export const GiveTurnBackBody = z.object({ Item1: f.id('نوبت'), Item2: f.optional(f.id('مجوز')) })

/** How the turn of a voided permit would return: with which number, for how long (null = without end), behind how many. */
export const TurnBackPreview = z.object({
  turnNumber: z.number(),
  refusal: z.nullable(z.string()),
  hoursLeft: z.nullable(z.number()),
  aheadCount: z.number(),
})
export type TurnBackPreview = z.output<typeof TurnBackPreview>

export const SearchPermitsBody = z.object({
  FromDate: f.optional(f.jalaliDay('از تاریخ')),
  ToDate: f.optional(f.jalaliDay('تا تاریخ')),
  DriverCardNumber: f.optional(f.digits('کارت هوشمند راننده', { max: 11 })),
  FreighterCardNumber: f.optional(f.digits('کارت هوشمند ناوگان', { max: 11 })),
  DriverReserveStatus: f.optional(f.oneOf('وضعیت', permitStatuses)),
  KalaId: f.optional(f.list('کالا', f.id('کالا'), { max: 200 })),
  TransportationCompanyId: f.optional(f.id('شرکت حمل')),
  LoadHallCityId: f.optional(f.id('شهر سالن')),
  ...customerFilters,
})
export type SearchPermits = z.output<typeof SearchPermitsBody>

/** A row of the issued permits (rules 12.10). */
export const PermitRow = z.extend(rowOf(permitTable), {
  driverLoadReserveID: z.number(),
  /** Both parts of the plate in one. */
  plaque: z.string(),
})
export type PermitRow = z.output<typeof PermitRow>

/**
 * One permit with its steps so far and its money (rials), for the drawer. What the company pays is null for drivers and
 * organisations, and they read by which kind of user each step was made, not by whom.
 */
export const PermitDetail = z.extend(PermitRow, {
  ...addressesOfCargo,
  /** Twelve digits that prove the permit at `/verify`. */
  code: z.string(),
  netPayToman: z.number(),
  driverFeeRial: z.number(),
  companyFeeRial: z.nullable(z.number()),
  commissionRial: z.nullable(z.number()),
  /** What of it went back when the permit was voided; the company's share together, to whom its prices are shown. */
  driverRefundRial: z.number(),
  companyRefundRial: z.nullable(z.number()),
  voidReason: z.nullable(z.string()),
  /** Whether its company may upload drafts. */
  insertDraft: z.boolean(),
  /** When, by whom and in which line of the hall's log the turn of a voided permit came back; null while it has not. */
  turnReturn: z.nullable(
    z.object({ at: z.string(), by: z.nullable(z.string()), line: z.nullable(z.number()) }),
  ),
  events: z.array(
    z.object({
      status: z.literal(permitStatuses),
      at: z.string(),
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
      /** The document that was taken back by this step; `note` says why. */
      withdrawn: z.nullable(z.object({ type: z.literal(documentTypes), title: z.string() })),
    }),
  ),
})
export type PermitDetail = z.output<typeof PermitDetail>

/** The driver's own open permit (rules 12.11). */
export const MyPermit = z.object({
  id: z.number(),
  code: z.string(),
  status: z.literal(permitStatuses),
  cargoId: z.number(),
  issuedAt: z.string(),
  cargoSource: z.string(),
  cargoDestination: z.string(),
  cargoDistance: z.number(),
  kalaDesc: z.string(),
  bastebandyName: z.string(),
  bastebandyNumber: z.nullable(z.number()),
  kalaWeight: z.number(),
  cargoRent: z.number(),
  netPayToman: z.number(),
  driverFeeRial: z.number(),
  officialRateRial: z.nullable(z.number()),
  transportationCompanyName: z.string(),
  transportationCompanyMobile: z.nullable(z.string()),
  tel: z.string(),
  plaqueNumber: z.string(),
  plaqueSerialNumber: z.string(),
  description: z.string(),
})
export type MyPermit = z.output<typeof MyPermit>

/**
 * A permit as its driver carries it on the phone: what proves it, and what he asks of it on the road. `qrText` is what the
 * square on the paper says too, null once the permit is voided; `since` is when it came to its status.
 */
export const PermitPass = z.extend(MyPermit, {
  qrText: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
  loaderTypeName: z.string(),
  since: z.string(),
  voidReason: z.nullable(z.string()),
  ...voidingFields,
  /** What this route paid (toman), when it is a hall's route and enough loads went it. */
  rents: z.nullable(
    z.object({
      sample: z.number(),
      days: z.number(),
      low: z.number(),
      usualFrom: z.number(),
      usualTo: z.number(),
      high: z.number(),
    }),
  ),
})
export type PermitPass = z.output<typeof PermitPass>

/** The print data of a permit (rules 12.6), plain values; the printed sheet words them. */
export const PermitSheet = z.object({
  id: z.number(),
  code: z.string(),
  reserveDate: z.string(),
  reserveTime: z.string(),
  status: z.literal(permitStatuses),
  cargoId: z.number(),
  cargoSource: z.string(),
  cargoDestination: z.string(),
  cargoDistance: z.number(),
  name: z.string(),
  family: z.string(),
  driverCardNumber: z.nullable(z.string()),
  nationalId: z.string(),
  mobile: z.string(),
  loaderTypeName: z.string(),
  plaqueNumber: z.string(),
  plaqueSerialNumber: z.string(),
  freighterCardNumber: z.string(),
  kalaDesc: z.string(),
  kalaWeight: z.number(),
  kalaValue: z.nullable(z.number()),
  bastebandyName: z.string(),
  bastebandyNumber: z.nullable(z.number()),
  cargoRent: z.number(),
  description: z.string(),
  transportationCompanyName: z.string(),
  ...customersOfCargo,
  ...addressesOfCargo,
  tel: z.string(),
  loadHallName: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
  priority: z.nullable(z.number()),
  roundOpensAt: z.nullable(z.string()),
  issuedAt: z.string(),
  voidReason: z.nullable(z.string()),
  ledgerCode: z.nullable(z.string()),
})
export type PermitSheet = z.output<typeof PermitSheet>

const permitCode = f.field<PermitCode, string>(
  'کد بررسی',
  { type: 'string', examples: ['584123076637'] },
  (value) => {
    const read = readPermitCode(String(value))
    return 'fault' in read ? read : { value: read }
  },
  permitCodeFaults.empty,
)
export const VerifyQuery = z.object({ Code: permitCode })

/** The public keys of permit codes as JSON Web Keys (RFC 8037); `kid` is the key id that a signed code names. */
export const PublicPermitKeys = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})
export type PublicPermitKeys = z.output<typeof PublicPermitKeys>

/** What anybody with the code may know. All null when it is not ours. No reason of a voiding: people write names there. */
export const VerifiedPermit = z.object({
  genuine: z.boolean(),
  status: z.nullable(z.literal(permitStatuses)),
  id: z.nullable(z.number()),
  cargoId: z.nullable(z.number()),
  issuedAt: z.nullable(z.string()),
  cargoSource: z.nullable(z.string()),
  cargoDestination: z.nullable(z.string()),
  kalaDesc: z.nullable(z.string()),
  kalaWeight: z.nullable(z.number()),
  /** The hall in whose public log its load stands. */
  loadHallId: z.nullable(z.number()),
  loadHallName: z.nullable(z.string()),
  /** What it went through, without who did it and with what words. */
  course: z.array(z.object({ status: z.literal(permitStatuses), at: z.string() })),
  plaqueNumber: z.nullable(z.string()),
  plaqueSerialNumber: z.nullable(z.string()),
  /** The last four digits: who types a code in need not have the paper. */
  freighterCardTail: z.nullable(z.string()),
  transportationCompanyName: z.nullable(z.string()),
})
export type VerifiedPermit = z.output<typeof VerifiedPermit>
