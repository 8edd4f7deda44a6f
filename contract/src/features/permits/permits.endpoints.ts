import * as z from 'zod/mini'
import { organizations, supporters } from '../../kernel/access.ts'
import { minuteMs, dayMs } from '../../kernel/durations.ts'
import { command, endpoint, listing, reading, searching, writing } from '../../kernel/endpoint.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { id, listInAddress, noSecret, oneOf, optional } from '../../kernel/fields.ts'
import { assignment } from './assign.endpoints.ts'
import { Backhaul, BackhaulQuery } from './backhaul.schema.ts'
import { permitTable } from './permits.columns.ts'
import {
  GiveTurnBackBody,
  MyPermit,
  PermitDetail,
  PermitPass,
  PermitRow,
  PermitSheet,
  PublicPermitKeys,
  ReserveBody,
  SearchPermitsBody,
  TurnBackPreview,
  VerifiedPermit,
  VerifyQuery,
  VoidPermitBody,
} from './permits.schema.ts'
import { settablePermitStatuses } from './permits.states.ts'
import { moneyRefusals } from '../payments/top-up.ts'
import {
  permitRefusals,
  staffReserveRefusals,
  turnReturnRefusals,
  wordAsked,
  wordWrong,
} from './permits.text.ts'
import { closedTurnRefusals } from '../turns/turns.text.ts'
import { mapsRefusals } from '../places/places.text.ts'
import { Asking } from './askings.schema.ts'

const readers = {
  roles: [...supporters, ...organizations, 'ProductOwnerAdmin', 'LoadHallAdmin'],
  flags: ['access_Reserve_List'],
} as const
const sheetReaders = { roles: [...readers.roles, 'Driver'], flags: readers.flags } as const
const printing = {
  method: 'GET',
  reply: 'file',
  media: 'application/pdf',
  gate: 'prints',
  effect: 'write',
  changes: ['permit'],
  reaches: [],
  stays: 'only_notes',
  byKey: 'permit_read',
  access: sheetReaders,
} as const
const formats = ['pdf'] as const
/** How many permits are one paper at most (decisions/0151). */
const mostPrinted = 500

export const permits = {
  ...assignment,
  /** Ours: what companies ask the driver now, each with the code that he tells if he agrees (rules 10.4). */
  listMyAskings: endpoint({
    ...reading,
    path: '/api/v1/DriverReserve/GetMyAskings',
    about: ['permit'],
    access: { roles: ['Driver'] },
    data: z.array(Asking),
  }),
  reserveFreeCargo: endpoint({
    ...writing,
    path: '/api/v1/DriverReserve/AddDriverReserveWeb',
    title: 'رزرو بار آزاد',
    changes: ['permit', 'cargo', 'turn', 'priority', 'round', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [staffReserveRefusals, { needs_confirmation: wordAsked, wrong_word: wordWrong }, moneyRefusals],
    byKey: false,
    access: { roles: ['Driver'], flags: ['access_Reserve_Add'] },
    limits: moneyLimits,
    body: ReserveBody,
    data: command(z.object({ reserveId: z.number() })),
  }),
  searchPermits: endpoint({
    ...searching,
    path: '/api/v1/DriverReserve/SearchDriverReserve',
    about: ['permit'],
    byKey: 'permit_read',
    access: sheetReaders,
    body: SearchPermitsBody,
    data: PermitRow,
    table: permitTable,
  }),
  listPermitsOfCargo: endpoint({
    ...listing,
    path: '/api/v1/DriverReserve/GetReserveByCargoId',
    about: ['permit'],
    byKey: 'permit_read',
    access: readers,
    query: z.object({ CargoId: id('بار') }),
    data: PermitRow,
    table: permitTable,
  }),
  showPermit: endpoint({
    ...reading,
    path: '/api/v1/DriverReserve/GetById',
    about: ['permit'],
    byKey: 'permit_read',
    access: sheetReaders,
    query: z.object({ Id: id('مجوز') }),
    data: PermitDetail,
  }),
  showMyPermit: endpoint({
    ...reading,
    path: '/api/v1/DriverReserve/GetByDriverToFreighterIdWeb',
    about: ['permit'],
    access: { roles: ['Driver'] },
    data: z.nullable(MyPermit),
  }),
  /** The permit on the phone of its driver (docs/decisions/0046). */
  showPermitPass: endpoint({
    ...reading,
    path: '/api/v1/DriverReserve/GetPass',
    about: ['permit'],
    access: { roles: ['Driver'] },
    query: z.object({ Id: id('مجوز') }),
    data: PermitPass,
  }),
  /** What waits near the place where a permit's load goes (docs/decisions/0067). */
  listBackhaul: endpoint({
    ...reading,
    path: '/api/v1/DriverReserve/GetBackhaul',
    about: ['permit', 'cargo'],
    refusals: [mapsRefusals],
    access: { roles: ['Driver'] },
    query: BackhaulQuery,
    data: Backhaul,
  }),
  showPermitSheet: endpoint({
    ...reading,
    path: '/api/v1/DriverReserve/Report_DriverReserve',
    about: ['permit'],
    byKey: 'permit_read',
    access: sheetReaders,
    query: z.object({ Id: id('مجوز') }),
    data: PermitSheet,
  }),
  printPermit: endpoint({
    ...printing,
    path: '/api/v1/Report/DriverReserveReport',
    title: 'چاپ مجوز',
    query: z.object({ DriverReserveId: id('مجوز'), Format: optional(oneOf('قالب', formats)) }),
  }),
  /** Ours: several permits as one paper. */
  printPermits: endpoint({
    ...printing,
    path: '/api/v1/Report/DriverReservesReport',
    title: 'چاپ چند مجوز',
    query: z.object({
      DriverReserveId: listInAddress('مجوز', id('مجوز'), { min: 1, max: mostPrinted }),
    }),
  }),
  printPermitLegacy: endpoint({
    ...printing,
    path: '/api/ReportApi/Search_DriverLoadReserve',
    title: 'چاپ مجوز (نشانی قدیمی)',
    query: z.object({ driverLoadReserveId: id('مجوز'), ExportFormat: optional(oneOf('قالب', formats)) }),
  }),
  changePermitStatus: endpoint({
    ...writing,
    path: '/api/v1/DriverReserve/ChangeReserveStatus',
    title: 'تغییر وضعیت مجوز',
    changes: ['permit', 'cargo', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    held: true,
    // no flag speaks of the state of a permit, so of a company its admin alone sets it (rules 1.9)
    refusals: [permitRefusals],
    byKey: 'permit_write',
    access: { roles: ['Driver', 'TransportationCompanyAdmin', 'LoadHallAdmin', ...supporters] },
    body: z.object({
      DriverReserveId: id('مجوز'),
      StatusCode: noSecret(oneOf('وضعیت', settablePermitStatuses)),
    }),
  }),
  voidPermit: endpoint({
    ...writing,
    path: '/api/v1/DriverReserve/CancelReserve',
    title: 'ابطال مجوز',
    changes: ['permit', 'cargo', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [permitRefusals],
    access: { roles: ['Admin', 'Driver'], flags: ['access_Reserve_Delete'] },
    limits: moneyLimits,
    body: VoidPermitBody,
  }),
  giveTurnBack: endpoint({
    ...writing,
    path: '/api/v1/DriverTurn/ReturnTurn',
    title: 'بازگرداندن نوبت',
    changes: ['turn', 'permit', 'round', 'notification'],
    reaches: ['outside', 'log'],
    refusals: [turnReturnRefusals, closedTurnRefusals],
    access: { roles: ['Admin'] },
    body: GiveTurnBackBody,
  }),
  /** Ours: whether the turn of a voided permit may return, and how it would stand in its queue. */
  previewTurnBack: endpoint({
    ...reading,
    path: '/api/v1/DriverTurn/ReturnPreview',
    about: ['turn', 'permit', 'hall'],
    access: { roles: ['Admin'] },
    query: z.object({ DriverReserveId: id('مجوز') }),
    data: TurnBackPreview,
  }),
  verifyPermit: endpoint({
    ...reading,
    path: '/api/v1/DriverReserve/Verify',
    about: ['permit'],
    access: 'public',
    // codes to type are few enough to guess at
    limits: [
      { by: 'address', most: 30, inMs: minuteMs, kept: 'database' },
      { by: 'address', most: 500, inMs: dayMs, kept: 'database' },
    ],
    query: VerifyQuery,
    data: VerifiedPermit,
  }),
  /** What a checker without a network needs to tell a genuine paper (docs/decisions/0029). */
  showPermitKeys: endpoint({
    ...reading,
    path: '/api/v1/Permit/Keys',
    about: ['permit'],
    access: 'public',
    data: PublicPermitKeys,
  }),
}
