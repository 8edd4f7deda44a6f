import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { beforeAll, expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'

const app = useTestApp()
let admin: string
beforeAll(async () => {
  admin = (await app.adminActor()).token
})

/** A permit of a hall's load that used up a turn, of which two hours were left, an hour ago. */
async function story() {
  const { hall, company, companyToken, cargo } = await app.permitStory()
  const driver = await app.driverActor()
  const now = await app.clock.now(app.db)
  const later = (hours: number) => new Date(now.getTime() + hours * hourMs)
  const turn = await app.buildTurn(hall.id, driver, { expiresAt: later(1) })
  await app.buildEndedTurn(turn.id, later(-1))
  const permit = await app.buildPermit(cargo.id, { driver, turnId: turn.id })
  return { hall, company, companyToken, cargo, driver, turn, permit, later }
}
type Story = Awaited<ReturnType<typeof story>>

/** Another driver with the same truck. */
const mateOf = async ({ driver: { freighter, driverFreighterId } }: Story) => ({
  ...(await app.driverActor()),
  freighter,
  driverFreighterId,
})
const voidBy = (token: string, { permit }: Story) =>
  app.call('voidPermit', { token, body: { Id: permit.id } })
const giveBack = ({ turn, permit }: Story) =>
  app.call('giveTurnBack', { token: admin, body: { Item1: turn.id, Item2: permit.id } })
const preview = async ({ permit }: Story) =>
  (await app.call('previewTurnBack', { token: admin, query: { DriverReserveId: permit.id } })).data
const turnNow = ({ turn }: Story) => app.oneRow('turns', turn.id)

it('puts the turn back in its queue with its number and its time, and says so in log, permit and notice', async () => {
  const told = await story()
  const behind = await app.buildTurn(told.hall.id, await app.driverActor())
  await voidBy(admin, told)
  expect(await preview(told)).toEqual({
    turnNumber: told.turn.number,
    refusal: null,
    hoursLeft: 2,
    aheadCount: 0,
  })
  const answer = await giveBack(told)
  expect(answer.data).toMatchObject({ code: 1 })
  const turn = await turnNow(told)
  expect(turn).toMatchObject({ status: 'live', number: told.turn.number, endedAt: null })
  expect(turn.number).toBeLessThan(behind.number)
  // two hours were left when it was used
  expect(Math.abs((turn.expiresAt as Date).getTime() - told.later(2).getTime())).toBeLessThan(hourMs / 60)
  const lines = await app.entriesOf(told.hall.id)
  expect(lines.at(-1)?.kind).toBe('turn_returned')
  const { data } = await app.call('showPermit', { token: admin, query: { Id: told.permit.id } })
  expect(data.turnReturn).toMatchObject({ by: 'کاربر آزمون', line: lines.length })
  const notices = await app.call('listNotifications', { token: told.driver.token })
  expect(notices.data[0].notificiation.subject).toContain('به صف برگشت')
  expect((await preview(told)).refusal).toBe('این نوبت پیش‌تر بازگشته است.')
  expect((await giveBack(told)).errors).toEqual(['این نوبت پیش‌تر بازگشته است.'])
})

it('leaves at least an hour to whoever had less', async () => {
  const told = await story()
  await app.setRow('turns', told.turn.id, { endedAt: told.later(0), expiresAt: told.later(0.1) })
  await voidBy(admin, told)
  await giveBack(told)
  const left = ((await turnNow(told)).expiresAt as Date).getTime() - told.later(0).getTime()
  expect(left).toBeGreaterThanOrEqual(hourMs)
})

it('refuses while the permit stands, and when driver or company voided it', async () => {
  const standing = await story()
  expect((await giveBack(standing)).errors[0]).toContain('باطل نشده')
  const givenUp = await story()
  await voidBy(givenUp.driver.token, givenUp)
  expect((await giveBack(givenUp)).errors[0]).toContain('مدیر سامانه باطل نکرده')
  const byCompany = await story()
  await voidBy(byCompany.companyToken, byCompany)
  expect((await giveBack(byCompany)).errors[0]).toContain('مدیر سامانه باطل نکرده')
  expect((await turnNow(byCompany)).status).toBe('used')
})

it('refuses while driver or truck stands in a queue or has an open permit, and says where', async () => {
  const queued = await story()
  await voidBy(admin, queued)
  const held = await app.buildTurn(queued.hall.id, queued.driver)
  expect((await giveBack(queued)).errors).toEqual([
    `راننده در سالن «${queued.hall.name}» نوبت ${held.number.toLocaleString('fa-IR', { useGrouping: false })} دارد.`,
  ])
  const loaded = await story()
  await voidBy(admin, loaded)
  const cargo = await app.buildCargo({ companyId: loaded.company.id })
  await app.buildPermit(cargo.id, { driver: loaded.driver })
  expect((await giveBack(loaded)).errors[0]).toContain('راننده مجوز باز')
})

it.each<[string, (told: Story) => Promise<unknown>, string]>([
  [
    'the driver is not active',
    ({ driver }) => app.setRow('drivers', driver.id, { isActive: false }),
    'حساب راننده غیرفعال است.',
  ],
  [
    'his truck stands in a queue with another driver',
    async (told) => app.buildTurn(told.hall.id, await mateOf(told)),
    'این ناوگان هم‌اکنون با رانندهٔ دیگری نوبت فعال دارد.',
  ],
  [
    'his truck has an open permit with another driver',
    async (told) => {
      const cargo = await app.buildCargo({ companyId: told.company.id })
      await app.buildPermit(cargo.id, { driver: await mateOf(told) })
    },
    'این ناوگان هم‌اکنون مجوز باز دارد.',
  ],
])('refuses while %s, says so beforehand, and writes nothing', async (_, happen, sentence) => {
  const told = await story()
  await voidBy(admin, told)
  await happen(told)
  const lines = (await app.entriesOf(told.hall.id)).length
  expect(await preview(told)).toMatchObject({ refusal: sentence })
  const answer = await giveBack(told)
  expect([answer.status, answer.statusCode, answer.data.code]).toEqual([200, 400, -1])
  expect(answer.errors).toEqual([sentence])
  expect((await turnNow(told)).status).toBe('used')
  expect(await app.entriesOf(told.hall.id)).toHaveLength(lines)
})

it('refuses at a closed hall, and knows the turn of that permit alone', async () => {
  const told = await story()
  await voidBy(admin, told)
  const other = await story()
  const swapped = { token: admin, body: { Item1: other.turn.id, Item2: told.permit.id } }
  expect((await app.call('giveTurnBack', swapped)).statusCode).toBe(404)
  await app.setRow('halls', told.hall.id, { isActive: false })
  expect((await giveBack(told)).errors).toEqual(['سالن این نوبت غیرفعال است.'])
  expect((await turnNow(told)).status).toBe('used')
})

it('gives a turn back once, whoever asks at the same moment', async () => {
  const told = await story()
  await voidBy(admin, told)
  const answers = await Promise.all([giveBack(told), giveBack(told), giveBack(told)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
})

it('knows a turn by the permit that was voided: without it the reply asks for it', async () => {
  const told = await story()
  await voidBy(admin, told)
  const bare = await app.call('giveTurnBack', { token: admin, body: { Item1: told.turn.id } })
  expect(bare.errors).toEqual([
    'این نوبت با غیرفعال شدن سالن پایان نیافته است؛ مجوز باطل‌شدهٔ آن را هم نام ببرید.',
  ])
  expect((await turnNow(told)).status).toBe('used')
})
