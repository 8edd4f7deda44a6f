// @module-tag long
import type { BackhaulLoad } from '@bargah/contract/features/permits/backhaul.schema.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { sayMonth } from '@bargah/contract/features/oversight/oversight.text.ts'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { documentType } from '@bargah/contract/features/documents/documents.states.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSharpCleaner } from '../src/adapters/files/cleaner.sharp.ts'
import { createPaperPrinter } from '../src/adapters/pdf/paper.typst.ts'
import { createOfflineMaps } from '../src/adapters/maps/maps.offline.ts'
import { checkDemoWorld, makeDemoWorld } from '../demo-world/demo-world.ts'
import { checkTables } from '../src/features/reconciliation/check-tables.ts'
import { sql } from '../src/kernel/sql.ts'
import { useTestApp } from './app.ts'
import { listFound, listFoundOfFair, planted, plantedMonth } from './demo-favour.ts'
import { coverWaits, listBegun } from './wait-coverage.ts'

const app = useTestApp()
beforeAll(async () => {
  const [printer, cleaner] = [createPaperPrinter(), createSharpCleaner()]
  const papers = { printer, cleaner, folder: join(app.dataDir, 'incoming') }
  await app.asOwner((owner) => makeDemoWorld(owner, { maps: createOfflineMaps(), files: app.files, papers }))
  await Promise.all([printer.close(), cleaner.close()])
  await checkDemoWorld(app)
})

it('a demo driver who just brought a load finds loads of a hall and free ones for the way back', async () => {
  const signed = await app.call('signIn', {
    body: { Username: '1000000028', Password: 'Bargah@1405', Role: 'Driver', DeviceId: 'unknown-device' },
  })
  const token = signed.data.accessToken
  const [last] = (await app.call('searchPermits', { token, body: { PageSize: 1 } })).data
  const { data } = await app.call('listBackhaul', { query: { Id: last.id }, token })
  expect(data).toMatchObject({ status: permitStatus.completed, cargoDestination: 'اصفهان' })
  const waits = (needsTurn: boolean) =>
    data.loads.filter((load: BackhaulLoad) => load.needsTurn === needsTurn).length
  expect(waits(true)).toBeGreaterThan(0)
  expect(waits(false)).toBeGreaterThan(0)
})

/** A file as it lies in the store: of the size that its row says. */
async function readKept({ name, bytes }: { name: string; bytes: number }): Promise<Buffer> {
  const kept = await app.files.open(name)
  if (!kept) throw new Error(`the file ${name} is not in the store`)
  const content = await buffer(kept)
  expect(content).toHaveLength(bytes)
  return content
}

it('every demo driver has a picture that lies in the store, no two the same, and one drives two trucks', async () => {
  const pictured = app.db.selectFrom('drivers').innerJoin('files', 'files.id', 'pictureFileId')
  const photos = await pictured.select(['files.name', 'bytes', 'sha256', 'thumbnail', 'kind']).execute()
  expect(photos).toHaveLength(24)
  expect(new Set(photos.map(({ sha256 }) => sha256)).size).toBe(24)
  expect(photos.filter(({ kind, thumbnail }) => kind !== 'jpeg' || thumbnail === null).length).toBeLessThan(2)
  for (const photo of photos) expect((await readKept(photo)).subarray(0, 2).toString('hex')).toBe('ffd8')
  const driving = app.db.selectFrom('driverFreighters').select('driverId').groupBy('driverId')
  const ofTwo = await driving.having(({ fn }) => fn.countAll(), '=', 2).execute()
  expect(ofTwo.length).toBeGreaterThan(0)
})

it('a permit that is said to have a waybill or a draft has it, in the store, from its company and of that time', async () => {
  const steps = await app.db
    .selectFrom('permitEvents')
    .innerJoin('permits', 'permits.id', 'permitEvents.permitId')
    .select(['permitId', 'permits.status as now', 'permitEvents.status', 'at', 'byUser'])
    .where('permitEvents.status', 'in', [permitStatus.draft, permitStatus.waybill])
    .orderBy('permitEvents.id')
    .execute()
  const papers = await app.db
    .selectFrom('permitDocuments')
    .innerJoin('files', 'files.id', 'fileId')
    .select(['permitId', 'type', 'uploadedAt', 'userId', 'name', 'bytes', 'sha256'])
    .orderBy('permitDocuments.id')
    .execute()
  expect(steps.length).toBeGreaterThan(0)
  // of permits that are over, those alone that a check of waybills asks for
  const sent = new Set(papers.map(({ permitId }) => permitId))
  const isAsked = ({ now, permitId }: (typeof steps)[number]) =>
    now !== permitStatus.voided && (now !== permitStatus.completed || sent.has(permitId))
  expect(
    papers.map(({ permitId, type, uploadedAt, userId }) => [permitId, type, uploadedAt, userId]),
  ).toEqual(
    steps.filter(isAsked).map(({ permitId, status, at, byUser }) => {
      const type = status === permitStatus.draft ? documentType.draft : documentType.waybill
      return [permitId, type, at, byUser]
    }),
  )
  expect(new Set(papers.map(({ sha256 }) => sha256)).size).toBe(papers.length)
  for (const paper of papers) expect((await readKept(paper)).subarray(0, 5).toString()).toBe('%PDF-')
  const [first] = papers
  const { token } = await app.adminActor()
  const query = { DriverReserveId: first?.permitId ?? 0 }
  expect((await app.call('listDocuments', { token, query })).data).not.toEqual([])
})

it('a hall misses the waybill of few drivers of its queue, and of nobody who stands in it alone', async () => {
  const { token } = await app.adminActor()
  const halls = await app.db
    .selectFrom('turns')
    .select(['hallId', ({ fn }) => fn.countAll<number>().as('turns')])
    .where('status', '=', 'live')
    .groupBy('hallId')
    .execute()
  const missing = await Promise.all(
    halls.map(async ({ hallId }) => {
      const { data } = await app.call('checkWaybills', { token, query: { LoadhalId: hallId } })
      return data.filter(({ isOpen }: { isOpen: boolean }) => !isOpen).length
    }),
  )
  expect(missing).toEqual(halls.map(({ turns }) => (turns > 1 ? 1 : 0)))
})

it('companies and product owners who wait for a decision have sent their paper', async () => {
  const firms = app.db.selectFrom('companies').leftJoin('files', 'files.id', 'fileId')
  const owners = app.db.selectFrom('productOwners').leftJoin('files', 'files.id', 'fileId')
  const waiting = [
    ...(await firms.select(['files.name', 'bytes']).where('isAccepted', '=', false).execute()),
    ...(await owners.select(['files.name', 'bytes']).where('isAccepted', '=', false).execute()),
  ]
  expect(waiting).toHaveLength(7)
  for (const { name, bytes } of waiting)
    expect((await readKept({ name: name ?? '', bytes: bytes ?? 0 })).subarray(0, 5).toString()).toBe('%PDF-')
})

it('the cards of the demo world answer an inquiry in full, but for a mobile that is nobody’s business', async () => {
  const { token } = await app.signedIn('Customer')
  const driver = await app.call('inquireDriverCard', { token, query: { driverSmartCard: '2000007' } })
  const truck = await app.call('inquireTruckCard', { token, query: { carSmartCard: '3000007' } })
  for (const { data } of [driver, truck]) {
    expect(data).toMatchObject({ isSuccessful: true, isDemo: true })
    for (const [name, value] of Object.entries(data))
      if (name !== 'mobile') expect(value, name).not.toBeNull()
  }
  expect(driver.data).toMatchObject({ cardNumber: '2000007', isActive: true })
})

it('the tables of the demo world agree with its logs, its audit and its bank, and an invented top-up does not', async () => {
  const checked = await checkTables(app)
  expect(checked.differences).toEqual([])
  expect(checked.entries).toBeGreaterThan(20_000)
  await app.asOwner(({ db }) =>
    sql`insert into transfers (debit_account_id, credit_account_id, amount_rial, kind, at, by_user)
      select debit_account_id, credit_account_id, 900000, 'top_up', at, by_user from transfers
      where kind = 'top_up' order by id limit 1`.execute(db),
  )
  expect((await checkTables(app)).differences).toMatchObject([{ of: 'transfer', table: '900000' }])
}, 60_000)

it('the year of the demo world let each turn wait as those before it that began alike, as often as was said', async () => {
  const turns = await listBegun(app.db)
  const { count } = await app.db
    .selectFrom('turns')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(turns).toHaveLength(count)
  const { asked, said, known, held, toldHeld, toldTried } = coverWaits(turns, { every: 5 })
  expect(said).toBeGreaterThan(asked / 3)
  expect(held / known).toBeGreaterThan(0.7)
  expect(Math.abs(held / known - toldHeld / toldTried)).toBeLessThan(0.08)
})

describe('what looks like favour in the demo world', () => {
  it('is planted once of each kind, and that alone is found in the nights of a year', async () => {
    const month = sayMonth(jalaliDate((await plantedMonth(app)).from))
    const found = await listFound(app, (await app.adminActor()).token)
    expect(found.map((row) => ({ ...row, month: sayMonth(row.monthDate) }))).toMatchObject(
      planted.map((one) => ({ ...one, month })),
    )
  })

  it('is nothing in any month of the year that is given fairly, without those who are planted', async () => {
    const { found, judged } = await listFoundOfFair(app)
    expect(found).toEqual([])
    expect(judged).toBeGreaterThan(300)
  })

  it('is shown to organisations as far as their halls and companies go', async () => {
    const seenBy = async (Username: string) => {
      const body = { Username, Password: 'Bargah@1405', Role: 'Support', DeviceId: 'unknown-device' }
      const { data } = await app.call('signIn', { body })
      return (await listFound(app, data.accessToken)).map(({ about }) => about)
    }
    const ofHall = planted.filter(({ hallName }) => hallName).map(({ about }) => about)
    const ofCompanies = planted.slice(3, 7).map(({ about }) => about)
    expect(await seenBy('1000000001DA')).toEqual(ofHall)
    expect(await seenBy('1000000002ATC')).toEqual(ofCompanies)
    expect(await seenBy('1000000000OR')).toEqual([...ofHall.slice(0, 3), ...ofCompanies, ...ofHall.slice(3)])
  })
})
