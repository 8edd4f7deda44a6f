import { isLegalId, isNationalCode, isPostalCode, isSmartCard } from '@bargah/contract/kernel/identity.ts'
import {
  demoAddress,
  demoDriverCard,
  demoFirm,
  demoPerson,
  demoTruck,
  demoTruckCard,
  fillDriverCard,
  fillTruckCard,
} from './demo-registry.ts'
import { confirmed, type Inquiry, notConfirmed, type OwnRegistry } from './inquiry.port.ts'

/** Needs no network: checksums, own drivers, trucks and firms, and in a demo a fictitious registry (rules 15.4). */
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
  async driverCard(number) {
    if (!isSmartCard(number) && !isNationalCode(number)) return notConfirmed
    const known = await own.driverCard(number)
    if (known) return confirmed(isDemo ? fillDriverCard(known) : known)
    return isDemo ? demoDriverCard(number) : notConfirmed
  },
  async truckCard(cardNumber) {
    if (!isSmartCard(cardNumber)) return notConfirmed
    const known = await own.truckCard(cardNumber)
    if (known) return confirmed(isDemo ? fillTruckCard(cardNumber, known) : known)
    return isDemo ? demoTruckCard(cardNumber) : notConfirmed
  },
  async citizen(nationalId) {
    if (!isNationalCode(nationalId)) return notConfirmed
    const known = await own.person(nationalId)
    const said = known ? confirmed(known) : isDemo ? demoPerson(nationalId) : notConfirmed
    if (said.is !== 'confirmed') return said
    const { firstName, lastName } = said.value
    return confirmed({ firstName, lastName })
  },
  async firm(legalId) {
    if (!isLegalId(legalId)) return notConfirmed
    const known = await own.firm(legalId)
    if (known) return confirmed(known)
    return isDemo ? demoFirm(legalId) : notConfirmed
  },
  postalCode: async (code) => (isDemo && isPostalCode(code) ? demoAddress(code) : notConfirmed),
})
