import type { CargoCard } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { type ListSource, whole } from '../../kernel/list.ts'
import { findLiveTurnOfDriver } from '../turns/turns.api.ts'
import { findTruckOf, listBoard, listHallsOf } from './cargos.views.ts'

type Board = ListSource<CargoCard>
const nothing: Board = whole<CargoCard>([])

type Asked = { hallId?: number; driverFreighterId?: number }

/** The hall cargo that the caller may look at: a driver's fits his truck, and is of his turn's hall unless he names another. */
export async function listAnnounced(call: Call, { hallId, driverFreighterId }: Asked): Promise<Board> {
  const session = sessionOf(call)
  const { db } = call
  if (session.driverId === null) {
    const hallIds = await hallsToLookAt(call, session, hallId)
    return listBoard(db, session, { isHall: true, hallIds }, await call.now())
  }
  const loaderTypeId = await loaderTypeOf(call, session.driverId, driverFreighterId)
  const hall = hallId ?? (await findLiveTurnOfDriver(db, session.driverId))?.hallId
  if (hall === undefined || loaderTypeId === undefined) return nothing
  return listBoard(db, session, { isHall: true, hallIds: [hall], loaderTypeId }, await call.now())
}

/** The free cargo on offer; a driver's fits his truck. */
export async function listFree(call: Call): Promise<Board> {
  const session = sessionOf(call)
  const { driverId } = session
  const loaderTypeId = driverId === null ? undefined : await loaderTypeOf(call, driverId)
  if (driverId !== null && loaderTypeId === undefined) return nothing
  return listBoard(call.db, session, { isHall: false, loaderTypeId }, await call.now())
}

/** In: the hall that staff ask for. Out: the halls whose boards they see; a hall's admin his own, a company's the represented. */
async function hallsToLookAt(call: Call, { hallId: own, companyId }: Session, asked?: number) {
  if (own !== null) return [own]
  if (companyId === null) return asked === undefined ? undefined : [asked]
  const represented = await listHallsOf(call.db, companyId)
  return asked === undefined ? represented : represented.filter((hallId) => hallId === asked)
}

/** The loader type of the driver's truck, undefined when he has no truck. Throws 404 when he names one that is not his. */
async function loaderTypeOf(call: Call, driverId: number, driverFreighterId?: number) {
  const truck = await findTruckOf(call.db, driverId, driverFreighterId)
  if (!truck && driverFreighterId !== undefined) throw notFound('ناوگانی با این مشخصات')
  return truck?.loaderTypeId
}
