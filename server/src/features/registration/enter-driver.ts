import type { EnterDriverBody } from '@bargah/contract/features/registration/registration.schema.ts'
import { noSuchLoader } from '@bargah/contract/features/drivers/drivers.text.ts'
import {
  enteredDriverInUse,
  enterDriverRefusals,
} from '@bargah/contract/features/registration/registration.text.ts'
import type { output } from 'zod/mini'
import type { Call } from '../../kernel/call.ts'
import { violates } from '../../kernel/database.ts'
import { notFound, Refusal, refuse } from '../../kernel/errors.ts'
import { noPassword, openAccount } from '../auth/auth.api.ts'
import {
  findTaken,
  giveTruck,
  insertDriver,
  insertTruck,
  listDriversOfTruck,
  lockFreighter,
  removeNewDriver,
} from '../drivers/drivers.api.ts'
import { accountOf } from '../wallet/wallet.api.ts'
import { mayRegister } from './registration.rules.ts'

/** Puts a driver on record as staff know him, active unless somebody drives his truck. Out: his id. */
export const enterDriver = (call: Call, said: output<typeof EnterDriverBody>): Promise<number> =>
  call.write(async (tx, now) => {
    const { FirstName: firstName, LastName: lastName, NationalId: nationalId, Mobile: mobile } = said
    const { CardNumber: cardNumber, FreighterCardNumber: truckCardSaid, LoaderTypeId: loaderTypeId } = said
    const taken = await findTaken(tx, { mobile, nationalId, cardNumber })
    refuse(mayRegister(taken) ?? (taken.card ? 'card_taken' : null), enterDriverRefusals)
    const truck = { cardNumber: truckCardSaid, plate: said.Plate, loaderTypeId }
    const truckId = await insertTruck(tx, truck, now).catch((error: unknown) => {
      throw violates(error, 'freighters_loader_type_id_fkey') ? new Refusal('no_loader', noSuchLoader) : error
    })
    await lockFreighter(tx, truckId)
    const isActive = (await listDriversOfTruck(tx, truckId, null)).length === 0
    const inquiry = { personInquiry: 'away', truckInquiry: 'away' } as const
    const who = {
      nationalId,
      mobile,
      firstName,
      lastName,
      cardNumber,
      phoneId: null,
      isActive,
      truckCardSaid,
    }
    const driverId = await insertDriver(tx, { ...who, ...inquiry }, now)
    if (driverId === undefined) throw new Refusal('card_taken', enterDriverRefusals.card_taken)
    const fullName = `${firstName} ${lastName}`
    const account = { username: nationalId, role: 'Driver', fullName, mobile, driverId } as const
    await Promise.all([
      giveTruck(tx, driverId, truckId, now),
      openAccount(tx, { ...account, passwordHash: noPassword }, now),
      accountOf(tx, { driverId }),
    ])
    return driverId
  })

/** Takes back a driver of whom nothing came yet: he never signed in and nothing is in his name. */
export const removeEnteredDriver = (call: Call, id: number): Promise<void> =>
  call.write(async (tx) => {
    const removed = await removeNewDriver(tx, id)
    if (removed === 'used') throw new Refusal('in_use', enteredDriverInUse)
    if (removed === 'absent') throw notFound('این راننده')
  })
