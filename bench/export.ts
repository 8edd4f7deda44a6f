import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { listFields, readList } from '@bargah/contract/kernel/read-list.ts'
import { listPermits } from '../server/src/features/permits/permits.views.ts'
import { sql } from '../server/src/kernel/sql.ts'
import { writeXlsx } from '../server/src/kernel/xlsx.ts'
import { admin, fillDemo } from './demo.ts'
import { timeMs } from './measure.ts'
import { withCluster, type World } from './world.ts'

const rowCount = 100_000
const megabyte = 1_000_000
const everything = {}
const { list } = readList(listFields(PermitRow, permitTable), { Format: 'xlsx' })
const columns = list.fields.filter(({ isHidden }) => !isHidden)

type Chunks = (batches: AsyncIterable<PermitRow[]>) => AsyncIterable<Uint8Array | string>
const asXlsx: Chunks = (batches) => writeXlsx({ title: permitTable.title, columns, total: rowCount }, batches)
async function* asJson(batches: AsyncIterable<PermitRow[]>) {
  for await (const batch of batches) yield JSON.stringify(batch)
}

/** A hundred thousand permits from the database to a spreadsheet, against the same rows as JSON. */
export async function benchExport(durable: boolean): Promise<void> {
  await withCluster(durable, async (cluster) => {
    const made = await cluster.make(fillManyPermits)
    await cluster.onCopy(made, async (world) => {
      await measure(world, asXlsx)
      const json = await measure(world, asJson)
      const xlsx = await measure(world, asXlsx)
      console.log(
        `export: ${rowCount} permits to XLSX: ${xlsx.ms.toFixed(0)} ms, ${xlsx.addedMb.toFixed(0)} MB added, ` +
          `file ${xlsx.fileMb.toFixed(1)} MB; as JSON ${json.ms.toFixed(0)} ms, ` +
          `ratio ${(xlsx.ms / json.ms).toFixed(1)}x of its time`,
      )
    })
  })
}

async function measure({ db }: World, chunks: Chunks) {
  const before = process.memoryUsage().rss
  let peak = before
  let bytes = 0
  const ms = await timeMs(async () => {
    const opened = await listPermits(db, admin, everything).open(list)
    if (opened.total !== rowCount) throw new Error(`export: ${opened.total} permits were made`)
    for await (const chunk of chunks(opened.batches)) {
      bytes += chunk.length
      peak = Math.max(peak, process.memoryUsage().rss)
    }
    await opened.close()
  })
  return { ms, addedMb: (peak - before) / megabyte, fileMb: bytes / megabyte }
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
