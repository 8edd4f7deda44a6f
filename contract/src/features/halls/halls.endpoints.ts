import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { command, endpoint, listing, reading, writing } from '../../kernel/endpoint.ts'
import { hallBelongings } from './hall-belongings.endpoints.ts'
import { companyHallTable, hallCityTable, hallTable, tariffTable } from './halls.columns.ts'
import {
  AddHallBody,
  CompanyHallRow,
  HallCityRow,
  HallClosing,
  HallQuery,
  HallRow,
  HallSaved,
  HallUser,
  hallId,
  OneHall,
  showTimesFaults,
  TariffRow,
  UpdateHallBody,
  WholeHall,
} from './halls.schema.ts'
import { showTimes } from './show-times.endpoints.ts'
import { accountRefusals, passwordRefusals } from '../auth/auth.text.ts'
import { closingWaits, hallRefusals } from './halls.text.ts'

const management = { roles: supporters } as const

export const halls = {
  ...showTimes,
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
