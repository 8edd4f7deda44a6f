import * as z from 'zod/mini'
import { RoutePay } from './route-pay.schema.ts'
import { supporters } from '../../kernel/access.ts'
import { endpoint, madeCommand, reading, searching, writing } from '../../kernel/endpoint.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { id, optional } from '../../kernel/fields.ts'
import { cargoLife } from './cargo-life.endpoints.ts'
import { cargoReaders } from './cargos.access.ts'
import { boardTable, cargoTable } from './cargos.columns.ts'
import { declareMany } from './declare-many.endpoints.ts'
import {
  CargoCard,
  CargoRow,
  CargoSheet,
  DeclareCargoBody,
  decidedForDeclaration,
  declarationFaults,
  declarerOf,
  Quote,
  QuoteQuery,
  SearchCargosBody,
} from './cargos.schema.ts'
import { choosingDrivers } from './chosen-drivers.endpoints.ts'
import { reviewing } from './review-cargo.endpoints.ts'
import { updatingCargos } from './update-cargo.endpoints.ts'
import { declareRefusals } from './cargos.text.ts'
import { factRefusals } from './load-facts.text.ts'
import { moneyRefusals } from '../payments/top-up.ts'
import { mapsRefusals } from '../places/places.text.ts'

const declarers = {
  roles: ['ProductOwnerAdmin'],
  flags: ['access_Load_Add'],
} as const
const boardReaders = {
  roles: ['Driver', 'LoadHallAdmin', ...supporters],
  flags: ['access_Load_Manage'],
} as const

export const cargos = {
  ...declareMany,
  ...updatingCargos,
  ...cargoLife,
  ...choosingDrivers,
  ...reviewing,
  declareCargo: endpoint({
    ...writing,
    path: '/api/v1/Cargo/AddCargo',
    title: 'اعلام بار',
    changes: ['cargo', 'round', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [declareRefusals, factRefusals, mapsRefusals, moneyRefusals],
    byKey: 'cargo_write',
    access: declarers,
    limits: moneyLimits,
    body: DeclareCargoBody,
    ignored: (role) => decidedForDeclaration(declarerOf(role)),
    faults: (body, role) => declarationFaults(body, declarerOf(role)),
    data: madeCommand,
  }),
  quoteCargo: endpoint({
    ...reading,
    path: '/api/v1/Cargo/Quote',
    about: ['hall', 'cargo', 'wallet'],
    byKey: 'cargo_read',
    access: { ...declarers, flags: ['access_Load_Add', 'access_Load_Update'] },
    query: QuoteQuery,
    ignored: (role) => decidedForDeclaration(declarerOf(role)),
    data: Quote,
  }),
  showCargo: endpoint({
    ...reading,
    path: '/api/v1/Cargo/GetCargoById',
    about: ['cargo'],
    byKey: 'cargo_read',
    access: cargoReaders,
    query: z.object({ cargoId: id('بار') }),
    data: CargoSheet,
  }),
  searchCargos: endpoint({
    ...searching,
    path: '/api/v1/Cargo/SearchCargo',
    about: ['cargo', 'priority'],
    byKey: 'cargo_read',
    access: cargoReaders,
    body: SearchCargosBody,
    data: CargoRow,
    table: cargoTable,
  }),
  listAnnouncedCargos: endpoint({
    ...searching,
    path: '/api/v1/Cargo/ShowCargoLoadHallWeb',
    about: ['cargo'],
    byKey: 'cargo_read',
    access: boardReaders,
    ignored: (role) => [
      ...(role === 'LoadHallAdmin' ? ['LoadHalId'] : []),
      ...(role === 'Driver' ? [] : ['DriverToFreighterId']),
    ],
    body: z.object({
      LoadHalId: optional(id('سالن')),
      DriverToFreighterId: optional(id('ناوگان راننده')),
    }),
    data: CargoCard,
    table: boardTable,
  }),
  /** Ours: what the route of a load paid a driver's loader type of late; null where too few loads say it. */
  showRoutePay: endpoint({
    ...reading,
    path: '/api/v1/Cargo/GetWayPay',
    about: ['cargo'],
    access: { roles: ['Driver'] },
    query: z.object({ CargoId: id('بار') }),
    data: z.nullable(RoutePay),
  }),
  listFreeCargos: endpoint({
    ...searching,
    path: '/api/v1/Cargo/SearchCargoAzad',
    about: ['cargo'],
    byKey: 'cargo_read',
    access: boardReaders,
    data: CargoCard,
    table: boardTable,
  }),
}
