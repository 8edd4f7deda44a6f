import { belongingRefusals } from '@bargah/contract/features/halls/halls.text.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { mustFind, notFound, Refusal, refuse } from '../../kernel/errors.ts'
import { findDriver, lockTruck } from '../drivers/drivers.api.ts'
import {
  deleteBelonging,
  findCityName,
  findCompanyStanding,
  insertNative,
  insertRepresentation,
  setTariff,
} from './hall-belongings.store.ts'
import { findHall } from './halls.store.ts'

type Added<T> = Promise<T & { id: number }>

async function expectHall(tx: Tx, hallId: number): Promise<void> {
  if (!(await findHall(tx, hallId))) throw notFound('سالنی با این مشخصات')
}

/** Out: the link's id, or the refusal by which there is none. */
function expectNew(id: number | undefined, code: keyof typeof belongingRefusals): number {
  if (id === undefined) throw new Refusal(code, belongingRefusals[code])
  return id
}

/** Lets a company announce at a hall. Out: the link's id and the company's name. */
export const addRepresentation = (
  call: Call,
  link: { hallId: number; companyId: number },
): Added<{ name: string }> =>
  call.write(async (tx) => {
    await expectHall(tx, link.hallId)
    const company = await mustFind(findCompanyStanding(tx, link.companyId), 'شرکتی با این مشخصات')
    refuse(company.isAccepted ? null : 'company_not_accepted', belongingRefusals)
    return { id: expectNew(await insertRepresentation(tx, link), 'represents'), name: company.name }
  })

type AskedNative = { hallId: number; nationalId: string; cardNumber: string }

/** Makes a driver with one of his trucks native at a hall. Out: the row's id and his name. */
export const addNative = (
  call: Call,
  { hallId, nationalId, cardNumber }: AskedNative,
): Added<{ name: string }> =>
  call.write(async (tx) => {
    await expectHall(tx, hallId)
    const driver = await findDriver(tx, { nationalId })
    if (!driver) throw new Refusal('driver_unknown', belongingRefusals.driver_unknown)
    const truck = await lockTruck(tx, { driverId: driver.id }, { cardNumber })
    if (!truck) throw new Refusal('freighter_unknown', belongingRefusals.freighter_unknown)
    const native = { hallId, driverId: driver.id, freighterId: truck.freighterId }
    const id = expectNew(await insertNative(tx, native), 'native')
    return { id, name: [driver.firstName, driver.lastName].filter(Boolean).join(' ') }
  })

/** Sets the base rent of a hall to a city. Out: the tariff's id, the city's name and the price that it had. */
export const setCityTariff = (
  call: Call,
  tariff: { hallId: number; cityId: number; priceToman: number },
): Added<{ city: string; wasToman: number | null }> =>
  call.write(async (tx) => {
    await expectHall(tx, tariff.hallId)
    const city = await mustFind(findCityName(tx, tariff.cityId), 'شهری با این شماره')
    return { ...(await setTariff(tx, tariff)), city: city.name }
  })

const whatIs = {
  hallCompanies: 'نمایندگی با این مشخصات',
  nativeDrivers: 'رانندهٔ بومی با این مشخصات',
  hallTariffs: 'تعرفه‌ای با این مشخصات',
} as const

/** Removes one thing that belongs to a hall. Throws 404 when it is not there. */
export const removeBelonging = (call: Call, table: keyof typeof whatIs, id: number): Promise<void> =>
  call.write(async (tx) => {
    if (!(await deleteBelonging(tx, table, id))) throw notFound(whatIs[table])
  })
