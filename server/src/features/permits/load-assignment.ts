import { mustBe } from '../../kernel/compiled-once.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { type CargoFacts, findFreezing, isForDriver } from '../cargos/cargos.api.ts'
import { findHall } from '../halls/halls.api.ts'
import { balanceOf } from '../wallet/wallet.api.ts'
import type { AssignFacts } from './assign.rules.ts'
import { isInForce } from './reserve-free-cargo.ts'
import { findOthersTurn, findReserveSettings, hasOpenPermit } from './permits.store.ts'

type Asked = {
  cargo: CargoFacts
  driver: { id: number; isActive: boolean }
  truck: { freighterId: number; loaderTypeId: number }
}

/** What assigning a load depends on, and how the permit would be billed; in a transaction what is locked stays so. */
export async function loadAssignment(db: Db | Tx, { cargo, driver, truck }: Asked, now: Date) {
  const [settings, hall, truckHasOthersTurn, balanceRial, freezing, isForHim, hasPermit] = await Promise.all([
    findReserveSettings(db, cargo.id).then(mustBe),
    cargo.hallId === null ? undefined : findHall(db, cargo.hallId),
    // before the open permit, which a split that commits meanwhile makes of it
    findOthersTurn(db, driver.id, truck.freighterId).then((others) => isInForce(db, others, now)),
    balanceOf(db, { driverId: driver.id }),
    findFreezing(db, cargo.id),
    isForDriver(db, cargo, driver.id),
    hasOpenPermit(db, driver.id, truck.freighterId),
  ])
  const facts: AssignFacts = {
    cargo,
    hallIsClosed: hall?.isActive === false,
    frozenUntil: freezing?.closesAt ?? null,
    companyAllows: settings.loadSystemReserve,
    isForHim,
    driver: { isActive: driver.isActive, loaderTypeId: truck.loaderTypeId },
    hasOpenPermit: hasPermit,
    truckHasOthersTurn,
    canPay: balanceRial >= cargo.driverFeeRial,
  }
  return { facts, balanceRial, instantBill: settings.instantBill }
}
