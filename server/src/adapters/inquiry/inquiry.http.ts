import { isSmartCard, parsePlate } from '@bargah/contract/kernel/identity.ts'
import * as z from 'zod/mini'
import type { Outside } from '../../kernel/outside.ts'
import { basicAuth, InquiryUnusable } from './ask.ts'
import { confirmed, type InquiryCredentials, type Inquiry, notConfirmed } from './inquiry.port.ts'

const text = z.string().check(z.minLength(1))
const card = z.string().check(z.refine(isSmartCard))
const No = z.object({ confirmed: z.literal(false) })
const Person = z.union([
  z.object({ confirmed: z.literal(true), firstName: text, lastName: text, cardNumber: card }),
  No,
])
const Truck = z.union([z.object({ confirmed: z.literal(true), plate: text, loaderType: text }), No])
const said = z.nullish(z.string())
const DriverCard = z.union([
  z.object({
    confirmed: z.literal(true),
    firstName: text,
    lastName: text,
    cardNumber: card,
    nationalId: z.string().check(z.regex(/^\d{10}$/)),
    mobile: said,
    licence: said,
    validUntil: said,
    healthCardUntil: said,
    isActive: z.boolean(),
  }),
  No,
])
const TruckCard = z.union([
  z.object({
    confirmed: z.literal(true),
    plate: text,
    loaderType: text,
    name: said,
    madeYear: z.nullish(z.number()),
    mobile: said,
    inspectionUntil: said,
    vin: said,
    isActive: z.boolean(),
  }),
  No,
])
const Citizen = z.union([z.object({ confirmed: z.literal(true), firstName: text, lastName: text }), No])
const Firm = z.union([z.object({ confirmed: z.literal(true), name: text }), No])
const Address = z.union([
  z.object({ confirmed: z.literal(true), province: text, city: text, address: text }),
  No,
])

/** What a registry confirms, without saying that it does; null is that it knows nothing of the number. */
function answerOf<T extends object>(said: ({ confirmed: true } & T) | { confirmed: false } | null) {
  if (!said?.confirmed) return notConfirmed
  const { confirmed: _, ...known } = said
  return confirmed(known as unknown as T)
}

/**
 * A registry that speaks JSON (docs/decisions/0034, 0040): `POST /driver` { nationalId }, `/truck` { cardNumber }, `/person`
 * { nationalId }, `/driver-card` { number }, `/truck-card` { cardNumber }, `/legal` { legalId } and `/postal-code` { postalCode } under Basic authentication, the company's code in
 * `x-company-code`.
 */
export function createHttpInquiry(service: Outside, plain: InquiryCredentials): Inquiry {
  async function ask<S extends z.ZodMiniType>(path: string, json: object, shape: S, as = plain) {
    const headers = { ...basicAuth(as), ...(as.companyCode && { 'x-company-code': as.companyCode }) }
    const reply = await service.ask({ method: 'POST', path, headers, json, mayRepeat: true })
    if (reply.status === 404) return null
    if (reply.status === 401 || reply.status === 403) throw new InquiryUnusable('credentials refused')
    if (reply.status !== 200) throw new InquiryUnusable(`status ${reply.status}`)
    return readReply(reply.text, shape)
  }
  return {
    isDemo: false,
    person: async (nationalId, as) => answerOf(await ask('/driver', { nationalId }, Person, as)),
    async truck(cardNumber, as) {
      const said = await ask('/truck', { cardNumber }, Truck, as)
      if (!said?.confirmed) return notConfirmed
      const plate = parsePlate(said.plate)
      if (!plate) throw new InquiryUnusable('a plate that is none')
      return confirmed({ plate, loaderType: said.loaderType })
    },
    async driverCard(number, as) {
      const known = await ask('/driver-card', { number }, DriverCard, as)
      if (!known?.confirmed) return notConfirmed
      const {
        confirmed: _,
        mobile = null,
        licence = null,
        validUntil = null,
        healthCardUntil = null,
        ...rest
      } = known
      return confirmed({ ...rest, mobile, licence, validUntil, healthCardUntil })
    },
    async truckCard(cardNumber, as) {
      const known = await ask('/truck-card', { cardNumber }, TruckCard, as)
      if (!known?.confirmed) return notConfirmed
      const {
        confirmed: _,
        name = null,
        madeYear = null,
        mobile = null,
        inspectionUntil = null,
        vin = null,
        ...rest
      } = known
      const plate = parsePlate(rest.plate)
      if (!plate) throw new InquiryUnusable('a plate that is none')
      return confirmed({ ...rest, plate, name, madeYear, mobile, inspectionUntil, vin })
    },
    citizen: async (nationalId, as) => answerOf(await ask('/person', { nationalId }, Citizen, as)),
    firm: async (legalId, as) => answerOf(await ask('/legal', { legalId }, Firm, as)),
    postalCode: async (postalCode, as) => answerOf(await ask('/postal-code', { postalCode }, Address, as)),
  }
}

function readReply<S extends z.ZodMiniType>(body: string, shape: S): z.output<S> {
  try {
    return z.parse(shape, JSON.parse(body))
  } catch {
    throw new InquiryUnusable('a reply that is not as agreed')
  }
}
