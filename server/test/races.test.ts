import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { beforeAll, expect, it } from 'vitest'
import { amount } from './amount.ts'
import { useTestApp } from './app.ts'

const drivers = amount({ usual: 300, full: 1_000 })
const rounds = amount({ usual: 2, full: 50 })

const app = useTestApp({ connections: 16 })
const tokens: string[] = []
beforeAll(async () => {
  for (let i = 0; i < drivers; i++) tokens.push((await app.driverActor()).token)
}, 300_000)

async function freeCargo() {
  const owner = await app.addRow('productOwners', {
    firstName: 'صاحب',
    nationalId: String(Math.random()).slice(2, 12),
    mobile: '09121234567',
    createdAt: new Date(),
  })
  return app.buildCargo({ productOwnerId: owner.id })
}

/** Asks until it is decided: where the machine does much else, a lock comes too late for some, who may ask again. */
async function reserve(token: string, CargoId: number) {
  for (;;) {
    const answer = await app.call('reserveFreeCargo', { token, body: { CargoId } })
    if (answer.status !== 503) return answer
  }
}

it(`gives one truck to one of ${drivers} drivers who ask at once, and tells ${drivers - 1} that it is gone, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round++) {
    const cargo = await freeCargo()
    const answers = await Promise.all(tokens.map((token) => reserve(token, cargo.id)))
    const won = answers.filter((answer) => answer.statusCode === 200)
    const told = answers
      .map((answer) => answer.errors[0])
      .filter((sentence) => sentence?.startsWith('این بار دیگر در دسترس نیست'))
    expect([won.length, told.length]).toEqual([1, drivers - 1])
    // the winner's load is carried out, so that he may ask again
    await app.setRow('permits', { cargoId: cargo.id }, { status: permitStatus.completed })
  }
  const { n } = await app.db
    .selectFrom('permits')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(n).toBe(rounds)
  await app.expectBalancedLedger()
}, 3_600_000)
