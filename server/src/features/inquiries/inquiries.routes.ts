import type { Inquired } from '@bargah/contract/features/customers/customers.schema.ts'
import { inquiries } from '@bargah/contract/features/inquiries/inquiries.endpoints.ts'
import type {
  DriverCard,
  InquiryKind,
  InquiryRow,
  TruckCard,
} from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { isoInstant, startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { sessionOf } from '../../kernel/call.ts'
import { routes } from '../../kernel/routes.ts'
import { askOnce } from './ask-once.ts'
import { inquireDriverCard, inquireTruckCard, type Registry } from './inquire-cards.ts'
import { listAsked } from './inquiries.store.ts'

export const inquiriesRoutes = (registry: Registry) =>
  routes(inquiries, {
    inquireDriverCard: (call, { query: { driverSmartCard: number } }) =>
      askOnce(call, { kind: 'driver_card', number }, () => inquireDriverCard(call, registry, number)),
    inquireTruckCard: (call, { query: { carSmartCard: number } }) =>
      askOnce(call, { kind: 'truck_card', number }, () => inquireTruckCard(call, registry, number)),
    listMyInquiries: async (call) => {
      const since = startOfTehranDay(await call.now())
      return (await listAsked(call.db, sessionOf(call).userId, since)).map(presentAsked)
    },
  })

type Asked = Awaited<ReturnType<typeof listAsked>>[number]

/** An inquiry with its answer in the field of its kind; what was kept is what the calls gave. */
const presentAsked = ({ id, kind, number, askedAt, answer }: Asked): InquiryRow => ({
  id,
  kind: kind as InquiryKind,
  number,
  askedAt: isoInstant(askedAt),
  inquired: kind === 'national_id' || kind === 'postal_code' ? (answer as Inquired) : null,
  driverCard: kind === 'driver_card' ? (answer as DriverCard) : null,
  truckCard: kind === 'truck_card' ? (answer as TruckCard) : null,
})
