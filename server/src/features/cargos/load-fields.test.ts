import type { DeclareCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import {
  columnFields,
  inRows,
  keptFields,
  type LoadField,
  loadFields,
  loadShape,
} from '@bargah/contract/features/cargos/load-fields.schema.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { noteOf } from '@bargah/contract/kernel/fields.ts'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { plainDeclaration } from '../../../test/plain.ts'

const app = useTestApp()
type Row = Record<string, unknown>
const told = (row: Row, fields: readonly LoadField[]) =>
  Object.fromEntries(fields.map((wire) => [wire, row[inRows(wire)]]))

const anything = (wire: LoadField) => (noteOf(loadShape[wire])?.takes.type === 'string' ? 'نوشته' : 7)

/** A declaration that says all that there is to say, of a company with a hall. */
async function wholeDeclaration() {
  const { company, hall, token } = await app.hallWithCompany()
  const given: Partial<DeclareCargo> = {
    ...plainDeclaration,
    IsLoadHall: true,
    LoadHallId: hall.id,
    CityDestinationId: await app.cityId('تهران'),
    TransportationCompanyId: company.id,
    SenderCustomerAddressId: (await app.buildCustomer(company.id)).addressId,
    ReceiverCustomerAddressId: (await app.buildCustomer(company.id)).addressId,
    CargoRange: hall.reservationRangeKm,
  }
  const body = Object.fromEntries(
    (Object.keys(loadFields) as LoadField[]).map((wire) => [wire, given[wire] ?? anything(wire)]),
  ) as DeclareCargo
  return { token, body }
}

const asRow = (body: DeclareCargo): Row =>
  Object.fromEntries(Object.entries(body).map(([wire, value]) => [inRows(wire), value]))

const tomorrow = () => ({
  FutureDate: jalaliDate(new Date(Date.now() + 24 * 3_600_000)),
  FutureHour: '10',
  FutureMinute: '00',
})

it('tells every field as it was declared, and empties those that a change leaves empty', async () => {
  const { token, body } = await wholeDeclaration()
  const measured: readonly string[] = ['CargoDistance', 'CargoDuration']
  const declared = columnFields.filter((wire) => !measured.includes(wire))
  const { id } = (await app.call('declareCargo', { token, body: { ...body, ...tomorrow() } })).data.data
  const read = async () => (await app.call('showCargo', { token, query: { cargoId: id } })).data as Row
  const row = await read()
  expect(told(row, declared)).toEqual(told(asRow(body), declared))
  expect(row.loaderTypes).toEqual(body.LoaderTypeIds)

  const { IsLoadHall, LoadHallId, CityDestinationId, TransportationCompanyId } = body
  const where = { IsLoadHall, LoadHallId, CityDestinationId, TransportationCompanyId }
  const least = { ...plainDeclaration, ...where, Id: id }
  expect((await app.call('updateCargo', { token, body: least })).data.code).toBe(1)
  const left = declared.filter((wire) => !(wire in least))
  const changed = await read()
  for (const wire of left) expect([null, '']).toContain(changed[inRows(wire)])
  expect(left).toContain('KalaValue')
})

it('keeps every field that is not of one load alone, from the form and from the list', async () => {
  const { token, body } = await wholeDeclaration()
  await app.call('addPreLoad', { token, body: { ...body, Name: 'از فرم' } })
  const { id } = (await app.call('declareCargo', { token, body })).data.data
  await app.call('addPreLoadsOfCargos', { token, body: { CargoIds: [id] } })
  const [ofList = {}, ofForm = {}] = (await app.call('listPreLoads', { token })).data as Row[]
  const cargo = (await app.call('showCargo', { token, query: { cargoId: id } })).data as Row
  expect(told(ofForm, keptFields)).toEqual(told(asRow(body), keptFields))
  expect(told(ofList, keptFields)).toEqual(told(cargo, keptFields))
  for (const kept of [ofForm, ofList]) expect(kept.loaderTypes).toEqual(body.LoaderTypeIds)
})
