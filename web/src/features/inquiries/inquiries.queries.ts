import type { InquiryKind } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { useRead } from '../../kernel/use-read.ts'

export const useInquiries = () => useRead('listMyInquiries')

export type InquiryRequest = { kind: InquiryKind; number: string }
type Told = { onDone: (asked: InquiryRequest) => void; onFailed: (sentence: string) => void }

/** Asks by the call of each kind. */
export function useAsk({ onDone, onFailed }: Told) {
  const national = useWrite('inquireNationalIdLegacy', {
    onDone: (_, { query }) => onDone({ kind: 'national_id', number: String(query.ncode) }),
    onFailed,
  })
  const postal = useWrite('inquirePostalCodeLegacy', {
    onDone: (_, { query }) => onDone({ kind: 'postal_code', number: String(query.postalCode) }),
    onFailed,
  })
  const driver = useWrite('inquireDriverCard', {
    onDone: (_, { query }) => onDone({ kind: 'driver_card', number: String(query.driverSmartCard) }),
    onFailed,
  })
  const truck = useWrite('inquireTruckCard', {
    onDone: (_, { query }) => onDone({ kind: 'truck_card', number: String(query.carSmartCard) }),
    onFailed,
  })
  const asking: Record<InquiryKind, (number: string) => void> = {
    national_id: (ncode) => national.mutate({ query: { ncode } }),
    postal_code: (postalCode) => postal.mutate({ query: { postalCode } }),
    driver_card: (driverSmartCard) => driver.mutate({ query: { driverSmartCard } }),
    truck_card: (carSmartCard) => truck.mutate({ query: { carSmartCard } }),
  }
  return {
    busy: [national, postal, driver, truck].some(({ isPending }) => isPending),
    ask: ({ kind, number }: InquiryRequest) => asking[kind](number),
  }
}
