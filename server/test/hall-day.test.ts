// @module-tag long
import { verifyLog, type Verified } from '@bargah/verifier/verify-log.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { folderOfTest } from './folder.ts'
import { WrittenLog } from '../../verifier/src/write-log.build.ts'
import { sql } from '../src/kernel/sql.ts'
import { amount } from './amount.ts'
import { useTestApp } from './app.ts'
import { checkByGo, hasGo } from './foreign/foreign-check.ts'
import { openHallDay } from './hall-day.ts'
import { expectSameBooks } from './log-books.ts'
import { publishedLog, readPublished, saveLog } from './published-log.ts'

const halfHours = amount({ usual: 3, full: 20 })
const each = { loads: amount({ usual: 30, full: 75 }), drivers: amount({ usual: 40, full: 100 }) }

const app = useTestApp()
let day: Awaited<ReturnType<typeof openHallDay>>
const kept: string[] = []
const source = () => publishedLog(app, day.hall.id)

beforeAll(async () => {
  day = await openHallDay(app, 1405)
})

async function expectSoundTables({ turns }: Verified): Promise<void> {
  const count = async (statement: ReturnType<typeof sql<{ n: number }>>) =>
    (await statement.execute(app.db)).rows[0]?.n
  const hallId = day.hall.id
  expect(
    await count(sql`select count(*)::int as n from (select from turns where status = 'live'
      group by driver_id having count(*) > 1) twice`),
  ).toBe(0)
  expect(await count(sql`select max(number) as n from turns where hall_id = ${hallId}`)).toBe(turns.taken)
  expect(await count(sql`select count(*)::int as n from turns where hall_id = ${hallId}`)).toBe(turns.taken)
  expect(
    await count(sql`select count(*)::int as n from turns where hall_id = ${hallId} and status = 'live'`),
  ).toBe(turns.live)
  expect(
    await count(sql`select count(*)::int as n from priorities where (status = 1) <> (reason is null)`),
  ).toBe(0)
  await app.expectBalancedLedger()
}

describe('a day at a hall', () => {
  it('keeps its books and its promises after every round', { timeout: 600_000 }, async () => {
    for (let nr = 0; nr < halfHours; nr += 1) {
      await day.playHalfHour(each)
      const verdict = await verifyLog(source(), { previous: kept })
      if (!verdict.ok) throw new Error(`after round ${nr}: ${JSON.stringify(verdict)}`)
      kept.push(verdict.checkpoint)
      expect(verdict.rounds.filter(({ splitIndex }) => splitIndex !== null)).toHaveLength(nr + 1)
      expect(verdict.rounds.at(-1)?.granted).toBeGreaterThan(0)
      await expectSameBooks(app, day.hall.id, verdict)
      await expectSoundTables(verdict)
    }
  })

  it.skipIf(!hasGo())('passes golang.org/x/mod/sumdb with all kept checkpoints (needs Go)', async () => {
    const folder = folderOfTest('day')
    await saveLog(source(), folder)
    const { texts } = await readPublished(source())
    expect(await checkByGo(folder, kept)).toBe(`entries ${texts.length} checkpoints ${kept.length}`)
  })

  it('has no entry that can be changed, dropped, added or moved unseen', { timeout: 120_000 }, async () => {
    const [key, checkpoint] = [await source()('key'), await source()('checkpoint')]
    const { texts } = await readPublished(source())
    const places = Array.from({ length: 3 }, (_, nr) => Math.floor((nr * (texts.length - 1)) / 2))
    for (const at of places) {
      const own = texts[at] as string
      const dropped = texts.toSpliced(at, 1)
      const forged = {
        changed: texts.with(
          at,
          own.replace(/\d(?=\D*$)/, (digit) => String(9 - Number(digit))),
        ),
        dropped,
        added: texts.toSpliced(at, 0, own),
        moved: dropped.toSpliced(at > 0 ? at - 1 : texts.length, 0, own),
      }
      for (const [how, lines] of Object.entries(forged)) {
        const files = new WrittenLog({ texts: lines }).files()
        files.set('key', key as Uint8Array)
        files.set('checkpoint', checkpoint as Uint8Array)
        const verdict = await verifyLog(async (path) => files.get(path) ?? null)
        expect(verdict.ok, `${how} at ${at}`).toBe(false)
      }
    }
  })
})
