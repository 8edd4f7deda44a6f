import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { chosenIds, daysOf, type Wire } from '../../kernel/table-request.rules.ts'
import type { TableState } from '../../ui/data-table/table-state.rules.ts'

/** What the columns of the issued permits are called in the replies. */
export const permitWire: Wire<keyof PermitRow> = {
  id: { shows: ['id'] },
  status: { shows: ['status'] },
  driver: { shows: ['driverName', 'driverFamily'], sort: 'driverFamily', filter: 'driverFamily' },
  plate: { shows: ['plaqueNumber', 'plaqueSerialNumber'] },
  route: { shows: ['cargoSource', 'cargoDestination'], sort: 'cargoDestination' },
  from: { shows: ['cargoSource'] },
  to: { shows: ['cargoDestination'] },
  goods: { shows: ['kalaDesc'], filter: null },
  company: { shows: ['transportationCompanyName'], filter: null },
  at: { shows: ['driverReserveDate', 'driverReserveTime'], sort: 'issuedAt', filter: null },
  kind: { shows: ['isLoadHall'] },
  rent: { shows: ['cargoRent'] },
  weight: { shows: ['kalaWeight'] },
  mobile: { shows: ['driverMobile'] },
  national: { shows: ['driverNationalId'] },
  driverCard: { shows: ['driverCardNumber'] },
  truckCard: { shows: ['freighterCardNumber'] },
  loader: { shows: ['loaderTypeName'] },
  hall: { shows: ['loadHallName'] },
  turn: { shows: ['turnNumber'] },
  hallCity: { shows: [], filter: null },
}

/** In: the table's state. Out: what the search takes in fields of its own. */
export function permitOwn(state: TableState) {
  const goods = chosenIds(state, 'goods')
  return {
    ...daysOf(state, 'at'),
    KalaId: goods.length > 0 ? goods : null,
    TransportationCompanyId: chosenIds(state, 'company')[0] ?? null,
    LoadHallCityId: chosenIds(state, 'hallCity')[0] ?? null,
  }
}
