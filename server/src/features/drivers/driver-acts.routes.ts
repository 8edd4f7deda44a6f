import { driverActs } from '@bargah/contract/features/drivers/driver-acts.endpoints.ts'
import {
  currentTruckSet,
  currentTruckSetLater,
  driverDeactivated,
  driverIsNative,
  driverIsNonNative,
  driverLoggedOut,
  driverMobileChanged,
  driverPasswordChanged,
  driverPasswordKept,
  driverWasOut,
  enteredTruckRemoved,
  freighterAdded,
  phoneEmptied,
  phoneRemoved,
  pictureSet,
  truckEntered,
} from '@bargah/contract/features/drivers/drivers.text.ts'
import type { Inquiry } from '../../adapters/inquiry/inquiry.port.ts'
import type { Call } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { done, made, routes } from '../../kernel/routes.ts'
import { addFreighter } from './add-freighter.ts'
import {
  changeDriverMobile,
  changeDriverPassword,
  emptyPhone,
  logOutDriver,
  removePhone,
} from './change-driver-account.ts'
import { deactivateDriver } from './deactivate-driver.ts'
import { setNative } from './driver-acts.store.ts'
import { noDriver } from './driver-info.views.ts'
import { setDriverPicture } from './driver-picture.ts'
import { enterTruck, removeEnteredTruck } from './enter-truck.ts'
import { setCurrentTruck } from './set-current-truck.ts'

type Parts = { keys: KeyRing; inquiry: Inquiry; fileSettings: { dailyBytes: number } }

export const driverActsRoutes = ({ keys, inquiry, fileSettings }: Parts) =>
  routes(driverActs, {
    deactivateDriver: async (call, { query }) => {
      await deactivateDriver(call, keys, query.driverId)
      return driverDeactivated
    },
    makeDriverNative: (call, { query }) => makeNative(call, query.driverId, true),
    makeDriverNonNative: (call, { query }) => makeNative(call, query.driverId, false),
    emptyPhoneId: async (call, { query }) => {
      await emptyPhone(call, query.driverId)
      return done(phoneEmptied)
    },
    removePhoneId: async (call, { query }) => {
      await removePhone(call, query.Id)
      return done(phoneRemoved)
    },
    logOutDriver: async (call, { query }) =>
      done((await logOutDriver(call, query.id)) > 0 ? driverLoggedOut : driverWasOut),
    changeDriverPassword: async (call, { body: { Item1: driverId, Item2: wanted, Item3: nationalId } }) => {
      if (wanted === undefined) return driverPasswordKept
      await changeDriverPassword(call, { driverId, nationalId, wanted })
      return driverPasswordChanged
    },
    changeDriverMobile: async (call, { body: { Item1: driverId, Item2: mobile, Item3: nationalId } }) => {
      await changeDriverMobile(call, keys, { driverId, nationalId, mobile })
      return done(driverMobileChanged)
    },
    addFreighter: async (call, { body: { DriverId: driverId, FreighterCardNumber: cardNumber } }) =>
      made(freighterAdded, { id: await addFreighter(call, inquiry, { driverId, cardNumber }) }),
    enterTruck: async (call, { body }) => made(truckEntered, { id: await enterTruck(call, body) }),
    removeEnteredTruck: async (call, { body }) => {
      await removeEnteredTruck(call, body.Id)
      return done(enteredTruckRemoved)
    },
    setCurrentTruck: async (call, { body }) => {
      const { isLater } = await setCurrentTruck(call, body.Id)
      return done(isLater ? currentTruckSetLater : currentTruckSet)
    },
    setDriverPicture: async (call, { body, uploads: [file] }) => {
      if (!file) throw new Error('a photo without its file came past the binder')
      await setDriverPicture(call, { driverId: body.DriverId, file, dailyBytes: fileSettings.dailyBytes })
      return done(pictureSet)
    },
  })

async function makeNative(call: Call, driverId: number, isNative: boolean): Promise<string> {
  await call.write(async (tx) => {
    if (!(await setNative(tx, driverId, isNative))) throw noDriver()
  })
  return isNative ? driverIsNative : driverIsNonNative
}
