import * as z from 'zod/mini'
import { minuteMs, dayMs } from '../../kernel/durations.ts'
import { endpoint, reading } from '../../kernel/endpoint.ts'
import type { Limit } from '../../kernel/limits.ts'
import { askedCards, DriverCard, InquiryRow, TruckCard } from './inquiries.schema.ts'
import { registerDriverRefusals } from '../registration/registration.text.ts'

/** A registry costs money, and tells who somebody is. */
export const inquiryLimits = [
  { by: 'account', most: 30, inMs: minuteMs, kept: 'database' },
  { by: 'account', most: 500, inMs: dayMs, kept: 'database' },
] as const satisfies readonly Limit[]

const access = {
  roles: ['Customer', 'AgentMain', 'TransportationCompanyAdmin', 'CustomerAdvancedMember'],
} as const
/** What is asked is kept until the day is over, and asked of the registry once. */
const card = {
  method: 'GET',
  reply: 'bare',
  effect: 'write',
  changes: ['inquiry'],
  byKey: 'inquiry',
  access,
  limits: inquiryLimits,
} as const

export const inquiries = {
  inquireDriverCard: endpoint({
    ...card,
    path: '/api/DriverApi/InquirDriverSmartCard',
    title: 'استعلام کارت هوشمند راننده',
    reaches: ['outside'],
    refusals: [registerDriverRefusals],
    query: z.object({ driverSmartCard: askedCards.driver }),
    data: DriverCard,
  }),
  inquireTruckCard: endpoint({
    ...card,
    path: '/api/DriverApi/InquirCarSmartCard',
    title: 'استعلام کارت هوشمند کامیون',
    reaches: ['outside'],
    refusals: [registerDriverRefusals],
    query: z.object({ carSmartCard: askedCards.truck }),
    data: TruckCard,
  }),
  /** Ours: what the caller asked today, the newest first. */
  listMyInquiries: endpoint({
    ...reading,
    path: '/api/v1/Inquiry/GetMine',
    about: ['inquiry'],
    byKey: 'inquiry',
    access,
    data: z.array(InquiryRow),
  }),
}
