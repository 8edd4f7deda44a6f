import pg from 'pg'
import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { listFields, readList } from '@bargah/contract/kernel/read-list.ts'
import { listPermits } from '../server/src/features/permits/permits.views.ts'
import { copyOut } from '../server/src/kernel/copy.ts'
import { writeCsv } from '../server/src/kernel/csv.ts'
import { sql } from '../server/src/kernel/sql.ts'
import { writeXlsx } from '../server/src/kernel/xlsx.ts'
import { admin, fillDemo } from './demo.ts'
import { timeMs } from './measure.ts'
import { permitsOf } from './plain-pages.ts'
import { withCluster, type World } from './world.ts'

const rowCount = 100_000
const megabyte = 1_000_000
const everything = {}
const { list } = readList(listFields(PermitRow, permitTable), { Format: 'xlsx' })
const columns = list.fields.filter(({ isHidden }) => !isHidden)

type Sheet = typeof writeXlsx
const sheet = { title: permitTable.title, columns, total: rowCount }

/** A hundred thousand permits from the database to a spreadsheet and to CSV, against COPY of the same join as CSV. */
export async function benchExport(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(fillManyPermits)
    await cluster.onCopy(made, async (world, ownerUrl) => {
      await measure(world, writeXlsx)
      for (const [name, write] of [['XLSX', writeXlsx] as const, ['CSV', writeCsv] as const]) {
        const copy = await timeCopy(ownerUrl)
        const { ms, addedMb, fileMb } = await measure(world, write)
        console.log(
          `export: ${rowCount} permits to ${name}: ${ms.toFixed(0)} ms, ${addedMb.toFixed(0)} MB added, ` +
            `file ${fileMb.toFixed(1)} MB; COPY of the same join as CSV ${copy.ms.toFixed(0)} ms, ` +
            `${copy.fileMb.toFixed(1)} MB, ratio ${(ms / copy.ms).toFixed(1)}x`,
        )
      }
    })
  })
}

async function measure({ db }: World, write: Sheet) {
  const before = process.memoryUsage().rss
  let peak = before
  let bytes = 0
  const ms = await timeMs(async () => {
    const opened = await listPermits(db, admin, everything).open(list)
    if (opened.total !== rowCount) throw new Error(`export: ${opened.total} permits were made`)
    for await (const chunk of write(sheet, opened.batches)) {
      bytes += chunk.length
      peak = Math.max(peak, process.memoryUsage().rss)
    }
    await opened.close()
  })
  return { ms, addedMb: (peak - before) / megabyte, fileMb: bytes / megabyte }
}

async function timeCopy(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let bytes = 0
    const statement = `copy (${permitsOf('permits')} order by issued_at desc, permits.id desc) to stdout (format csv)`
    const ms = await timeMs(async () => {
      for await (const piece of copyOut(client, statement)) bytes += piece.length
    })
    return { ms, fileMb: bytes / megabyte }
  } finally {
    await client.end()
  }
}

/** The demo world with its finished permits over and over. */
async function fillManyPermits(world: World): Promise<void> {
  await fillDemo(world)
  await sql`
    insert into permits (cargo_id, company_id, driver_id, freighter_id, driver_freighter_id, turn_id, status,
      reserve_type, issued_at, driver_fee_rial, company_fee_rial, commission_rial)
    select cargo_id, company_id, driver_id, freighter_id, driver_freighter_id, turn_id, 6, reserve_type,
      issued_at, driver_fee_rial, company_fee_rial, commission_rial
    from permits, generate_series(1, 30) order by permits.id
    limit ${sql.lit(rowCount)} - (select count(*) from permits)`.execute(world.db)
}
