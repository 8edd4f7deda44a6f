import { truckClaimed } from '@bargah/contract/features/notifications/account-notices.text.ts'
import { registerDriverRefusals } from '@bargah/contract/features/registration/registration.text.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { Refusal, refuse } from '../../kernel/errors.ts'
import { makePassword, openAccount } from '../auth/auth.api.ts'
import {
  findTaken,
  giveTruck,
  insertDriver,
  insertTruck,
  listDriversOfTruck,
  lockFreighter,
} from '../drivers/drivers.api.ts'
import { notify } from '../notifications/notifications.api.ts'
import { sendSms } from '../outbox/outbox.api.ts'
import { accountOf } from '../wallet/wallet.api.ts'
import { inquire, type Outside, type WhoRegisters } from './inquire.ts'
import { mayRegister, type NewDriver } from './registration.rules.ts'

type Asked = WhoRegisters & { phoneId: string | null }

/** Active at once when the inquiry confirms driver and truck, else awaiting an administrator (rules 3.3). */
export async function registerDriver(call: Call, outside: Outside, asked: Asked) {
  const driver = await inquire(call, outside, asked)
  const { password, passwordHash } = await makePassword('phone')
  const { mobile, nationalId: username } = asked
  const registered = await call.write(async (tx, now) => {
    const { id, isActive } = await putOnRecord(tx, driver, asked, now)
    const fullName = `${driver.firstName} ${driver.lastName}`.trim() || unnamed
    const account = { username, role: 'Driver', fullName, mobile, driverId: id, passwordHash } as const
    await openAccount(tx, account, now)
    await accountOf(tx, { driverId: id })
    await sendSms(
      tx,
      outside.keys,
      { to: mobile, kind: 'driver_account', values: { username, password } },
      now,
    )
    return { driverId: id, isActive }
  })
  return { username, password, ...driver, ...registered }
}

/** What the account of somebody is called whose name nobody has told yet. */
const unnamed = 'رانندهٔ تازه'

async function putOnRecord(tx: Tx, driver: NewDriver, asked: Asked, at: Date) {
  const { mobile, nationalId, carSmartCard, phoneId } = asked
  const { personInquiry, truckInquiry, firstName, lastName, cardNumber } = driver
  const truck = driver.truck && (await lockTruckOf(tx, driver.truck, carSmartCard, at))
  const isActive = driver.isActive && truck?.drivers.length === 0
  const said = { personInquiry, truckInquiry, truckCardSaid: carSmartCard }
  const who = { nationalId, mobile, firstName, lastName, cardNumber, phoneId, isActive }
  const driverId = await insertDriver(tx, { ...who, ...said }, at)
  if (driverId === undefined) {
    // somebody else was faster
    refuse(mayRegister(await findTaken(tx, { mobile, nationalId, cardNumber })), registerDriverRefusals)
    throw new Refusal('card_taken', registerDriverRefusals.card_taken)
  }
  if (truck) {
    await giveTruck(tx, driverId, truck.id, at)
    await notify(
      tx,
      truck.drivers.map(({ id }) => ({ to: { driverId: id }, ...truckClaimed(carSmartCard) })),
      at,
    )
  }
  return { id: driverId, isActive }
}

type Known = NonNullable<NewDriver['truck']>

/** Puts a truck on record where it is not, and locks it. Out: who drives it. */
async function lockTruckOf(tx: Tx, { id: known, plate, loaderType }: Known, cardNumber: string, at: Date) {
  const id = known ?? (await insertTruck(tx, { cardNumber, plate, loaderTypeId: loaderType.id }, at))
  await lockFreighter(tx, id)
  return { id, drivers: await listDriversOfTruck(tx, id, null) }
}
