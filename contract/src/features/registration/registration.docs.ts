import type { FeatureDocs } from '../../kernel/docs.ts'
import { enterDriverRefusals, registerDriverRefusals } from './registration.text.ts'

export const registrationDocs: FeatureDocs = {
  calls: {
    lookUpDriver: 'Shows what the registry says of a driver and his truck, before he registers.',
    registerDriver: 'Registers a driver with his truck and shows his account once.',
    enterDriver: 'Enters a driver whom the staff know, without asking the registry.',
    removeEnteredDriver: 'Removes a driver who was just entered and has done nothing.',
  },
  fields: {
    id: 'Driver, an id of `listDrivers`.',
    name: 'Given name of the driver.',
    mobile: 'Mobile number of the driver.',
    nationalId: 'National code of the driver, ten digits.',
    driverActive: 'Whether the driver may work at once.',
    willBeActive: 'Whether all is confirmed, so that he may work at once.',
    phoneId: 'Device that is to be his from now on.',
    cardNumber: 'Number of the driver’s smart card, seven digits.',
  },
  reasons: { RegisterDriverReason: registerDriverRefusals, EnterDriverReason: enterDriverRefusals },
}
