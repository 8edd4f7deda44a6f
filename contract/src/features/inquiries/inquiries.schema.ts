import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { Inquired } from '../customers/customers.schema.ts'
import { notEntered } from '../../kernel/not-given.ts'

export const inquiryKinds = ['national_id', 'postal_code', 'driver_card', 'truck_card'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

const text = z.nullable(z.string())
const year = z.nullable(z.number())
const verdict = {
  isSuccessful: z.boolean(),
  /** The registry did not answer, which refuses nothing. */
  isAway: z.boolean(),
  /** The registry is a fictitious one. */
  isDemo: z.boolean(),
}

/** A driver's card (rules 15.5); days are Jalali, `1407/05/12`. All is null where nothing is confirmed or said. */
export const DriverCard = z.object({
  ...verdict,
  cardNumber: text,
  name: text,
  family: text,
  nationalId: text,
  mobile: text,
  licenceType: text,
  cardValidationYear: year,
  cardValidationMonth: year,
  cardValidationDay: year,
  healthCardExpiryDate: text,
  isActive: z.nullable(z.boolean()),
})
export type DriverCard = z.output<typeof DriverCard>

/** A truck's card (rules 15.5). */
export const TruckCard = z.object({
  ...verdict,
  loadingTypeTitle: text,
  name: text,
  plaqueNumber: text,
  plaqueSerialNumber: text,
  madeYear: year,
  mobile: text,
  technicalInspectionExpiryDate: text,
  vinCode: text,
  isActive: z.nullable(z.boolean()),
})
export type TruckCard = z.output<typeof TruckCard>

/** An inquiry of today, with its answer in the field of its kind. */
export const InquiryRow = z.object({
  id: z.number(),
  kind: z.enum(inquiryKinds),
  number: z.string(),
  askedAt: z.string(),
  inquired: z.nullable(Inquired),
  driverCard: z.nullable(DriverCard),
  truckCard: z.nullable(TruckCard),
})
export type InquiryRow = z.output<typeof InquiryRow>

/** Numbers as they are typed: whether they are any is part of the answer. */
export const askedCards = {
  driver: f.noSecret(
    f.digits('کارت هوشمند یا کد ملی راننده', {
      max: 11,
      missing: notEntered('شمارهٔ کارت یا کد ملی راننده'),
    }),
  ),
  truck: f.noSecret(
    f.digits('کارت هوشمند کامیون', { max: 11, missing: notEntered('شمارهٔ کارت هوشمند کامیون') }),
  ),
}
