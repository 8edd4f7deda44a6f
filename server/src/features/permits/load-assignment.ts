import type { Db, Tx } from '../../kernel/database.ts'
import { type CargoFacts, findFreezing, isForDriver } from '../cargos/cargos.api.ts'
import { findHall } from '../halls/halls.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import type { AssignFacts } from './assign.rules.ts'
import { isInForce } from './reserve-free-cargo.ts'
import { findOthersTurn, findReserveSettings, hasOpenPermit } from './reserve.store.ts'

type Asked = {
  cargo: CargoFacts
  driver: { id: number; isActive: boolean }
  truck: { freighterId: number; loaderTypeId: number }
}

/** What assigning a load depends on, and how the permit would be billed; in a transaction what is locked stays so. */
export async function loadAssignment(db: Db | Tx, { cargo, driver, truck }: Asked, now: Date) {
  const settings = await findReserveSettings(db, cargo.id)
  const hall = cargo.hallId === null ? null : await findHall(db, cargo.hallId)
  const othersTurn = await findOthersTurn(db, driver.id, truck.freighterId)
  const balanceRial = await balanceOf(db, { driverId: driver.id })
  const facts: AssignFacts = {
    cargo,
    hallIsClosed: hall?.isActive === false,
    frozenUntil: (await findFreezing(db, cargo.id))?.closesAt ?? null,
    companyAllows: settings.loadSystemReserve,
    isForHim: await isForDriver(db, cargo, driver.id),
    driver: { isActive: driver.isActive, loaderTypeId: truck.loaderTypeId },
    hasOpenPermit: await hasOpenPermit(db, driver.id, truck.freighterId),
    truckHasOthersTurn: await isInForce(db, othersTurn, now),
    canPay: balanceRial >= cargo.driverFeeRial,
  }
  return { facts, balanceRial, instantBill: settings.instantBill }
}
