import type { CargoRow } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { type CargoStatus, cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { chosenIds, daysOf, type Wire } from '../../kernel/table-request.rules.ts'
import type { TableState } from '../../ui/data-table/table-state.rules.ts'

export type CargoView = 'all' | 'sending' | 'review' | 'finished'
/** The views of the list, each with the statuses that it shows. */
export const cargoViews: Record<CargoView, CargoStatus[] | null> = {
  all: null,
  sending: [cargoStatus.sending, cargoStatus.assignedByWaybill, cargoStatus.assignedBySchedule],
  review: [cargoStatus.awaitingReview],
  finished: [cargoStatus.finished],
}

/** What the columns of the declared cargos are called in the replies. */
export const cargoWire: Wire<keyof CargoRow> = {
  id: { shows: ['id'] },
  status: { shows: ['cargoStatus'] },
  at: { shows: ['cargoDate', 'cargoTime'], sort: 'announcedAt', filter: null },
  from: { shows: ['cargoSource'] },
  to: { shows: ['cargoDestination'] },
  route: { shows: ['cargoSource', 'cargoDestination'], sort: 'cargoDestination' },
  company: { shows: ['transportationCompanyName'], filter: null },
  goods: { shows: ['kalaDesc'], filter: null },
  weight: { shows: ['kalaWeight'] },
  loader: { shows: ['loaderTypeNames'] },
  trucks: { shows: ['freighterNumber', 'remaining'], sort: 'remaining' },
  rent: { shows: ['cargoRent'] },
  hall: { shows: ['loadHallName'] },
  distance: { shows: ['cargoDistance'] },
  packaging: { shows: ['bastebandyName', 'bastebandyNumber'] },
  tel: { shows: ['tel'] },
  note: { shows: ['description'] },
  ended: { shows: ['finishDate', 'finishTime', 'finishReason'], sort: 'finishedAt' },
  hallCity: { shows: [], filter: null },
}

/** In: the table's state and a view. Out: what the search takes in fields of its own. */
export function cargoOwn(state: TableState, view = state.view) {
  const goods = chosenIds(state, 'goods')
  return {
    ...daysOf(state, 'at'),
    KalaId: goods.length > 0 ? goods : null,
    Statuses: cargoViews[view as CargoView] ?? null,
    TransportationCompanyId: chosenIds(state, 'company')[0] ?? null,
    LoadHallCityId: chosenIds(state, 'hallCity')[0] ?? null,
  }
}
