import { isNationalCode, isSmartCard } from '@bargah/contract/kernel/identity.ts'
import { demoPerson, demoTruck } from './demo-registry.ts'
import { confirmed, type Inquiry, notConfirmed, type OwnRegistry } from './inquiry.port.ts'

/** Needs no network: checksums, own drivers and trucks, and in a demo a fictitious registry (decisions §9). */
export const createBuiltInInquiry = (own: OwnRegistry, { isDemo }: { isDemo: boolean }): Inquiry => ({
  isDemo,
  async person(nationalId) {
    if (!isNationalCode(nationalId)) return notConfirmed
    const known = await own.person(nationalId)
    if (known) return confirmed(known)
    return isDemo ? demoPerson(nationalId) : notConfirmed
  },
  async truck(cardNumber) {
    if (!isSmartCard(cardNumber)) return notConfirmed
    const known = await own.truck(cardNumber)
    if (known) return confirmed(known)
    return isDemo ? demoTruck(cardNumber) : notConfirmed
  },
})
