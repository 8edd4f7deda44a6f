import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { command, endpoint, listing, madeCommand, reading, writing } from '../../kernel/endpoint.ts'
import { hallBelongings } from './hall-belongings.endpoints.ts'
import { companyHallTable, hallCityTable, hallTable, showTimeTable, tariffTable } from './halls.columns.ts'
import {
  AddHallBody,
  AddShowTimeBody,
  CompanyHallRow,
  HallCityRow,
  HallClosing,
  hallId,
  HallQuery,
  HallRow,
  HallSaved,
  HallUser,
  OneHall,
  SetShowTimesBody,
  ShowTimeRow,
  showTimesFaults,
  TariffRow,
  UpdateHallBody,
  UpdateShowTimeBody,
  WholeHall,
} from './halls.schema.ts'
import { accountRefusals, passwordRefusals } from '../auth/auth.text.ts'
import { closingWaits, hallRefusals } from './halls.text.ts'

// hall staff keep those of their own hall, others name one
const access = { roles: [...supporters, 'LoadHallAdmin'] } as const
const write = { ...writing, changes: ['hall', 'round'], access } as const

const management = { roles: supporters } as const

export const halls = {
  listShowTimes: endpoint({
    ...listing,
    path: '/api/v1/LoadHallShowTime/GetGetByLoadHallId',
    byKey: 'hall_read',
    about: ['hall'],
    access,
    query: HallQuery,
    data: ShowTimeRow,
    table: showTimeTable,
  }),
  addShowTime: endpoint({
    ...write,
    path: '/api/v1/LoadHallShowTime/AddLoadHallShowTime',
    byKey: 'hall_write',
    title: 'افزودن ساعت اعلام',
    reaches: ['log'],
    refusals: [hallRefusals],
    body: AddShowTimeBody,
    data: madeCommand,
  }),
  updateShowTime: endpoint({
    ...write,
    path: '/api/v1/LoadHallShowTime/UpdateLoadHallShowTime',
    byKey: 'hall_write',
    title: 'ویرایش ساعت اعلام',
    reaches: ['log'],
    refusals: [hallRefusals],
    body: UpdateShowTimeBody,
  }),
  /** Ours: all show times of a hall at once; what is not among them is there no more. */
  setShowTimes: endpoint({
    ...write,
    path: '/api/v1/LoadHallShowTime/SetLoadHallShowTimes',
    byKey: 'hall_write',
    title: 'ثبت ساعت‌های اعلام',
    reaches: ['log'],
    refusals: [hallRefusals],
    body: SetShowTimesBody,
    faults: showTimesFaults,
  }),
  ...hallBelongings,
  listHalls: endpoint({
    ...listing,
    path: '/api/v1/LoadHall/GetAll',
    about: ['hall'],
    byKey: 'all',
    access: 'signedIn',
    data: HallRow,
    table: hallTable,
  }),
  listCompanyHalls: endpoint({
    ...listing,
    path: '/api/v1/TransportationCompanyHall/GetTransportationCompanyHallByTransportationCompanyId',
    about: ['hall', 'company'],
    byKey: 'all',
    access: { roles: ['TransportationCompanyAdmin', 'TransportationCompanyMember'] },
    data: CompanyHallRow,
    table: companyHallTable,
  }),
  listTariffs: endpoint({
    ...listing,
    path: '/api/v1/LoadHallCharge/GetLoadHallChargeByLoadHallId',
    about: ['hall'],
    byKey: 'all',
    access: 'signedIn',
    query: OneHall,
    data: TariffRow,
    table: tariffTable,
  }),
  listHallCities: endpoint({
    ...listing,
    path: '/api/v1/LoadHallCity/GetAllLoadHallCity',
    about: ['hall', 'place'],
    byKey: 'all',
    access: 'signedIn',
    data: HallCityRow,
    table: hallCityTable,
  }),
  /** Ours: one hall with all that its settings page shows; hall staff see their own. */
  showHall: endpoint({
    ...reading,
    path: '/api/v1/LoadHall/GetById',
    about: ['hall', 'round', 'turn', 'company', 'driver', 'permit'],
    byKey: 'hall_read',
    access: { roles: [...supporters, 'LoadHallAdmin'] },
    query: HallQuery,
    data: WholeHall,
  }),
  addHall: endpoint({
    ...writing,
    path: '/api/v1/LoadHall/AddLoadHall',
    title: 'ساختن سالن',
    changes: ['hall'],
    reaches: ['log'],
    refusals: [hallRefusals],
    access: management,
    body: AddHallBody,
    faults: showTimesFaults,
    data: command(HallSaved),
  }),
  /** Settings wait for the end of an open round; one that is not active any more ends its turns and cargos. */
  updateHall: endpoint({
    ...writing,
    path: '/api/v1/LoadHall/UpdateLoadHall',
    title: 'ویرایش سالن',
    changes: ['hall', 'turn', 'cargo', 'round', 'wallet', 'notification'],
    reaches: ['money', 'outside', 'log'],
    refusals: [hallRefusals, { round_open: closingWaits }],
    access: management,
    body: UpdateHallBody,
    faults: showTimesFaults,
    data: command(HallSaved),
  }),
  /** Ours: what closing a hall would do, before it is done. */
  previewDeactivation: endpoint({
    ...reading,
    path: '/api/v1/LoadHall/PreviewDeactivate',
    about: ['hall', 'turn', 'cargo', 'permit', 'round'],
    access: management,
    query: z.object({ Id: hallId }),
    data: HallClosing,
  }),
  /** Opens the account of a hall, or gives the one that it has a new password and ends its sessions. */
  createHallUser: endpoint({
    ...writing,
    path: '/api/v1/LoadHall/CreateLoadHallUser',
    title: 'ساختن حساب سالن',
    changes: ['hall', 'member', 'session'],
    reaches: [],
    stays: 'added',
    refusals: [accountRefusals, passwordRefusals],
    access: { roles: ['Admin'] },
    gate: 'passwords',
    reauthenticates: true,
    showsSecret: true,
    query: OneHall,
    data: HallUser,
  }),
}
