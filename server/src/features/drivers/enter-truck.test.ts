import { enterTruckRefusals, removeTruckRefusals } from '@bargah/contract/features/drivers/drivers.text.ts'
import { formatPlateText } from '@bargah/contract/kernel/identity.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { next, padded } from '../../../test/plain.ts'
import { nationalCodeThatIs } from './drivers.build.ts'

const app = useTestApp()
let token: string
let support: string
beforeAll(async () => {
  token = (await app.adminActor()).token
  support = (await app.signedIn('AdminSupport')).token
})

type Truck = { card?: string; plate?: string; loader?: number }
const enter = (
  NationalId: string,
  { card = padded(8_500_000 + next(), 7), plate = '۲۱ب۵۴۳-۷۶', loader = 5001 }: Truck = {},
) =>
  app.call('enterTruck', {
    token: support,
    body: { NationalId, FreighterCardNumber: card, Plate: plate, LoaderTypeId: loader },
  })
const remove = (Id: number) => app.call('removeEnteredTruck', { token, body: { Id } })
const setCurrent = (Id: number) => app.call('setCurrentTruck', { token, body: { Id } })
const linksOf = async (driverId: number) =>
  (await app.rowsOf('driverFreighters', { driverId }, 'id')).map(({ id }) => id)
const plateOf = (truck: {
  plateTwo: string
  plateLetter: string
  plateThree: string
  plateRegion: string
}) => ({
  two: truck.plateTwo,
  letter: truck.plateLetter,
  three: truck.plateThree,
  region: truck.plateRegion,
})

describe('a truck that staff know', () => {
  it('is given to a driver beside his own, and taken from him again', async () => {
    const driver = await app.buildDriver()
    const { data } = await enter(driver.nationalId)
    expect(await linksOf(driver.id)).toEqual([driver.driverFreighterId, data.data.id])
    const removed = await remove(data.data.id)
    expect(removed.statusCode).toBe(200)
    expect(await linksOf(driver.id)).toEqual([driver.driverFreighterId])
    expect((await remove(data.data.id)).status).toBe(404)
  })

  it('is not given where it is on record as another, has no such loader, is his, or he is nobody', async () => {
    const driver = await app.buildDriver()
    const there = await app.buildFreighter()
    const { two, letter, three, region } = plateOf(there)
    const same = `${two}${letter}${three}${region}`
    const known = `${formatPlateText(plateOf(there))}، تریلی کفی`
    const other = enterTruckRefusals.other_facts(known)
    expect((await enter(driver.nationalId, { card: there.cardNumber })).errors).toEqual([other])
    const otherLoader = { card: there.cardNumber, plate: same, loader: 5002 }
    expect((await enter(driver.nationalId, otherLoader)).errors).toEqual([other])
    expect((await enter(driver.nationalId, { loader: 999_999 })).errors).toEqual([
      enterTruckRefusals.no_loader,
    ])
    expect((await enter(driver.nationalId, { card: there.cardNumber, plate: same })).statusCode).toBe(200)
    const again = await enter(driver.nationalId, { card: there.cardNumber, plate: same })
    expect(again.errors).toEqual([enterTruckRefusals.has_it])
    expect((await enter(nationalCodeThatIs('confirmed'))).status).toBe(404)
  })

  it('stays where his next turn is with it beside others, or something was done with it', async () => {
    const { hall } = await app.hallWithCompany()
    const driver = await app.buildDriver()
    const { data } = await enter(driver.nationalId)
    const { id } = data.data
    await setCurrent(id)
    expect((await remove(id)).errors).toEqual([removeTruckRefusals.is_current])
    await setCurrent(driver.driverFreighterId)
    const { freighterId } = await app.oneRow('driverFreighters', id)
    await app.buildTurn(hall.id, { id: driver.id, driverFreighterId: id, freighter: { id: freighterId } })
    expect((await remove(id)).errors).toEqual([removeTruckRefusals.in_use])
    expect(await linksOf(driver.id)).toEqual([driver.driverFreighterId, id])
  })
})
