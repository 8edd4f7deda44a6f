import { once } from 'node:events'
import { copyFile, readdir } from 'node:fs/promises'
import { type ClientRequest, request as ask } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { endpoint } from '@bargah/contract/kernel/endpoint.ts'
import { text } from '@bargah/contract/kernel/fields.ts'
import { mebibyte } from '@bargah/contract/kernel/files.ts'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { serveRoutes } from '../../test/serve-routes.ts'
import { useTestDatabase } from '../../test/database.ts'
import { useFolder } from '../../test/folder.ts'
import { routes } from './routes.ts'

/** A call of its own that takes a paper and, if one likes, a stamp; what it does with them is each test's. */
const feature = {
  keepPaper: endpoint({
    method: 'POST',
    path: '/api/Paper/Keep',
    reply: 'envelope',
    title: 'نگه داشتن کاغذ',
    effect: 'write',
    changes: ['report'],
    reaches: [],
    access: 'public',
    body: z.object({ Title: text('عنوان', { max: 20 }) }),
    files: {
      File: { title: 'برگه', kinds: ['png'], mostBytes: mebibyte },
      Stamp: { title: 'مهر', kinds: ['png'], mostBytes: mebibyte, optional: true },
    },
    data: z.object({ title: z.string(), files: z.array(z.string()) }),
  }),
}
let takes = false
const handlers = routes(feature, {
  keepPaper: async (call, { body, uploads }) => {
    if (takes)
      await call.write(async (tx) => {
        for (const { name } of uploads) await tx.deleteFrom('fileArrivals').where('name', '=', name).execute()
      })
    return { title: body.Title, files: uploads.map(({ field, kind, bytes }) => `${field}:${kind}:${bytes}`) }
  },
})

const stored = new Set<string>()
const store = {
  put: async (name: string) => void stored.add(name),
  remove: async (name: string) => void stored.delete(name),
}
async function clean(from: string, into: string) {
  await copyFile(from, into)
  return { kind: 'jpeg', bytes: 7 } as const
}

const folder = useFolder('uploads')
const database = useTestDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await serveRoutes(handlers, database, { uploads: { folder, clean, store } })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const arrivals = () => database.db.selectFrom('fileArrivals').select('name').execute()
/** Nothing lies aside, and nothing in the store that a transaction did not take. */
const left = async () => ({ aside: await readdir(folder), arrivals: await arrivals(), stored: [...stored] })
const nothing = { aside: [], arrivals: [], stored: [] }

const blob = (bytes: number | string) =>
  new Blob([typeof bytes === 'string' ? bytes : Buffer.alloc(bytes, 1)])
type Part = [name: string, value: string | Blob, fileName?: string]
async function send(...parts: Part[]) {
  const form = new FormData()
  for (const [name, value, fileName = 'a.png'] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName)
  const reply = await app.inject({ method: 'POST', url: '/api/Paper/Keep', payload: form })
  return { status: reply.statusCode, ...reply.json() }
}
const title: Part = ['Title', 'رسید']

describe('files of a request', () => {
  it('reach the handler beside the text parts, in whatever order and case', async () => {
    takes = true
    const { data } = await send(['file', blob('1234')], title, ['STAMP', blob('1')])
    expect(data).toEqual({ title: 'رسید', files: ['File:jpeg:7', 'Stamp:jpeg:7'] })
    expect(stored.size).toBe(2)
    stored.clear()
    takes = false
    expect(await left()).toEqual(nothing)
  })
  it('that no transaction takes are gone again', async () => {
    expect((await send(title, ['File', blob('1234')])).status).toBe(200)
    expect(await left()).toEqual(nothing)
  })

  it.each<[string, Part[], string]>([
    ['that are missing', [], 'برگه را انتخاب کنید.'],
    ['of no bytes', [['File', blob('')]], 'برگه خالی است'],
    [
      'that come twice',
      [
        ['File', blob('1')],
        ['File', blob('2')],
      ],
      'برگه را یک بار بفرستید.',
    ],
    ['with a folder in their name', [['File', blob('1'), '../../etc/passwd.png']], 'نباید نشانی پوشه باشد'],
    [
      'with a folder of Windows in their name',
      [['File', blob('1'), 'C:\\boot.png']],
      'نباید نشانی پوشه باشد',
    ],
    [
      'that nobody asked for',
      [
        ['File', blob('1')],
        ['Other', blob('1')],
      ],
      'چنین فایلی نمی‌پذیرد',
    ],
    ['with other faults beside them', [['Title', 'x'.repeat(21)]], 'برگه را انتخاب کنید.'],
  ])('%s have their sentence', async (_what, parts, sentence) => {
    const isTitled = parts.some(([name]) => name === 'Title')
    const { status, errors } = await send(...(isTitled ? [] : [title]), ...parts)
    expect(status).toBe(400)
    expect(errors).toHaveLength(isTitled ? 2 : 1)
    expect(errors.at(-1)).toContain(sentence)
    expect(await left()).toEqual(nothing)
  })

  it('are missing where a browser sends an empty box', async () => {
    const head = (said: string) => `--b\r\ncontent-disposition: form-data; ${said}\r\n\r\n`
    const { statusCode, ...reply } = await app.inject({
      method: 'POST',
      url: '/api/Paper/Keep',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: `${head('name="Title"')}رسید\r\n${head('name="File"; filename=""')}\r\n--b--\r\n`,
    })
    expect([statusCode, reply.json().errors]).toEqual([400, ['برگه را انتخاب کنید.']])
  })

  it('are not asked for as JSON', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/Paper/Keep', payload: { Title: 'رسید' } })
    expect([reply.statusCode, reply.json().message]).toEqual([
      415,
      'فرم را همراه فایل (multipart/form-data) بفرستید.',
    ])
  })
})

/** Begins a form that is sent piece by piece, and never by itself ends. */
function begin(headers: Record<string, string> = {}): ClientRequest {
  const { port } = app.server.address() as AddressInfo
  const contentType = 'multipart/form-data; boundary=b'
  const sending = ask({
    port,
    method: 'POST',
    path: '/api/Paper/Keep',
    headers: { 'content-type': contentType, ...headers },
  })
  sending.on('error', () => {})
  sending.write('--b\r\ncontent-disposition: form-data; name="File"; filename="a.png"\r\n\r\n')
  return sending
}

describe('a file too large', () => {
  it('is refused before it comes when its form says how long it is', async () => {
    const sending = begin({ 'content-length': String(100 * mebibyte) })
    const [reply] = await once(sending, 'response')
    expect(reply.statusCode).toBe(413)
    sending.destroy()
  })

  it('is cut off soon after its limit, with its sentence', async () => {
    // by hand: the client of Node stops sending once it has its reply, and then nobody cuts anything off
    const sending = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let reply = ''
    sending.setEncoding('utf8').on('data', (text) => (reply += text))
    sending.on('error', () => {})
    const closed = new Promise((resolve) => sending.on('close', resolve))
    const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(mebibyte), Buffer.from('\r\n')])
    const most = 100 * mebibyte
    const pour = () => {
      while (sending.writable && sending.write(piece)) if (sending.bytesWritten > most) sending.destroy()
    }
    sending.on('drain', pour)
    const file = '--b\r\ncontent-disposition: form-data; name="File"; filename="a.png"\r\n\r\n'
    sending.write(
      'POST /api/Paper/Keep HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\n' +
        `transfer-encoding: chunked\r\n\r\n${file.length.toString(16)}\r\n${file}\r\n`,
    )
    pour()
    await closed
    expect(reply).toMatch(/^HTTP\/1\.1 413 /)
    expect(reply).toContain('برگه نباید بیش از ۱ مگابایت باشد')
    expect(sending.bytesWritten).toBeLessThan(most / 2)
    await expect.poll(left).toEqual(nothing)
  })
})

it('a form whose sender hangs up leaves nothing', async () => {
  const sending = begin()
  sending.write(Buffer.alloc(500_000))
  await expect.poll(() => readdir(folder)).toHaveLength(1)
  sending.destroy()
  await expect.poll(left).toEqual(nothing)
})
