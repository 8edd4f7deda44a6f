import pg from 'pg'
import { permitTable } from '@bargah/contract/features/permits/permits.columns.ts'
import { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { listFields, readList } from '@bargah/contract/kernel/read-list.ts'
import { listPermits } from '../server/src/features/permits/permits.views.ts'
import { copyOut } from '../server/src/kernel/copy.ts'
import { writeCsv } from '../server/src/kernel/csv.ts'
import { writeXlsx } from '../server/src/kernel/xlsx.ts'
import { admin } from './demo.ts'
import { type ListsOptions, withTrade } from './kept-trade.ts'
import { timeMs } from './measure.ts'
import { permitsOf } from './plain-pages.ts'
import type { World } from './world.ts'

const megabyte = 1_000_000
const everything = {}
const { list } = readList(listFields(PermitRow, permitTable), { Format: 'xlsx' })
const columns = list.fields.filter(({ isHidden }) => !isHidden)

type Sheet = typeof writeXlsx

/** All permits of a trade from the database to a spreadsheet and to CSV, against COPY of the same join as CSV. */
export async function benchExport(durable: boolean, options: ListsOptions): Promise<void> {
  await withTrade(durable, { ...options, withTexts: true }, async (world) => {
    for (const [name, write] of [['XLSX', writeXlsx] as const, ['CSV', writeCsv] as const]) {
      const copy = await timeCopy(world.url)
      const { ms, addedMb, fileMb } = await measure(world, write, options.rows)
      console.log(
        `export: ${options.rows} permits to ${name}: ${ms.toFixed(0)} ms, ${addedMb.toFixed(0)} MB added, ` +
          `file ${fileMb.toFixed(1)} MB; COPY of the same join as CSV ${copy.ms.toFixed(0)} ms, ` +
          `${copy.fileMb.toFixed(1)} MB, ratio ${(ms / copy.ms).toFixed(1)}x`,
      )
    }
  })
}

async function measure({ db }: World, write: Sheet, total: number) {
  const sheet = { title: permitTable.title, columns, total }
  const before = process.memoryUsage().rss
  let peak = before
  let bytes = 0
  const ms = await timeMs(async () => {
    const opened = await listPermits(db, admin, everything).open(list)
    if (opened.total !== total) throw new Error(`export: ${opened.total} permits were made`)
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
