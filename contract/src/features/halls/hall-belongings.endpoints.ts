import { supporters } from '../../kernel/access.ts'
import { endpoint, listing, madeCommand, plainCommand } from '../../kernel/endpoint.ts'
import { nativeTable, representationTable } from './hall-belongings.columns.ts'
import {
  AddNativeBody,
  AddRepresentationBody,
  AddTariffBody,
  NativePath,
  NativeRow,
  RemoveRepresentationBody,
  RepresentationRow,
  RepresentationsQuery,
  TariffPath,
} from './hall-belongings.schema.ts'
import { HallQuery } from './halls.schema.ts'
import { belongingRefusals } from './halls.text.ts'

const write = { effect: 'write', reply: 'envelope', access: { roles: supporters } } as const
// hall staff see those of their own hall
const readers = { roles: [...supporters, 'LoadHallAdmin'] } as const

/** Which companies represent a hall, who is native there, and its tariffs. */
export const hallBelongings = {
  listRepresentations: endpoint({
    ...listing,
    path: '/api/v1/TransportationCompanyHall/GetByLoadHallId',
    about: ['hall', 'company'],
    byKey: 'hall_read',
    access: readers,
    query: RepresentationsQuery,
    data: RepresentationRow,
    table: representationTable,
  }),
  addRepresentation: endpoint({
    ...write,
    method: 'POST',
    path: '/api/v1/TransportationCompanyHall/AddTransportationCompanyHall',
    title: 'دادن نمایندگی سالن به شرکت',
    changes: ['hall', 'company'],
    reaches: [],
    undoneBy: 'removeRepresentation',
    refusals: [belongingRefusals],
    body: AddRepresentationBody,
    data: madeCommand,
  }),
  /** Ends what a company may announce from now on; its announced cargo stays. */
  removeRepresentation: endpoint({
    ...write,
    method: 'POST',
    path: '/api/v1/TransportationCompanyHall/DeleteByTransportationCompanyId',
    title: 'گرفتن نمایندگی سالن از شرکت',
    changes: ['hall', 'company'],
    reaches: [],
    undoneBy: 'addRepresentation',
    refusals: [belongingRefusals],
    body: RemoveRepresentationBody,
    data: plainCommand,
  }),
  listNatives: endpoint({
    ...listing,
    path: '/api/v1/DriverCityNative/GetDriverCityNativeByLoadHallId',
    about: ['hall', 'driver'],
    byKey: 'hall_read',
    access: readers,
    query: HallQuery,
    data: NativeRow,
    table: nativeTable,
  }),
  addNative: endpoint({
    ...write,
    method: 'POST',
    path: '/api/v1/DriverCityNative/AddDriverCityNative',
    title: 'افزودن رانندهٔ بومی',
    changes: ['hall', 'driver'],
    reaches: [],
    undoneBy: 'removeNative',
    refusals: [belongingRefusals],
    body: AddNativeBody,
    data: madeCommand,
  }),
  removeNative: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/v1/DriverCityNative/DeleteDriverCityNative/{id}',
    title: 'حذف رانندهٔ بومی',
    changes: ['hall', 'driver'],
    reaches: [],
    undoneBy: 'addNative',
    refusals: [belongingRefusals],
    query: NativePath,
    data: plainCommand,
  }),
  /** A city that has a tariff gets the new price (docs/decisions/0052). */
  addTariff: endpoint({
    ...write,
    method: 'POST',
    path: '/api/v1/LoadHallCharge/AddLoadHallCharge',
    title: 'ثبت تعرفهٔ کرایه',
    changes: ['hall'],
    reaches: ['log'],
    refusals: [belongingRefusals],
    body: AddTariffBody,
    data: madeCommand,
  }),
  removeTariff: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/v1/LoadHallCharge/DeleteLoadHallCharge/{id}',
    title: 'حذف تعرفهٔ کرایه',
    changes: ['hall'],
    reaches: ['log'],
    refusals: [belongingRefusals],
    query: TariffPath,
    data: plainCommand,
  }),
}
