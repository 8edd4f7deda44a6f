// @module-tag long
import { contract } from '@bargah/contract/contract.ts'
import type { ImportRow } from '@bargah/contract/features/imports/imports.schema.ts'
import { beforeAll, expect, it } from 'vitest'
import { signedIn } from '../src/features/auth/auth.build.ts'
import { useOwnServers } from './own-servers.ts'
import { waitUntil } from './server-process.ts'

const { start, living, withDb } = useOwnServers('stopped')
let token: string
beforeAll(async () => {
  await start()
  token = (await withDb((db) => signedIn(db, 'Admin'))).token
}, 120_000)

type Key = 'sendImport' | 'showImport' | 'startImport' | 'undoImport'
async function call(key: Key, { query = '', body }: { query?: string; body?: FormData | object }) {
  const { method, path } = contract[key]
  const isForm = body instanceof FormData
  const headers = { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) }
  const sent = isForm ? body : body && JSON.stringify(body)
  const reply = await fetch(`${living().url}${path}${query}`, { method, headers, body: sent })
  const answer = (await reply.json()) as { statusCode: number; data: never; errors: string[] }
  expect(answer.errors).toEqual([])
  return answer.data
}
const shown = (id: number): Promise<ImportRow> => call('showImport', { query: `?Id=${id}` })
const until = (id: number, is: (one: ImportRow) => boolean) => waitUntil(async () => is(await shown(id)))

const rows = 2_000
async function sent(name: string): Promise<number> {
  const lines = Array.from({ length: rows }, (_, nr) => `${name} ${nr},آزمون`)
  const body = new FormData()
  body.set('Kind', 'goods')
  body.set('File', new Blob([['نام کالا,دسته', ...lines].join('\n')]), 'goods.csv')
  const { data }: { data: { id: number } } = await call('sendImport', { body })
  return data.id
}
const goodsNamed = (name: string) =>
  withDb(
    async (db) =>
      (await db.selectFrom('goods').select('id').where('name', 'like', `${name} %`).execute()).length,
  )

/** Stops the server while it goes through an import, and starts it again. Out: what the one that ended had said. */
async function stopAmid(id: number): Promise<string[]> {
  await until(id, ({ done }) => done > 0)
  const server = living()
  const before = server.said().length
  expect(await server.end('SIGINT')).toBe(0)
  const said = server.said().slice(before).trim().split('\n')
  await start()
  return said
}

/** One line, and nothing of what broke. */
const expectOneLine = (said: string[], id: number) =>
  expect(said.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'warn', import: id, msg: expect.stringContaining('left off') }),
  ])

it('an import goes on after a server that was stopped, and it says so in a line', async () => {
  const id = await sent('کالای نیمه')
  expectOneLine(await stopAmid(id), id)
  await until(id, ({ state }) => state === 'checked')
  await call('startImport', { body: { Id: id, IsAll: false } })
  expectOneLine(await stopAmid(id), id)
  await until(id, ({ state }) => state === 'imported')
  expect(await goodsNamed('کالای نیمه')).toBe(rows)
}, 120_000)

it('so does one that is all or none, and its taking back', async () => {
  const id = await sent('کالای یکپارچه')
  await until(id, ({ state }) => state === 'checked')
  await call('startImport', { body: { Id: id, IsAll: true } })
  expectOneLine(await stopAmid(id), id)
  await until(id, ({ state }) => state === 'imported')
  expect(await goodsNamed('کالای یکپارچه')).toBe(rows)
  await call('undoImport', { body: { Id: id } })
  expectOneLine(await stopAmid(id), id)
  await until(id, ({ state }) => state === 'undone')
  expect(await goodsNamed('کالای یکپارچه')).toBe(0)
}, 120_000)
