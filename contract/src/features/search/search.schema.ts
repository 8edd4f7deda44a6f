import * as z from 'zod/mini'
import { CargoRow } from '../cargos/cargos.schema.ts'
import { PermitRow } from '../permits/permits.schema.ts'
import { TurnRow } from '../turns/turns.schema.ts'

const FoundCargo = z.pick(CargoRow, {
  id: true,
  cargoStatus: true,
  cargoSource: true,
  cargoDestination: true,
  kalaDesc: true,
})

const FoundPermit = z.pick(PermitRow, {
  id: true,
  status: true,
  driverName: true,
  driverFamily: true,
  plaqueNumber: true,
  plaqueSerialNumber: true,
})

const FoundTurn = z.pick(TurnRow, {
  id: true,
  turnNumber: true,
  status: true,
  name: true,
  driverName: true,
  driverFamily: true,
  plaqueNumber: true,
  plaqueSerialNumber: true,
})

/** A driver, with the last turn and the last permit of his that the caller may see: one of them at least. */
const FoundPerson = z.object({
  id: z.number(),
  name: z.string(),
  mobile: z.string(),
  turnId: z.nullable(z.number()),
  permitId: z.nullable(z.number()),
})
export type FoundPerson = z.output<typeof FoundPerson>

/** What a search finds, a handful of each kind; what the caller may not see at all is empty. */
export const SearchHits = z.object({
  cargos: z.array(FoundCargo),
  permits: z.array(FoundPermit),
  turns: z.array(FoundTurn),
  people: z.array(FoundPerson),
})
export type SearchHits = z.output<typeof SearchHits>
