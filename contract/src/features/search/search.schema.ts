import * as z from 'zod/mini'
import { CargoRow } from '../cargos/cargos.schema.ts'
import { WholeCompany } from '../companies/companies.schema.ts'
import { PermitRow } from '../permits/permits.schema.ts'
import { TurnRow } from '../turns/turns.schema.ts'

/** What holds the words where no other field of what was found does, with its heading: «شرکت: ترابر بندر». */
const held = { held: z.nullable(z.string()) }

const FoundCargo = z.extend(
  z.pick(CargoRow, {
    id: true,
    cargoStatus: true,
    isRejected: true,
    cargoSource: true,
    cargoDestination: true,
    kalaDesc: true,
  }),
  held,
)

const FoundPermit = z.extend(
  z.pick(PermitRow, {
    id: true,
    status: true,
    driverName: true,
    driverFamily: true,
    plaqueNumber: true,
    plaqueSerialNumber: true,
  }),
  held,
)

const FoundTurn = z.extend(
  z.pick(TurnRow, {
    id: true,
    turnNumber: true,
    status: true,
    name: true,
    driverName: true,
    driverFamily: true,
    plaqueNumber: true,
    plaqueSerialNumber: true,
  }),
  held,
)

const FoundCompany = z.extend(
  z.pick(WholeCompany, {
    transportationCompanyId: true,
    transportationCompanyName: true,
    nationalId: true,
    status: true,
  }),
  held,
)
export type FoundCompany = z.output<typeof FoundCompany>

/** A driver, with the last turn and the last permit of his that the caller may see: one of them at least. */
const FoundPerson = z.object({
  id: z.number(),
  name: z.string(),
  mobile: z.string(),
  turnId: z.nullable(z.number()),
  permitId: z.nullable(z.number()),
  ...held,
})
export type FoundPerson = z.output<typeof FoundPerson>

/**
 * What a search finds, a handful of each kind; what the caller may not see at all is empty. Of people and companies first those
 * who are called as was asked, then those whose name begins so.
 */
export const SearchHits = z.object({
  cargos: z.array(FoundCargo),
  permits: z.array(FoundPermit),
  turns: z.array(FoundTurn),
  people: z.array(FoundPerson),
  companies: z.array(FoundCompany),
})
export type SearchHits = z.output<typeof SearchHits>
