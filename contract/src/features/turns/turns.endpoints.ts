import * as z from 'zod/mini'
import { organizations, supporters } from '../../kernel/access.ts'
import { minuteMs, hourMs } from '../../kernel/durations.ts'
import { command, endpoint, reading, searching, writing } from '../../kernel/endpoint.ts'
import { id, oneOf, optional } from '../../kernel/fields.ts'
import { waybillChecks } from './waybill-checks.endpoints.ts'
import { MyWait } from './my-wait.schema.ts'
import { turnTable } from './turns.columns.ts'
import {
  CancelTurnQuery,
  decidedForTurn,
  HallsForDriver,
  MyTurn,
  PreviewTurnQuery,
  SearchTurnsBody,
  TakeTurnBody,
  takeTurnFaults,
  TurnMade,
  TurnPreview,
  TurnRow,
} from './turns.schema.ts'
import { cancelTurnRefusals, turnRefusals } from './turns.text.ts'

const OpenHall = z.object({
  virtualSalon: z.object({ virtualSalonId: z.number(), name: z.string() }),
})

const readers = { roles: ['Driver', 'LoadHallAdmin', ...supporters, ...organizations] } as const

export const turns = {
  /** By the old name of halls on the wire (rules 19.2, 19.3): those that give turns now, by name. */
  listOpenHalls: endpoint({
    method: 'GET',
    path: '/api/VirtualSalonApi/GetVirtualSalons',
    reply: 'bare',
    effect: 'read',
    about: ['hall'],
    access: { roles: supporters },
    data: z.array(OpenHall),
  }),
  /** A turn for a driver with the truck that he drives now, given by support. */
  giveTurnAtHall: endpoint({
    method: 'POST',
    path: '/api/VirtualSalonDriverTurnApi/Active_TurnForDriver',
    title: 'دادن نوبت به راننده',
    reply: 'bare',
    effect: 'write',
    changes: ['turn'],
    reaches: ['outside', 'log'],
    refusals: [turnRefusals],
    access: { roles: supporters },
    body: z.object({ Item1: id('راننده'), Item2: id('سالن') }),
    data: command(TurnMade),
  }),
  /** The slip of a turn, on paper: the number, until when, and where it stands in the public log. */
  printTurn: endpoint({
    method: 'GET',
    path: '/api/ReportApi/Search_VirtualSalonDriverTurn',
    reply: 'file',
    media: 'application/pdf',
    gate: 'prints',
    effect: 'read',
    about: ['turn'],
    byKey: 'turn_read',
    access: { roles: ['LoadHallAdmin', ...supporters, ...organizations] },
    query: z.object({ DriverTurnId: id('نوبت'), ExportFormat: optional(oneOf('قالب', ['pdf'])) }),
  }),
  ...waybillChecks,
  takeTurn: endpoint({
    ...writing,
    path: '/api/v1/DriverTurn/AddDriverTurnWeb',
    title: 'گرفتن نوبت',
    titleByStaff: 'دادن نوبت به راننده',
    changes: ['turn'],
    reaches: ['outside', 'log'],
    refusals: [turnRefusals],
    byKey: 'turn_write',
    access: { roles: ['Driver', 'LoadHallAdmin', ...supporters] },
    // each takes a number and lines of the public log, which are there for ever
    limits: [{ by: 'account', of: 'Driver', most: 30, inMs: hourMs, kept: 'memory' }],
    body: TakeTurnBody,
    ignored: decidedForTurn,
    faults: takeTurnFaults,
    data: command(TurnMade),
  }),
  /** Ours: whose turn it would be, and what would refuse it, before the desk asks for it. */
  previewTurn: endpoint({
    ...reading,
    path: '/api/v1/DriverTurn/Preview',
    about: ['turn', 'permit', 'wallet', 'hall'],
    byKey: 'turn_read',
    access: { roles: ['LoadHallAdmin', ...supporters] },
    // whose truck's number is tried at a driver's
    limits: [
      { by: 'account', most: 30, inMs: minuteMs, kept: 'database' },
      { by: { field: 'NationalId' }, most: 20, inMs: hourMs, kept: 'database' },
    ],
    query: PreviewTurnQuery,
    data: TurnPreview,
  }),
  /** Ours: what a driver without a turn chooses a hall by. */
  showHallsForDriver: endpoint({
    ...reading,
    path: '/api/v1/DriverTurn/GetHallsNow',
    about: ['turn', 'permit', 'round', 'cargo', 'hall'],
    access: { roles: ['Driver'] },
    data: HallsForDriver,
  }),
  showMyTurn: endpoint({
    ...reading,
    path: '/api/v1/DriverTurn/GetDriverTurnInfoWeb',
    about: ['turn', 'round'],
    access: { roles: ['Driver'] },
    data: z.nullable(MyTurn),
  }),
  /** Ours: how much longer turns like his waited; null where the data do not carry it. It changes as rounds give loads. */
  showMyWait: endpoint({
    ...reading,
    path: '/api/v1/DriverTurn/GetWait',
    about: ['round'],
    access: { roles: ['Driver'] },
    query: z.object({ DriverTurnId: id('نوبت') }),
    data: z.nullable(MyWait),
  }),
  cancelTurn: endpoint({
    ...writing,
    path: '/api/v1/DriverTurn/CancelDriverTurn',
    title: 'لغو نوبت',
    changes: ['turn', 'priority', 'round', 'notification'],
    reaches: ['outside', 'log'],
    refusals: [cancelTurnRefusals],
    byKey: 'turn_write',
    access: { roles: ['Driver', 'LoadHallAdmin', ...supporters] },
    query: CancelTurnQuery,
  }),
  searchTurns: endpoint({
    ...searching,
    path: '/api/v1/DriverTurn/SearchDriverTurn',
    about: ['turn', 'priority'],
    byKey: 'turn_read',
    access: readers,
    body: SearchTurnsBody,
    data: TurnRow,
    table: turnTable,
  }),
  /** One turn, live or ended, of those that a search finds (ours). */
  showTurn: endpoint({
    ...reading,
    path: '/api/v1/DriverTurn/GetById',
    about: ['turn', 'priority'],
    byKey: 'turn_read',
    access: readers,
    query: z.object({ Id: id('نوبت') }),
    data: TurnRow,
  }),
}
