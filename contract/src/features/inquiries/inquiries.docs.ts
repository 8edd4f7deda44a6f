import type { FeatureDocs } from '../../kernel/docs.ts'
import { DriverCard, TruckCard } from './inquiries.schema.ts'

export const inquiriesDocs: FeatureDocs = {
  calls: {
    inquireDriverCard: 'Asks the registry for the driver behind a smart card or national code.',
    inquireTruckCard: 'Asks the registry for the truck behind a smart card.',
    listMyInquiries: 'Lists the caller’s inquiries of today with their answers.',
  },
  fields: {
    kind: 'What was asked for.',
    number: 'Number that was asked for.',
    askedAt: 'Instant of the inquiry.',
    driverSmartCard: 'Smart card of a driver, seven digits, or his national code.',
    name: 'Given name of the driver, or of who owns the truck.',
    nationalId: 'National code of the driver, ten digits.',
    isActive: 'Whether the card is active; null where it is not confirmed.',
    licenceType: 'Kind of the driving licence.',
    cardValidationYear: 'Jalali year until which the card holds.',
    cardValidationMonth: 'Jalali month until which the card holds.',
    cardValidationDay: 'Day of that month.',
    healthCardExpiryDate: ['Jalali day until which the health card holds.', '1407/05/12'],
    technicalInspectionExpiryDate: ['Jalali day until which the technical inspection holds.', '1407/05/12'],
    vinCode: 'Vehicle identification number.',
    inquired: 'Answer to a national or postal code; null otherwise.',
    driverCard: 'Answer to a driver’s card; null otherwise.',
    truckCard: 'Answer to a truck’s card; null otherwise.',
    id: 'Number of the inquiry.',
  },
  shapes: { DriverCard, TruckCard },
}
