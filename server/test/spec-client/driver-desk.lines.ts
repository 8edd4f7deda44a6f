import type { Contract } from '@bargah/contract/contract.ts'
import { truckCardThatIs } from '../../src/features/drivers/drivers.build.ts'
import { driverActor } from '../actors.ts'
import { photo } from '../files.ts'
import { next, padded } from '../plain.ts'
import type { Line, ClientRequest } from './line.ts'
import type { World } from './world.ts'

type Driver = Awaited<ReturnType<typeof driverActor>>

/** A line about a driver of its own, asked by an administrator. */
const about = (
  key: keyof Contract,
  call: string,
  say: (driver: Driver) => Omit<ClientRequest, 'token'>,
  told: Pick<Line, 'reads' | 'gives' | 'from'>,
): Line => ({
  key,
  call,
  say: async ({ app, tokens }) => ({ token: tokens.admin, ...say(await app.driverActor()) }),
  ...told,
})

const row = {
  reads: 'id name family nationalId mobile cardNumber registerDate registerTime driverActive driverID',
}
const nativeTold = 'راننده بومی شد؛ نوبت‌های تازهٔ او اعتبار بومی دارند.'
const nonNativeTold = 'راننده غیربومی شد؛ نوبت‌های تازهٔ او اعتبار عادی دارند.'
const passwordTold = 'گذرواژه عوض شد و راننده از سامانه بیرون آمد؛ هنگام ورود گذرواژهٔ خود را برمی‌گزیند.'

async function seenAtHall({ app, tokens, hall }: World) {
  const driver = await app.buildDriver()
  await app.buildEndedTurn((await app.buildTurn(hall.id, driver)).id)
  return { token: tokens.admin, query: { driverId: driver.id } }
}

/** What support does at the page of drivers (rules 5.1). */
export const driverDeskLines: Line[] = [
  about('listDrivers', 'GET api/v1/Driver/GetAllDriverInfo', () => ({}), row),
  about(
    'findDriversByNationalId',
    'GET api/v1/Driver/GetDriverInfoByNationalId',
    ({ nationalId }) => ({ query: { nationalId } }),
    row,
  ),
  about(
    'findDriversByCard',
    'GET api/v1/Driver/GetDriverInfoByCardNumber',
    ({ cardNumber }) => ({ query: { cardNumber } }),
    row,
  ),
  about(
    'findDriversByTruck',
    'GET api/v1/Driver/GetDriverInfoByFreighterCardNumber',
    ({ freighter }) => ({ query: { cardNumber: freighter.cardNumber } }),
    row,
  ),
  about(
    'findDriversByName',
    'GET api/v1/Driver/GetDriverInfoByName',
    ({ firstName: name }) => ({ query: { name } }),
    row,
  ),
  about(
    'findDriversByFamily',
    'GET api/v1/Driver/GetDriverInfoByFamily',
    ({ lastName: family }) => ({ query: { family } }),
    row,
  ),
  about(
    'findDriversByMobile',
    'GET api/v1/Driver/GetDriverInfoByMobile',
    ({ mobile }) => ({ query: { mobile } }),
    row,
  ),
  about('showDriver', 'GET api/v1/Driver/GetDriverInfo', ({ id }) => ({ query: { driverId: id } }), row),
  about('deactivateDriver', 'POST api/v1/Driver/DeactiveDriver', ({ id }) => ({ query: { driverId: id } }), {
    gives: 'راننده غیرفعال شد و دیگر نمی‌تواند وارد شود.',
  }),
  about('makeDriverNative', 'POST api/v1/Driver/NativeDriver', ({ id }) => ({ query: { driverId: id } }), {
    gives: nativeTold,
  }),
  about(
    'makeDriverNonNative',
    'POST api/v1/Driver/NonNativeDriver',
    ({ id }) => ({ query: { driverId: id } }),
    { gives: nonNativeTold },
  ),
  about('emptyPhoneId', 'POST api/v1/Driver/EmptyPhoneId', ({ id }) => ({ query: { driverId: id } }), {
    reads: 'message',
  }),
  about('removePhoneId', 'POST api/DriverApi/RemovePhoneId', ({ id }) => ({ query: { Id: id } }), {
    reads: 'message',
  }),
  about('logOutDriver', 'GET api/DriverApi/LogOutDriver', ({ id }) => ({ query: { id } }), {
    reads: 'message',
  }),
  about(
    'changeDriverPassword',
    'POST api/v1/Driver/ChangePassDriver',
    ({ id, nationalId }) => ({ body: { Item1: id, Item2: 'hamoon', Item3: nationalId } }),
    { gives: passwordTold },
  ),
  about(
    'changeDriverMobile',
    'POST api/v1/Driver/ChangePhoneNumber',
    ({ id, nationalId }) => ({ body: { Item1: id, Item2: `0915${padded(next(), 7)}`, Item3: nationalId } }),
    { reads: 'message' },
  ),
  {
    key: 'listDriverActivity',
    call: 'GET api/DriverActivityApi/GetDriverActivityBySalonId',
    say: seenAtHall,
    reads: 'memberFullName dateCreated timeCreated description',
  },
  about(
    'listTrucksOfDriver',
    'GET /api/v1/DriverToFreighter/GetByDriverId',
    ({ id }) => ({ query: { DriverId: id } }),
    { reads: 'freighterCardNumber plaqueNumber plaqueSerialNumber loadingTypeTitle madeYear' },
  ),
  about(
    'addFreighter',
    'POST /api/v1/Driver/AddFreighter',
    ({ id }) => ({ body: { FreighterCardNumber: truckCardThatIs('confirmed'), DriverId: id } }),
    { reads: 'message' },
  ),
  {
    key: 'openDriverPicture',
    call: 'GET api/DriverApi/GetDriverPicture',
    say: async ({ app, tokens }) => {
      const { id, nationalId } = await app.buildDriver()
      const body = { DriverId: id, File: new Blob([await photo()]) }
      await app.call('setDriverPicture', { token: tokens.admin, body })
      return { token: tokens.admin, query: { nationId: nationalId } }
    },
  },
]
