import type { Db } from '../../kernel/database.ts'
import type { Session } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import { sql } from '../../kernel/sql.ts'
import { listActiveShowMinutes } from '../halls/halls.api.ts'
import { computeNextShowTime } from '../halls/show-times.rules.ts'
import { findTurnLine, readRoot } from '../log/log.api.ts'
import type { SlipFacts } from './turn-slip.rules.ts'
import { turnScope } from './turn-scope.store.ts'

const selectSlips = (db: Db) =>
  db
    .selectFrom('turns')
    .innerJoin('halls', 'halls.id', 'turns.hallId')
    .innerJoin('drivers', 'drivers.id', 'turns.driverId')
    .innerJoin('freighters', 'freighters.id', 'turns.freighterId')
    .innerJoin('loaderTypes', 'loaderTypes.id', 'freighters.loaderTypeId')
    .innerJoin('users as takers', 'takers.id', 'turns.takenBy')
    .select(['turns.number', 'turns.hallId', 'turns.status', 'turns.takenAt', 'turns.expiresAt'])
    .select(['halls.name as hallName', 'halls.tel as hallTel', 'halls.driverFeeRial'])
    .select(['halls.isActiveShowTime', 'halls.reservationLimitMinutes'])
    .select(['drivers.firstName', 'drivers.lastName', 'drivers.nationalId', 'drivers.mobile'])
    .select(['drivers.cardNumber as driverCardNumber', 'freighters.cardNumber as freighterCardNumber'])
    .select(['freighters.plateTwo as two', 'freighters.plateLetter as letter'])
    .select(['freighters.plateThree as three', 'freighters.plateRegion as region'])
    .select('loaderTypes.fullName as loaderTypeName')
    .select(sql<boolean>`takers.driver_id is null`.as('byStaff'))
    // who stood before it then, whatever became of them since
    .select(
      sql<number>`(select count(*)::int from turns q where q.hall_id = turns.hall_id
        and q.number < turns.number and (q.ended_at is null or q.ended_at > turns.taken_at))`.as('aheadThen'),
    )

/** All that the slip of a turn says. Throws 404 when the turn is not the caller's to see. */
export async function findSlipFacts(db: Db, session: Session, turnId: number): Promise<SlipFacts> {
  const row = await selectSlips(db)
    .where('turns.id', '=', turnId)
    .where(turnScope(session))
    .executeTakeFirst()
  if (!row) throw notFound('نوبتی با این شماره')
  const showsLoads = row.isActiveShowTime && row.reservationLimitMinutes > 0
  const minutes = showsLoads ? await listActiveShowMinutes(db, row.hallId) : []
  const line = await findLine(db, row.hallId, row.number)
  return { ...row, nextRoundAt: computeNextShowTime(minutes, row.takenAt), line }
}

/** Where the log tells that a turn was taken, with its root up to there. */
async function findLine(db: Db, hallId: number, number: number): Promise<SlipFacts['line']> {
  const index = await findTurnLine(db, hallId, number)
  if (index === undefined) return null
  return { index, root: (await readRoot(db, hallId, index + 1)).toString('hex') }
}
