import { isSmartCard } from '@bargah/contract/kernel/identity.ts'
import type { KnownDriverCard, KnownTruckCard } from '../../adapters/inquiry/inquiry.port.ts'
import type { Db } from '../../kernel/database.ts'

/** A driver as his card would have him, by the card's number or his national code. His mobile is his own to tell. */
export async function findDriverCard(db: Db, number: string): Promise<KnownDriverCard | undefined> {
  const found = await db
    .selectFrom('drivers')
    .select(['firstName', 'lastName', 'cardNumber', 'nationalId', 'isActive'])
    .where(isSmartCard(number) ? 'cardNumber' : 'nationalId', '=', number)
    .executeTakeFirst()
  if (!found?.cardNumber || found.firstName === '') return undefined
  const unsaid = { mobile: null, licence: null, validUntil: null, healthCardUntil: null }
  return { ...found, cardNumber: found.cardNumber, ...unsaid }
}

/** A truck as its card would have it; one that is on record is in use. */
export async function findTruckCard(db: Db, cardNumber: string): Promise<KnownTruckCard | undefined> {
  const found = await db
    .selectFrom('freighters')
    .select(['plateTwo', 'plateLetter', 'plateThree', 'plateRegion', 'loaderTypeId', 'madeYear'])
    .where('cardNumber', '=', cardNumber)
    .executeTakeFirst()
  if (!found) return undefined
  const { plateTwo: two, plateLetter: letter, plateThree: three, plateRegion: region } = found
  return {
    plate: { two, letter, three, region },
    loaderType: String(found.loaderTypeId),
    madeYear: found.madeYear,
    name: null,
    mobile: null,
    inspectionUntil: null,
    vin: null,
    isActive: true,
  }
}
