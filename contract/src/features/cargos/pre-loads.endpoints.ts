import * as z from 'zod/mini'
import { command, endpoint, madeCommand, plainCommand } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { cargoTable } from './cargos.columns.ts'
import {
  AddPreLoadBody,
  AddPreLoadsOfCargosBody,
  PreLoadRow,
  PreviousCargo,
  PreviousCargosBody,
} from './pre-loads.schema.ts'
import { preLoadRefusals } from './pre-loads.text.ts'

/** A company alone keeps declarations (rules 9.19). */
const keepers = { roles: [], flags: ['access_Load_Add'] } as const
const reads = { effect: 'read', access: keepers } as const
/** Who declares: an owner too takes over earlier loads of his own, such as one that was rejected. */
const declarers = { roles: ['ProductOwnerAdmin'], flags: ['access_Load_Add'] } as const
const writes = { reply: 'bare', effect: 'write', changes: ['preLoad'], access: keepers } as const

/** Declarations that were made or kept before, of which the next is made. */
export const preLoads = {
  /** Within how many kilometres the last free cargo could be chosen, as far as the company may still say so; 0 = anywhere. */
  showLastRange: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/LoadApi/LastLoadrange',
    reply: 'bare',
    about: ['cargo'],
    byKey: 'cargo_read',
    access: declarers,
    data: z.number(),
  }),
  listPreviousCargos: endpoint({
    ...reads,
    method: 'POST',
    path: '/api/v1/Cargo/LoadBeaforeCargo',
    reply: 'list',
    about: ['cargo', 'priority'],
    access: declarers,
    body: PreviousCargosBody,
    data: PreviousCargo,
    table: cargoTable,
  }),
  listPreLoads: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/LoadApi/GetPreLoads',
    reply: 'bare',
    about: ['preLoad'],
    data: z.array(PreLoadRow),
  }),
  /** Ours. */
  addPreLoad: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/LoadApi/Add',
    title: 'ذخیرهٔ پیش‌اعلام',
    reaches: [],
    stays: 'added',
    refusals: [preLoadRefusals],
    body: AddPreLoadBody,
    data: madeCommand,
  }),
  /** Ours: all of the cargos or none. */
  addPreLoadsOfCargos: endpoint({
    ...writes,
    method: 'POST',
    path: '/api/LoadApi/AddOfCargos',
    title: 'ذخیرهٔ بارها در پیش‌اعلام‌ها',
    reaches: [],
    stays: 'added',
    refusals: [preLoadRefusals],
    body: AddPreLoadsOfCargosBody,
    data: command(z.object({ ids: z.array(z.number()) })),
  }),
  deletePreLoad: endpoint({
    ...writes,
    method: 'GET',
    path: '/api/LoadApi/Delete',
    title: 'حذف پیش‌اعلام',
    reaches: [],
    held: true,
    access: { roles: [], flags: ['access_Load_Delete'] },
    query: z.object({ loadId: id('پیش‌اعلام') }),
    data: plainCommand,
  }),
}
