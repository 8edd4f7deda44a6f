import { driverActs } from '@bargah/contract/features/drivers/driver-acts.endpoints.ts'
import {
  currentTruckSet,
  currentTruckSetLater,
  driverActivated,
  driverCompleted,
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
import { type Call, sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { done, made, routes, says, whole } from '../../kernel/routes.ts'
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
import { listTrucks, noDriver, showDriver } from './driver-info.views.ts'
import { openDriverPicture, setDriverPicture } from './driver-picture.ts'
import { enterTruck, removeEnteredTruck } from './enter-truck.ts'
import { setCurrentTruck } from './set-current-truck.ts'
import { drivers } from '@bargah/contract/features/drivers/drivers.endpoints.ts'
import { activateDriver } from './activate-driver.ts'
import { completeDriver } from './complete-driver.ts'
import { driverSearch } from '@bargah/contract/features/drivers/driver-search.endpoints.ts'
import type { FileStore } from '../../adapters/files/files.port.ts'
import { listDriverActivity } from './driver-activity.views.ts'
import { listDrivers, listInactiveDrivers, showInactiveDriver } from './drivers.views.ts'
import { findDriver } from './drivers.store.ts'

export const driverSearchRoutes = ({ files }: { files: FileStore }) =>
  routes(driverSearch, {
    listDrivers: (call, { query }) => listDrivers(call.db, query),
    findDriversByNationalId: (call, { query }) => listDrivers(call.db, query),
    findDriversByCard: (call, { query }) => listDrivers(call.db, query),
    findDriversByTruck: (call, { query }) => listDrivers(call.db, { freighterCardNumber: query.cardNumber }),
    findDriversByName: (call, { query }) => listDrivers(call.db, query),
    findDriversByFamily: (call, { query }) => listDrivers(call.db, query),
    findDriversByMobile: (call, { query }) => listDrivers(call.db, query),
    showDriver: (call, { query }) => showDriver(call.db, sessionOf(call), query.driverId),
    listTrucksOfDriver: async (call, { query }) =>
      whole(await listTrucks(call.db, sessionOf(call), query.DriverId)),
    listDriverActivity: async (call, { query }) => {
      if (!(await findDriver(call.db, query))) throw noDriver()
      return listDriverActivity(call.db, query.driverId)
    },
    openDriverPicture: (call, { query }) => openDriverPicture(call, files, query.nationId),
  })

export const driversRoutes = ({ keys }: { keys: KeyRing }) =>
  routes(drivers, {
    listInactiveDrivers: (call, { query }) => listInactiveDrivers(call.db, query.Standing),
    showInactiveDriver: (call, { query }) => showInactiveDriver(call.db, query.Id),
    completeDriver: says(driverCompleted, (call, { body }) => completeDriver(call, body)),
    activateDriver: async (call, { query }) => {
      await activateDriver(call, keys, query.driverId)
      return driverActivated
    },
  })

type Parts = { keys: KeyRing; inquiry: Inquiry; fileSettings: { dailyBytes: number } }

export const driverActsRoutes = ({ keys, inquiry, fileSettings }: Parts) =>
  routes(driverActs, {
    deactivateDriver: async (call, { query }) => {
      await deactivateDriver(call, keys, query.driverId)
      return driverDeactivated
    },
    makeDriverNative: (call, { query }) => makeNative(call, query.driverId, true),
    makeDriverNonNative: (call, { query }) => makeNative(call, query.driverId, false),
    emptyPhoneId: says(phoneEmptied, (call, { query }) => emptyPhone(call, keys, query.driverId)),
    removePhoneId: says(phoneRemoved, (call, { query }) => removePhone(call, keys, query.Id)),
    logOutDriver: async (call, { query }) =>
      done((await logOutDriver(call, query.id)) > 0 ? driverLoggedOut : driverWasOut),
    changeDriverPassword: async (call, { body: { Item1: driverId, Item2: wanted, Item3: nationalId } }) => {
      if (wanted === undefined) return driverPasswordKept
      await changeDriverPassword(call, keys, { driverId, nationalId, wanted })
      return driverPasswordChanged
    },
    changeDriverMobile: says(
      driverMobileChanged,
      (call, { body: { Item1: driverId, Item2: mobile, Item3: nationalId } }) =>
        changeDriverMobile(call, keys, { driverId, nationalId, mobile }),
    ),
    addFreighter: async (call, { body: { DriverId: driverId, FreighterCardNumber: cardNumber } }) =>
      made(freighterAdded, { id: await addFreighter(call, inquiry, { driverId, cardNumber }) }),
    enterTruck: async (call, { body }) => made(truckEntered, { id: await enterTruck(call, body) }),
    removeEnteredTruck: says(enteredTruckRemoved, (call, { body }) => removeEnteredTruck(call, body.Id)),
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
