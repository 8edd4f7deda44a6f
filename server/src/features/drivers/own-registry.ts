import type { OwnRegistry } from '../../adapters/inquiry/inquiry.port.ts'
import type { Db } from '../../kernel/database.ts'
import { findFirm } from '../companies/companies.api.ts'
import { findDriverCard, findTruckCard } from './card-registry.store.ts'
import { findPerson, findTruckByCard } from './drivers.store.ts'

/** The drivers, trucks and companies on record, as an inquiry asks for them. */
export const ownRegistry = (db: Db): OwnRegistry => ({
  async person(nationalId) {
    const person = await findPerson(db, nationalId)
    if (!person?.cardNumber || person.firstName === '') return undefined
    return { ...person, cardNumber: person.cardNumber }
  },
  async truck(cardNumber) {
    const truck = await findTruckByCard(db, cardNumber)
    if (!truck) return undefined
    const { id: _, loaderTypeId, ...plate } = truck
    return { plate, loaderType: String(loaderTypeId) }
  },
  driverCard: (number) => findDriverCard(db, number),
  truckCard: (cardNumber) => findTruckCard(db, cardNumber),
  firm: (legalId) => findFirm(db, legalId),
})
