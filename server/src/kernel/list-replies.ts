import { Readable } from 'node:stream'
import { jalaliDate } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { EndpointShape, Listed } from '@bargah/contract/kernel/endpoint.ts'
import type { Role } from '@bargah/contract/kernel/access.ts'
import type { ListFormat } from '@bargah/contract/kernel/list-columns.ts'
import type { ListParams } from '@bargah/contract/kernel/read-list.ts'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { writeCsv } from './csv.ts'
import { badInput } from './errors.ts'
import type { ListSource } from './list.ts'
import { columnForPrograms, sheetColumnFor } from './sheet.ts'
import { endWithReader } from './slow-readers.ts'
import { mostXlsxRows, writeXlsx } from './xlsx.ts'

/** What the caller wants to see of a list: no rows when he only counts, or groups them. */
export async function readPage(source: ListSource<object>, list: ListParams): Promise<Listed<object>> {
  if (list.group) return { rows: [], ...(await source.groups(list, list.group)) }
  return list.countOnly ? { rows: [], total: await source.count(list) } : source.page(list)
}

const partial = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/** The shape of a list's rows; when only some columns are asked for, the other fields need not have been read. */
export function rowShape({ data }: EndpointShape, { columns }: ListParams): z.ZodMiniType | undefined {
  if (!columns || !(data instanceof z.ZodMiniObject)) return data
  const known = partial.get(data) ?? z.partial(data)
  partial.set(data, known)
  return known
}

/** In: a row by its contract. Out: the fields that were asked for. */
export function pickColumns(row: unknown, { columns }: ListParams): unknown {
  if (!columns) return row
  const whole = row as Record<string, unknown>
  return Object.fromEntries(columns.map(({ field }) => [field, whole[field]]))
}

export const mediaOfSheet: Record<ListFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}
const writers = { xlsx: writeXlsx, csv: writeCsv }

const tooLong = () =>
  badInput(['این فهرست بیش از یک میلیون ردیف دارد؛ خروجی CSV بگیرید یا فهرست را با فیلتر کوتاه کنید.'])

type SheetList = ListParams & { format: ListFormat }

/** A list as a file in its reader's words. Out: its title, how many rows there are, and the bytes of its first `mostRows`. */
export async function openSheet(
  { table }: EndpointShape,
  source: ListSource<object>,
  list: SheetList,
  { reader, mostRows = Number.POSITIVE_INFINITY }: { reader: Role | null; mostRows?: number },
) {
  const { total, batches, close } = await source.open(list)
  const title = table?.title ?? 'فهرست'
  const asked = list.columns ?? list.fields.filter(({ isHidden }) => !isHidden)
  const columns = asked.map((column) =>
    list.isForPrograms
      ? columnForPrograms(column)
      : sheetColumnFor(column, reader, source.inFiles?.[column.field]),
  )
  const sheet = { title, columns, total: Math.min(total, mostRows) }
  return { title, total, bytes: writers[list.format](sheet, firstOf(batches, mostRows)), close }
}

async function* firstOf<Row>(batches: AsyncIterable<Row[]>, most: number) {
  let left = most
  for await (const batch of batches) {
    yield batch.slice(0, left)
    left -= batch.length
    if (left <= 0) return
  }
}

/** A list as a file of all rows, written while they are read. Puts its headers on the reply. Out: its bytes. */
export async function prepareSheet(
  endpoint: EndpointShape,
  source: ListSource<object>,
  list: SheetList,
  { reply, now, reader }: { reply: FastifyReply; now: Date; reader: Role | null },
) {
  const { title, total, bytes, close } = await openSheet(endpoint, source, list, { reader })
  const { format } = list
  const stream = Readable.from(bytes, { objectMode: false })
  stream.once('close', () => {
    close().catch((error: unknown) => reply.log.error({ err: error }, 'a list was not let go'))
  })
  endWithReader(stream, reply.raw)
  if (format === 'xlsx' && total >= mostXlsxRows) {
    stream.destroy()
    throw tooLong()
  }
  const name = `${title} ${toPersianDigits(jalaliDate(now).replaceAll('/', '-'))}.${format}`
  reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-total-rows', total)
    .header('access-control-expose-headers', 'x-total-rows, content-disposition')
    .header('cache-control', 'no-store')
    .type(mediaOfSheet[format])
  return stream
}
