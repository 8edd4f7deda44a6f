/** Declares the loads of a spreadsheet, hears by webhook who got them, and saves their permits: see docs/api.md. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import createClient from 'openapi-fetch'
import type { components, paths } from './generated/bargah.d.ts'

type Load = components['schemas']['Declaration']
const { BARGAH, KEY, SECRET = '', PORT } = process.env
const [sheet = 'loads.csv', folder = '.'] = process.argv.slice(2)
const bargah = createClient<paths>({ baseUrl: BARGAH, headers: { Authorization: `Bearer ${KEY}` } })

// the first line names the fields; numbers are numbers, `5001;5002` is a list, and an empty cell is nothing
const plain = (cell: string) => (/^(0|[1-9]\d*)(\.\d+)?$/.test(cell) ? Number(cell) : cell || undefined)
const lines = readFileSync(sheet, 'utf8').trim().split(/\r?\n/)
const [names = [], ...rows] = lines.map((line) => line.split(','))
const read = (cell: string, at: number) =>
  /Ids$/.test(names[at] ?? '') ? cell.split(';').map(plain) : plain(cell)
const loads = rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at], read(cell, at)])))

const mark = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32)

/** Thirty at a time, all or none. Begun anew within a day with the same rows, it declares nothing twice. */
async function declare(ids = new Set<number>()): Promise<Set<number>> {
  for (let from = 0; from < loads.length; from += 30) {
    const params = { header: { 'Idempotency-Key': `${mark}-from-${from}` } }
    const body = { Cargos: loads.slice(from, from + 30) as unknown[] as Load[] }
    const { data, error } = await bargah.POST('/api/v1/Cargo/AddCargos', { params, body })
    if (data?.statusCode !== 200) throw new Error((data ?? error)?.errors.join('\n'))
    for (const { id } of data.data.data?.cargos ?? []) ids.add(id)
  }
  console.log(`declared ${ids.size} loads`)
  return ids
}

function isFromBargah(headers: IncomingHttpHeaders, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = headers
  const mac = createHmac('sha256', Buffer.from(SECRET.replace('whsec_', ''), 'base64'))
  const own = Buffer.from(`v1,${mac.update(`${id}.${at}.${body}`).digest('base64')}`)
  const sent = Buffer.from(String(given))
  return (
    Math.abs(Date.now() / 1000 - Number(at)) < 300 && own.length === sent.length && timingSafeEqual(own, sent)
  )
}

async function save(Id: number): Promise<void> {
  const { data } = await bargah.GET('/api/v1/DriverReserve/GetById', { params: { query: { Id } } })
  const asked = { params: { query: { DriverReserveId: Id } }, parseAs: 'arrayBuffer' } as const
  const paper = await bargah.GET('/api/v1/Report/DriverReserveReport', asked)
  if (data?.statusCode !== 200 || !paper.data) throw new Error(`the permit ${Id} was not given`)
  writeFileSync(`${folder}/permit-${Id}.pdf`, Buffer.from(paper.data))
  const { cargoId, driverName, driverFamily, plaque } = data.data
  console.log(`load ${cargoId}: ${driverName} ${driverFamily}, ${plaque}, permit ${Id}`)
}

const server = createServer(async (request, response) => {
  const body = await text(request)
  if (!isFromBargah(request.headers, body)) return void response.writeHead(401).end()
  const { type, data } = JSON.parse(body)
  const waiting = await declared
  const isOurs = type === 'permit.issued' && waiting.has(data.cargoId)
  const fault = isOurs ? await save(data.driverReserveId).catch((error: unknown) => error) : undefined
  if (fault !== undefined) console.error(fault)
  // what was not saved is sent again
  response.writeHead(fault === undefined ? 204 : 503).end()
  if (isOurs && fault === undefined && waiting.delete(data.cargoId) && waiting.size === 0) server.close()
})
const declared = new Promise<Set<number>>((done) => server.listen(Number(PORT), () => done(declare())))
