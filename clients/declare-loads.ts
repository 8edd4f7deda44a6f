/** Declares the loads of a spreadsheet, hears by webhook who got them, and saves their permits: see docs/api.md. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { given, hearEvents, openBargah } from './bargah.ts'
import type { components } from './generated/bargah.d.ts'

type Load = components['schemas']['Declaration']
const { BARGAH = '', KEY = '', SECRET = '', PORT } = process.env
const [sheet = 'loads.csv', folder = '.'] = process.argv.slice(2)
const bargah = openBargah(BARGAH, KEY)

// the first line names the fields; numbers are numbers, `5001;5002` is a list, and an empty cell is nothing
const plain = (cell: string) => (/^(0|[1-9]\d*)(\.\d+)?$/.test(cell) ? Number(cell) : cell || undefined)
const lines = readFileSync(sheet, 'utf8').trim().split(/\r?\n/)
const [names = [], ...rows] = lines.map((line) => line.split(','))
const read = (cell: string, name = '') => (name.endsWith('Ids') ? cell.split(';').map(plain) : plain(cell))
const loads = rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at], read(cell, names[at])])))
const mark = createHash('sha256').update(JSON.stringify(loads)).digest('hex').slice(0, 32)

/** Thirty at a time, all or none. Begun anew within a day with the same rows, it declares nothing twice. */
async function declare(): Promise<Set<number>> {
  const ids = new Set<number>()
  for (let from = 0; from < loads.length; from += 30) {
    const params = { header: { 'Idempotency-Key': `${mark}-from-${from}` } }
    const body = { Cargos: loads.slice(from, from + 30) as unknown[] as Load[] }
    const { data } = given(await bargah.POST('/api/v1/Cargo/AddCargos', { params, body }))
    for (const { id } of data?.cargos ?? []) ids.add(id)
  }
  console.log(`declared ${ids.size} loads`)
  return ids
}

async function save(Id: number): Promise<void> {
  const permit = given(await bargah.GET('/api/v1/DriverReserve/GetById', { params: { query: { Id } } }))
  const asked = { params: { query: { DriverReserveId: Id } }, parseAs: 'arrayBuffer' } as const
  const { data: paper, response } = await bargah.GET('/api/v1/Report/DriverReserveReport', asked)
  if (!paper) throw new Error(`the permit ${Id} was not given: ${response.status}`)
  writeFileSync(`${folder}/permit-${Id}.pdf`, Buffer.from(paper))
  const { cargoId, driverName, driverFamily, plaque } = permit
  console.log(`load ${cargoId}: ${driverName} ${driverFamily}, ${plaque}, permit ${Id}`)
}

const server = hearEvents(Number(PORT), SECRET, async ({ type, data }) => {
  const waiting = await declared
  if (type !== 'permit.issued' || !waiting.has(data.cargoId)) return
  await save(data.driverReserveId)
  if (waiting.delete(data.cargoId) && waiting.size === 0) server.close()
})
const declared = once(server, 'listening').then(declare)
