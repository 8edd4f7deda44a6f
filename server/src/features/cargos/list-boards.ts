import { type Call, type Session, sessionOf } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { type ListSource, whole } from '../../kernel/list.ts'
import { findLiveTurnOfDriver } from '../turns/turns.api.ts'
import { type CargoFound, findTruckOf, listBoard, listHallsOf } from './cargos.views.ts'

type Board = ListSource<CargoFound>
const nothing: Board = whole<CargoFound>([])

type Asked = { hallId?: number; driverFreighterId?: number }

/** The hall cargo that the caller may look at: a driver's fits his truck, and is of his turn's hall unless he names another. */
export async function listAnnounced(call: Call, { hallId, driverFreighterId }: Asked): Promise<Board> {
  const session = sessionOf(call)
  const { db } = call
  if (session.driverId === null) {
    const hallIds = await hallsToLookAt(call, session, hallId)
    return listBoard(db, { isHall: true, hallIds, loaderTypeId: null }, await call.now())
  }
  const loaderTypeId = await loaderTypeOf(call, session.driverId, driverFreighterId)
  const hall = hallId ?? (await findLiveTurnOfDriver(db, session.driverId))?.hallId
  if (hall === undefined || loaderTypeId === null) return nothing
  return listBoard(db, { isHall: true, hallIds: [hall], loaderTypeId }, await call.now())
}

/** The free cargo on offer; a driver's fits his truck. */
export async function listFree(call: Call): Promise<Board> {
  const { driverId } = sessionOf(call)
  const loaderTypeId = driverId === null ? null : await loaderTypeOf(call, driverId)
  if (driverId !== null && loaderTypeId === null) return nothing
  return listBoard(call.db, { isHall: false, hallIds: null, loaderTypeId }, await call.now())
}

/** In: the hall that staff ask for. Out: the halls whose boards they see; a hall's admin his own, a company's the represented. */
async function hallsToLookAt(call: Call, { hallId: own, companyId }: Session, asked?: number) {
  if (own !== null) return [own]
  if (companyId === null) return asked === undefined ? null : [asked]
  const represented = await listHallsOf(call.db, companyId)
  return asked === undefined ? represented : represented.filter((hallId) => hallId === asked)
}

/** The loader type of the driver's truck, null when he has no truck. Throws 404 when he names one that is not his. */
async function loaderTypeOf(call: Call, driverId: number, driverFreighterId?: number) {
  const truck = await findTruckOf(call.db, driverId, driverFreighterId)
  if (!truck && driverFreighterId !== undefined) throw notFound('ناوگانی با این مشخصات')
  return truck?.loaderTypeId ?? null
}
