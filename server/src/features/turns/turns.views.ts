import { openPermitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { priorityStatus } from '@bargah/contract/features/rounds/rounds.states.ts'
import { turnTable } from '@bargah/contract/features/turns/turns.columns.ts'
import { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { closedTurnRefusals } from '@bargah/contract/features/turns/turns.text.ts'
import { isOneOf, organizations } from '@bargah/contract/kernel/access.ts'
import type { RawBuilder } from 'kysely'
import type { Session } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { Days } from '../../kernel/days.ts'
import { mustFind } from '../../kernel/errors.ts'
import { type FewAsked, findFew } from '../../kernel/find-few.ts'
import { sql } from '../../kernel/sql.ts'
import { equals, isBefore, isSince } from '../../kernel/sql-parts.ts'
import { sqlRows } from '../../kernel/sql-rows.ts'
import { plateFields } from '../drivers/drivers.api.ts'
import { hasTurnWord } from './turn-words.store.ts'
import { turnScope } from './turn-scope.store.ts'
import { type ClosedTurnFacts, mayReturnClosed } from './turns.rules.ts'
import { listActiveShowMinutes } from '../halls/halls.api.ts'
import { computeNextShowTime } from '../halls/show-times.rules.ts'
import { findTurnLine, readRoot } from '../log/log.api.ts'
import type { SlipFacts } from './turn-slip.rules.ts'

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
  const row = await mustFind(
    selectSlips(db).where('turns.id', '=', turnId).where(turnScope(session)).executeTakeFirst(),
    'نوبتی با این شماره',
  )
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

/** What a search of turns leaves. `since` and `before` are of the taking; absent = all. */
export type TurnFilter = Days & {
  isLive?: boolean
  hallId?: number
  driverCardNumber?: string
  freighterCardNumber?: string
}

type Whose = 'driver_id' | 'freighter_id'
const isLiveOf = (whose: Whose) =>
  sql`exists (select from turns live where live.status = 'live' and live.${sql.ref(whose)} = turns.${sql.ref(whose)})`
const hasOpenPermit = (whose: Whose) =>
  sql`exists (select from permits where permits.${sql.ref(whose)} = turns.${sql.ref(whose)}
    and permits.status in (${sql.join(openPermitStatuses.map((status) => sql.lit(status)))}))`

/** Organisations and the driver read for whom a turn was ended, not by whom. */
const isOutsider = ({ role }: Session) => role === 'Driver' || isOneOf(role, organizations)

const byWhom = sql`case users.role when 'Driver' then 'راننده' when 'LoadHallAdmin' then 'سالن' else 'پشتیبانی' end`
const named = sql`case when users.role <> 'Driver' then users.full_name end`

const declareRows = (endedBy: RawBuilder<unknown>) =>
  sqlRows(TurnRow, turnTable, {
    from: 'turns',
    searchText: 'turns.searchText',
    hasWord: hasTurnWord,
    joins: {
      drivers: 'turns.driverId',
      freighters: 'turns.freighterId',
      loaderTypes: 'freighters.loaderTypeId',
      halls: 'turns.hallId',
      users: 'turns.endedBy',
    },
    fields: {
      id: 'turns.id',
      date: 'turns.takenAt',
      time: 'turns.takenAt',
      takenAt: 'turns.takenAt',
      driverName: 'drivers.firstName',
      driverFamily: 'drivers.lastName',
      nationalId: 'drivers.nationalId',
      mobile: 'drivers.mobile',
      driverCardNumber: 'drivers.cardNumber',
      freighterCardNumber: 'freighters.cardNumber',
      ...plateFields,
      loaderTypeName: 'loaderTypes.fullName',
      turnNumber: 'turns.number',
      isActive: { sql: sql`turns.status = 'live'` },
      status: 'turns.status',
      expiresAt: 'turns.expiresAt',
      endedAt: 'turns.endedAt',
      endedBy: { sql: sql`case when users.id is not null then ${endedBy} end`, needs: ['users'] },
      endReason: 'turns.endReason',
      choiceCount: {
        sql: sql`(select count(*) from priorities where turn_id = turns.id and priorities.status = ${sql.lit(priorityStatus.waiting)})`,
      },
      loadHallId: 'turns.hallId',
      name: 'halls.name',
      back: {
        sql: sql`case when turns.status = 'hall_closed' then jsonb_build_object('status', turns.status,
        'hallIsActive', halls.is_active, 'driverIsActive', drivers.is_active,
        'driverHasLiveTurn', ${isLiveOf('driver_id')}, 'freighterHasLiveTurn', ${isLiveOf('freighter_id')},
        'driverHasOpenPermit', ${hasOpenPermit('driver_id')},
        'freighterHasOpenPermit', ${hasOpenPermit('freighter_id')}) else '{}' end`,
        present: (facts: Partial<ClosedTurnFacts>) => {
          const refusal = facts.status === undefined ? null : mayReturnClosed(facts as ClosedTurnFacts)
          return { refusal: refusal && closedTurnRefusals[refusal] }
        },
      },
    },
  })

const rowsForOutsiders = declareRows(byWhom)
const rowsForStaff = declareRows(sql`concat_ws('، ', ${byWhom}, ${named})`)
const rowsFor = (session: Session) => (isOutsider(session) ? rowsForOutsiders : rowsForStaff)

/** The caller's turns that the filter leaves: live ones alone in the order of service, else the newest first. */
export const listTurns = (db: Db, session: Session, filter: TurnFilter) =>
  rowsFor(session).list(db, {
    where: [
      turnScope(session),
      isLive(filter.isLive),
      equals('turns.hallId', filter.hallId),
      isSince('turns.takenAt', filter.since),
      isBefore('turns.takenAt', filter.before),
      equals('drivers.cardNumber', filter.driverCardNumber),
      equals('freighters.cardNumber', filter.freighterCardNumber),
    ],
    order: filter.isLive ? ['turns.hallId', 'turns.number'] : ['-turns.takenAt'],
  })

/** A handful of the caller's turns, the newest first: live ones by number, and any by what a search looks into. */
export function findTurns(db: Db, session: Session, asked: FewAsked) {
  const find = (words: readonly string[], number?: number) =>
    rowsFor(session).find(db, {
      where: [
        turnScope(session),
        equals('turns.number', number),
        isLive(number === undefined ? undefined : true),
      ],
      order: ['-turns.takenAt'],
      words,
      most: asked.most,
      names: [
        'id',
        'turnNumber',
        'status',
        'name',
        'driverName',
        'driverFamily',
        'plaqueNumber',
        'plaqueSerialNumber',
      ],
    })
  return findFew(asked, find)
}

/** One turn. Throws 404 when it is not the caller's to see. */
export async function showTurn(db: Db, session: Session, turnId: number): Promise<TurnRow> {
  return mustFind(
    rowsFor(session).one(db, [turnScope(session), equals('turns.id', turnId)]),
    'نوبتی با این شماره',
  )
}

// literals, so that the index of the live ones fits whatever the plan
const isLive = (asked: boolean | undefined) => {
  if (asked === undefined) return undefined
  return asked ? sql`turns.status = 'live'` : sql`turns.status <> 'live'`
}
