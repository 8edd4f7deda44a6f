import * as z from 'zod/mini'
import { organizations, supporters } from '../../kernel/access.ts'
import { minuteMs } from '../../kernel/durations.ts'
import { command, endpoint, listing, reading, writing } from '../../kernel/endpoint.ts'
import { flag, id, optional } from '../../kernel/fields.ts'
import type { Limit } from '../../kernel/limits.ts'
import { Receipts } from '../log/log.schema.ts'
import { logTable, priorityTable, requestTable, roundTable } from './rounds.columns.ts'
import {
  AddPrioritiesBody,
  AddPriorityBody,
  HallNow,
  LastRound,
  ListChanged,
  LoadsForTurn,
  LogLine,
  MyResult,
  PrioritiesMade,
  PriorityMade,
  PriorityRow,
  RequestRow,
  ReorderBody,
  RoundRow,
} from './rounds.schema.ts'
import { splitChanges } from './rounds.states.ts'
import { moneyRefusals } from '../payments/top-up.ts'
import { listRefusals, priorityRefusals, togetherRefusals } from './rounds.text.ts'

const choosers = { roles: ['Driver', 'LoadHallAdmin', 'Admin'] } as const
/** Each change seals a list anew, in lines of the public log that are there for ever: far more than a person changes in a round. */
const listLimits: readonly Limit[] = [
  { by: 'account', of: 'Driver', most: 120, inMs: 10 * minuteMs, kept: 'memory' },
]

export const rounds = {
  /** Where a hall settles each choice at once, the choice is a round of its own. */
  addPriority: endpoint({
    ...writing,
    path: '/api/v1/DriverPriority/AddDriverPriority',
    title: 'انتخاب بار',
    titleByStaff: 'انتخاب بار برای راننده',
    changes: splitChanges,
    reaches: ['money', 'outside', 'log'],
    refusals: [priorityRefusals, moneyRefusals],
    byKey: 'turn_write',
    access: choosers,
    limits: listLimits,
    // staff choose for who is at their hall
    ignored: (role) => (role === 'Driver' ? [] : ['DriverLat', 'DriverLong']),
    body: AddPriorityBody,
    data: command(PriorityMade),
  }),
  /** Ours: loads that a hall's staff choose for a driver at once, in the order of his wish: all of them, or none. */
  addPriorities: endpoint({
    ...writing,
    path: '/api/v1/DriverPriority/AddDriverPriorities',
    title: 'انتخاب بارها برای راننده',
    changes: splitChanges,
    reaches: ['money', 'outside', 'log'],
    refusals: [priorityRefusals, togetherRefusals],
    byKey: 'turn_write',
    access: { roles: ['LoadHallAdmin', 'Admin'] },
    body: AddPrioritiesBody,
    data: command(PrioritiesMade),
  }),
  removePriority: endpoint({
    ...writing,
    path: '/api/v1/DriverPriority/DeleteDriverPriority',
    title: 'برداشتن انتخاب',
    titleByStaff: 'برداشتن انتخاب راننده',
    changes: ['priority', 'round', 'notification'],
    reaches: ['outside', 'log'],
    refusals: [listRefusals],
    byKey: 'turn_write',
    access: choosers,
    limits: listLimits,
    body: z.object({ Id: id('انتخاب') }),
    data: command(ListChanged),
  }),
  reorderPriorities: endpoint({
    ...writing,
    path: '/api/v1/DriverPriority/Reorder',
    title: 'تغییر ترتیب انتخاب‌ها',
    titleByStaff: 'تغییر ترتیب انتخاب‌های راننده',
    changes: ['priority', 'notification'],
    reaches: ['outside', 'log'],
    refusals: [listRefusals],
    byKey: 'turn_write',
    access: choosers,
    limits: listLimits,
    body: ReorderBody,
    data: command(ListChanged),
  }),
  listPrioritiesOfTurn: endpoint({
    ...listing,
    path: '/api/v1/DriverPriority/GetByDriverTurnId',
    about: ['priority'],
    byKey: 'turn_read',
    access: { roles: ['Driver', 'LoadHallAdmin', ...supporters] },
    query: z.object({ DriverTurnId: id('نوبت'), IsAll: optional(flag('همهٔ انتخاب‌ها')) }),
    data: PriorityRow,
    table: priorityTable,
  }),
  /** Ours: the loads of the hall of a turn as its staff choose from them for the driver. */
  showLoadsForTurn: endpoint({
    ...reading,
    about: ['cargo', 'priority', 'turn', 'round', 'permit', 'wallet'],
    path: '/api/v1/DriverPriority/GetLoadsForTurn',
    byKey: 'turn_read',
    access: { roles: ['LoadHallAdmin', ...supporters] },
    query: z.object({ DriverTurnId: id('نوبت') }),
    data: LoadsForTurn,
  }),
  listPrioritiesOfCargo: endpoint({
    ...listing,
    path: '/api/v1/DriverPriority/GetByCargoId',
    about: ['priority'],
    byKey: 'cargo_read',
    access: {
      roles: [...supporters, ...organizations, 'ProductOwnerAdmin', 'LoadHallAdmin'],
      flags: ['access_Load_Manage'],
    },
    query: z.object({ CargoId: id('بار') }),
    data: RequestRow,
    table: requestTable,
  }),
  explainPriority: endpoint({
    ...reading,
    about: ['priority'],
    path: '/api/v1/DriverPriority/Explain',
    byKey: 'turn_read',
    access: { roles: ['Driver', 'LoadHallAdmin', ...supporters] },
    query: z.object({ Id: id('انتخاب') }),
    data: PriorityRow,
  }),
  /** Ours: the log's promises of one's own turn and lists, or those of the round of one choice, for whoever missed a reply. */
  showReceipts: endpoint({
    ...reading,
    about: ['turn', 'priority'],
    path: '/api/v1/DriverTurn/GetReceipts',
    access: { roles: ['Driver'] },
    // each asks the signer of all logs
    limits: [{ by: 'account', most: 60, inMs: minuteMs, kept: 'memory' }],
    query: z.object({ DriverTurnId: id('نوبت'), DriverPriorityId: optional(id('انتخاب')) }),
    data: Receipts,
  }),
  /** Ours: the desk of a hall. Its staff have theirs; others name one. */
  showHallNow: endpoint({
    ...reading,
    about: ['hall', 'round', 'priority', 'turn', 'cargo'],
    path: '/api/v1/Round/ShowHallNow',
    byKey: 'turn_read',
    access: { roles: ['LoadHallAdmin', ...supporters] },
    query: z.object({ LoadHallId: optional(id('سالن')) }),
    data: HallNow,
  }),
  showMyResult: endpoint({
    ...reading,
    // of rounds that are split: no choice of theirs changes any more, but a permit of theirs may be voided
    about: ['round', 'permit'],
    path: '/api/v1/Round/MyResult',
    access: { roles: ['Driver'] },
    data: z.nullable(MyResult),
  }),
  listRoundsOfHall: endpoint({
    ...listing,
    path: '/api/v1/Round/GetByLoadHallId',
    about: ['round'],
    access: 'public',
    query: z.object({ LoadHallId: id('سالن') }),
    data: RoundRow,
    table: roundTable,
  }),
  /** Ours: the last round of every hall that works and has had one, for homes of those who look on. */
  listLastRounds: endpoint({
    ...reading,
    about: ['round', 'hall'],
    path: '/api/v1/Round/GetLast',
    access: 'signedIn',
    data: z.array(LastRound),
  }),
  showRoundLog: endpoint({
    ...listing,
    path: '/api/v1/Round/GetLog',
    about: ['round'],
    access: 'public',
    query: z.object({ Id: id('دور') }),
    data: LogLine,
    table: logTable,
  }),
}
