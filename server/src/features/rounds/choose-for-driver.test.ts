import { beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '@bargah/contract/kernel/access.ts'
import { hallActor, hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { choosing, type Waiting } from '../../../test/choosing.ts'
import { buildCargo } from '../cargos/cargos.build.ts'

const app = useTestApp()

const { queueAt, choose, choicesOf, endRound } = choosing(() => app)
const farAway = { latitude: 35.7, longitude: 51.4 }

let hall: Awaited<ReturnType<typeof hallWithCompany>>['hall']
let clerk: Awaited<ReturnType<typeof hallActor>>
let driver: Waiting
beforeEach(async () => {
  hall = (await app.hallWithCompany({ reservationLimitMinutes: 1 })).hall
  clerk = await app.hallActor(hall.id)
  ;[driver] = await queueAt(hall.id, 1)
})

type Who = { token: string }
const cargoHere = (given: Parameters<typeof buildCargo>[1] = {}) =>
  app.buildCargo({ hallId: hall.id, ...given })
const file = ({ token }: Who, CargoId: number) =>
  app.call('addPriority', { token, body: { DriverTurnId: driver.turn.id, CargoId } })
const remove = ({ token }: Who, Id: number) => app.call('removePriority', { token, body: { Id } })
const reorder = ({ token }: Who, Ids: number[]) =>
  app.call('reorderPriorities', { token, body: { DriverTurnId: driver.turn.id, Ids } })
const listFor = ({ token }: Who) =>
  app.call('listPrioritiesOfTurn', { token, query: { DriverTurnId: driver.turn.id, IsAll: true } })
const loadsFor = ({ token }: Who) =>
  app.call('showLoadsForTurn', { token, query: { DriverTurnId: driver.turn.id } })
/** By the cargo: the choice and its place, of the loads that are on his list. */
const listedFor = async (who: Who) => {
  const loads: { id: number; listed: unknown }[] = (await loadsFor(who)).data.loads
  return Object.fromEntries(loads.filter(({ listed }) => listed).map(({ id, listed }) => [id, listed]))
}
const toldTo = async ({ token }: Who) =>
  (await app.call('listNotifications', { token })).data.map(
    (one: { notificiation: { subject: string } }) => one.notificiation.subject,
  )

describe('choices for a driver without a phone', () => {
  it('are filed, ordered and removed by the staff of his hall, as theirs in table, log and to him', async () => {
    const [one, two, three] = [await cargoHere(), await cargoHere(), await cargoHere()]
    const ids: number[] = []
    for (const cargo of [one, two]) {
      const answer = await file(clerk, cargo.id)
      expect(answer.data.message).toBe('انتخاب برای راننده ثبت شد.')
      ids.push(answer.data.data.id)
    }
    await choose(driver, three.id)
    const [a, b] = ids as [number, number]
    const own = (await choicesOf(driver)).find(({ cargoId }: { cargoId: number }) => cargoId === three.id)
    expect((await reorder(clerk, [own.id, b, a])).data.code).toBe(1)
    expect(await listedFor(clerk)).toEqual({
      [three.id]: { id: own.id, rank: 1 },
      [two.id]: { id: b, rank: 2 },
      [one.id]: { id: a, rank: 3 },
    })
    expect((await remove(clerk, b)).data.code).toBe(1)

    const rows = (await listFor(clerk)).data
    expect(rows.map(({ id, byStaff }: { id: number; byStaff: boolean }) => [id, byStaff])).toEqual(
      expect.arrayContaining([
        [a, true],
        [b, true],
        [own.id, false],
      ]),
    )
    expect(rows.find(({ id }: { id: number }) => id === b)).toMatchObject({
      status: 0,
      reason: 'deleted_by_staff',
    })
    const told = (await app.logOf(hall.id)).filter(({ kind }) => kind === 'list_sealed')
    expect(told.map(({ change, byStaff }) => [change, byStaff])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [4, true],
      [5, true],
    ])
    expect(await toldTo(driver)).toEqual([
      `سالن «${hall.name}» انتخابی را از فهرست شما برداشت`,
      `سالن «${hall.name}» ترتیب فهرست شما را عوض کرد`,
      `سالن «${hall.name}» برای شما بار انتخاب کرد`,
      `سالن «${hall.name}» برای شما بار انتخاب کرد`,
    ])
  })

  it('may be filed by Admin too, and are only looked at by AdminSupport', async () => {
    const cargo = await cargoHere()
    expect((await file(await app.adminActor(), cargo.id)).data.code).toBe(1)
    const support = await app.signedIn('AdminSupport')
    const [choice] = (await listFor(support)).data
    expect(choice).toMatchObject({ cargoId: cargo.id, byStaff: true })
    expect((await loadsFor(support)).status).toBe(200)
    for (const answer of [
      await file(support, cargo.id),
      await remove(support, choice.id),
      await reorder(support, [choice.id]),
    ])
      expect(answer.status).toBe(403)
  })

  it('are not there for the staff of another hall', async () => {
    const cargo = await cargoHere()
    const filed = (await file(clerk, cargo.id)).data.data.id
    const other = await app.hallActor((await app.hallWithCompany()).hall.id)
    for (const answer of [
      await file(other, cargo.id),
      await remove(other, filed),
      await reorder(other, [filed]),
      await listFor(other),
      await loadsFor(other),
    ])
      expect(answer.status).toBe(404)
  })

  it.each<Role>(['Organization', 'DriversAssociation', 'Customer', 'AgentMain'])(
    'are not for %s',
    async (role) => {
      const who = await app.signedIn(role)
      expect((await loadsFor(who)).status).toBe(403)
      expect((await listFor(who)).status).toBe(403)
      expect((await file(who, (await cargoHere()).id)).status).toBe(403)
    },
  )

  it('are refused as the driver’s own would be, in words for who reads them', async () => {
    const wrongLoader = await file(clerk, (await cargoHere({ loaderTypeIds: [6001] })).id)
    expect(wrongLoader.errors).toEqual(['بارگیر ناوگان راننده مناسب این بار نیست.'])
    await app.buildPermit((await cargoHere()).id, { driver })
    expect((await file(clerk, (await cargoHere()).id)).errors).toEqual([
      'راننده یا ناوگان او مجوز باز دارد؛ تا تکمیل آن بار، انتخابی ثبت نمی‌شود.',
    ])
  })

  it('are made where the hall is, whence the range is measured wherever the load is loaded', async () => {
    const near = await cargoHere({ rangeKm: 45 })
    const aside = await cargoHere({ rangeKm: 45, originLatitude: 27.9, originLongitude: 56.3 })
    expect((await choose(driver, near.id, farAway)).errors).toEqual(['از محدودهٔ مجاز این بار دورترید.'])
    expect((await file(clerk, near.id)).data.code).toBe(1)
    expect((await file(clerk, aside.id)).data.code).toBe(1)
  })

  it('tell the driver also where the hall settles them at once', async () => {
    await app.setRow('halls', hall.id, { reservationLimitMinutes: 0 })
    await file(clerk, (await cargoHere()).id)
    expect(await toldTo(driver)).toContain(`سالن «${hall.name}» برای شما بار انتخاب کرد`)
  })
})

describe('the loads from which staff choose for a driver', () => {
  it('are all of the hall, each with why the driver cannot have it', async () => {
    const [fits, wrong, listed] = [
      await cargoHere(),
      await cargoHere({ loaderTypeIds: [6001] }),
      await cargoHere(),
    ]
    const aside = await cargoHere({ rangeKm: 45, originLatitude: 27.9, originLongitude: 56.3 })
    await app.buildCargo({ hallId: (await app.hallWithCompany()).hall.id })
    await file(clerk, listed.id)
    const late = await cargoHere()
    const { data } = await loadsFor(clerk)
    expect(data).toMatchObject({ refusal: null, isSettledAtOnce: false })
    expect(Date.parse(data.round.closesAt)).toBeGreaterThan(Date.parse(data.round.opensAt))
    const refusals = new Map(
      data.loads.map(({ id, refusal }: { id: number; refusal: string | null }) => [id, refusal]),
    )
    expect(refusals).toEqual(
      new Map([
        [fits.id, null],
        [wrong.id, 'بارگیر ناوگان راننده مناسب این بار نیست.'],
        [listed.id, 'این بار در فهرست راننده هست.'],
        [aside.id, null],
        [late.id, 'این بار پس از باز شدن دور اعلام شده است؛ در دور بعد انتخابش کنید.'],
      ]),
    )
  })

  it('say once what stands in the way of all of them', async () => {
    await cargoHere()
    await app.buildPermit((await cargoHere()).id, { driver })
    const { data } = await loadsFor(clerk)
    expect(data.refusal).toBe('راننده یا ناوگان او مجوز باز دارد؛ تا تکمیل آن بار، انتخابی ثبت نمی‌شود.')
  })

  it('wait for the next show time between two rounds', async () => {
    await app.setRow('halls', hall.id, { isActiveShowTime: true })
    await cargoHere()
    const { data } = await loadsFor(clerk)
    expect(data.refusal).toBe('اکنون دوری باز نیست؛ در ساعت اعلام بعدی انتخاب کنید.')
    expect(data.round).toBeNull()
  })

  it('are offered to a turn that waits again after a round without luck', async () => {
    const cargo = await cargoHere()
    const [rich] = await queueAt(hall.id, 1)
    await app.setRow('turns', rich.turn.id, { number: 0 })
    await choose(rich, cargo.id)
    await file(clerk, cargo.id)
    await endRound()
    const { data } = await loadsFor(clerk)
    expect(data).toMatchObject({ refusal: null, loads: [] })
  })
})
