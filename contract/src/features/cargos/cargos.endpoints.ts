import * as z from 'zod/mini'
import { RoutePay } from './route-pay.schema.ts'
import { supporters } from '../../kernel/access.ts'
import { command, endpoint, madeCommand, reading, searching, writing } from '../../kernel/endpoint.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { id, optional } from '../../kernel/fields.ts'
import { cargoLife, reviewing } from './cargo-life.endpoints.ts'
import { cargoReaders } from './cargos.access.ts'
import { boardTable, cargoTable } from './cargos.columns.ts'
import {
  CargoCard,
  CargoRow,
  CargoSheet,
  decidedForDeclaration,
  declarationFaults,
  DeclareCargoBody,
  declarerOf,
  Quote,
  QuoteQuery,
  SearchCargosBody,
  UpdateCargoBody,
} from './cargos.schema.ts'
import { declareRefusals, frozenInRound, updateRefusals } from './cargos.text.ts'
import { factRefusals } from './load-facts.text.ts'
import { moneyRefusals } from '../payments/top-up.ts'
import { mapsRefusals } from '../places/places.text.ts'
import { DeclareCargosBody, DeclaredCargo, faultsOfEach } from './declare-many.schema.ts'
import { FoundDriver, SearchDriversQuery, SetSelectedDriversBody } from './chosen-drivers.schema.ts'
import { choosingRefusals } from './chosen-drivers.text.ts'

const declarers = {
  roles: ['ProductOwnerAdmin'],
  flags: ['access_Load_Add'],
} as const
const boardReaders = {
  roles: ['Driver', 'LoadHallAdmin', ...supporters],
  flags: ['access_Load_Manage'],
} as const

export const cargos = {
  /** Ours: a day's repeated loads in one go, to several destinations or on several days. */
  declareCargos: endpoint({
    ...writing,
    path: '/api/v1/Cargo/AddCargos',
    title: 'اعلام چند بار با هم',
    changes: ['cargo', 'round', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [declareRefusals, factRefusals, mapsRefusals, moneyRefusals],
    byKey: 'cargo_write',
    access: { roles: ['ProductOwnerAdmin'], flags: ['access_Load_Add'] },
    limits: moneyLimits,
    body: DeclareCargosBody,
    faults: (body, role) => faultsOfEach(body, declarerOf(role)),
    data: command(z.object({ cargos: z.array(DeclaredCargo) })),
  }),
  updateCargo: endpoint({
    ...writing,
    path: '/api/v1/Cargo/UpdateCargo',
    title: 'ویرایش بار',
    changes: ['cargo', 'wallet'],
    reaches: ['money', 'log'],
    refusals: [
      updateRefusals,
      { frozen: frozenInRound },
      declareRefusals,
      factRefusals,
      mapsRefusals,
      moneyRefusals,
    ],
    access: { roles: [], flags: ['access_Load_Update'] },
    limits: moneyLimits,
    body: UpdateCargoBody,
    ignored: () => decidedForDeclaration('company'),
    faults: (body) => declarationFaults(body, 'company'),
  }),
  ...cargoLife,
  /** Ours: a company offers a free load to some drivers alone, or to all again (rules 10.6). */
  setSelectedDrivers: endpoint({
    ...writing,
    path: '/api/v1/Cargo/SetSelectedDrivers',
    title: 'گذاشتن بار برای رانندگان برگزیده',
    changes: ['cargo', 'notification'],
    reaches: ['outside'],
    refusals: [choosingRefusals],
    access: { roles: [], flags: ['access_Driver_Selected'] },
    body: SetSelectedDriversBody,
  }),
  /** Ours: those to whom a load is offered; nobody = to all. */
  listSelectedDrivers: endpoint({
    ...reading,
    path: '/api/v1/Cargo/GetSelectedDrivers',
    about: ['cargo', 'driver'],
    access: { roles: supporters, flags: ['access_Driver_Selected'] },
    query: z.object({ CargoId: id('بار') }),
    data: z.array(FoundDriver),
  }),
  searchDriversByLoader: endpoint({
    method: 'GET',
    path: '/api/DriverApi/searchDriverByLoaderTypes',
    reply: 'bare',
    effect: 'read',
    about: ['driver'],
    access: { roles: supporters, flags: ['access_Driver_Positions', 'access_Driver_Selected'] },
    query: SearchDriversQuery,
    data: z.array(FoundDriver),
  }),
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
  /** Ours: the goods that loads of one's company have had, by which its lists are filtered. */
  listOwnGoods: endpoint({
    ...reading,
    path: '/api/v1/Cargo/GetOwnGoods',
    about: ['cargo'],
    access: { roles: [], flags: ['access_Load_Manage', 'access_Reserve_List'] },
    data: z.array(z.number()),
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
