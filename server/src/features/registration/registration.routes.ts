import { unknownDevice } from '@bargah/contract/features/auth/auth.text.ts'
import { registration } from '@bargah/contract/features/registration/registration.endpoints.ts'
import type { DriverLookedUp } from '@bargah/contract/features/registration/registration.schema.ts'
import * as said from '@bargah/contract/features/registration/registration.text.ts'
import { plateFields } from '@bargah/contract/kernel/identity.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import { enterDriver, removeEnteredDriver } from './enter-driver.ts'
import { inquire, type Outside } from './inquire.ts'
import { registerDriver } from './register-driver.ts'
import type { NewDriver } from './registration.rules.ts'

export const registrationRoutes = ({ inquiry, keys }: Outside) =>
  routes(registration, {
    lookUpDriver: async (call, { body }) =>
      presentFound(await inquire(call, { inquiry, keys }, body), inquiry.isDemo),
    registerDriver: async (call, { body }) => {
      const phoneId = deviceOf(body.phoneId)
      const driver = await registerDriver(call, { inquiry, keys }, { ...body, phoneId })
      return presentRegistered(driver)
    },
    enterDriver: async (call, { body }) => made(said.driverEntered, { id: await enterDriver(call, body) }),
    removeEnteredDriver: async (call, { body }) => {
      await removeEnteredDriver(call, body.Id)
      return done(said.enteredDriverRemoved)
    },
  })

/** What old clients send whose device has no id. */
const deviceOf = (phoneId: string | undefined) =>
  phoneId === undefined || phoneId === unknownDevice ? null : phoneId

function presentFound({ truck, ...driver }: NewDriver, isDemo: boolean): DriverLookedUp {
  const isTold = driver.truckInquiry === 'confirmed' && truck !== null
  return {
    personInquiry: driver.personInquiry,
    truckInquiry: driver.truckInquiry,
    name: driver.firstName || null,
    family: driver.lastName || null,
    ...(isTold ? plateFields(truck.plate) : { plaqueNumber: null, plaqueSerialNumber: null }),
    loaderTypeName: isTold ? truck.loaderType.fullName : null,
    willBeActive: driver.isActive,
    isDemo,
  }
}

type Registered = Awaited<ReturnType<typeof registerDriver>>

const presentRegistered = (driver: Registered) => ({
  code: 1 as const,
  message: driver.isActive ? said.driverRegistered : said.driverRegisteredInactive,
  name: driver.firstName,
  family: driver.lastName,
  driverActive: driver.isActive,
  data: { driverId: driver.driverId, userName: driver.username, password: driver.password },
})
