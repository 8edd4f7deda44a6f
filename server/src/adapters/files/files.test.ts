import dns from 'node:dns'
import { readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useFolder } from '../../../test/folder.ts'
import { openTestS3 } from '../../../test/s3.ts'
import { createDiskFiles } from './files.disk.ts'
import type { FileStore } from './files.port.ts'
import { createS3Files, type S3Settings } from './files.s3.ts'

/** Every store is put to the same questions. */
const folder = useFolder('files')
let s3: Awaited<ReturnType<typeof openTestS3>>
const stores: Record<string, FileStore> = {}
beforeAll(async () => {
  s3 = await openTestS3(join(folder, 's3'))
  stores.disk = createDiskFiles(join(folder, 'disk'))
  stores.s3 = createS3Files(s3.settings)
})
afterAll(() => s3.close())

const storeOf = (which: string) => stores[which] as FileStore

/** A file of the server's disk; some megabytes, so that it goes in many pieces. */
async function newFile() {
  const content = Buffer.alloc(3_000_000, 'بارنامه')
  const path = join(folder, 'sent')
  await writeFile(path, content)
  return { path, content }
}

describe.each(['disk', 's3'])('the store on %s', (which) => {
  it('gives back what was put, until it is removed', async () => {
    const store = storeOf(which)
    const { path, content } = await newFile()
    await store.put('ab12', path)
    const found = await store.open('ab12')
    expect(found && (await buffer(found)).equals(content)).toBe(true)
    await store.remove('ab12')
    expect(await store.open('ab12')).toBeNull()
  })
  it('knows nothing of other names, and removing them is no fault', async () => {
    const store = storeOf(which)
    expect(await store.open('ffff')).toBeNull()
    await store.remove('ffff')
  })
  it('says so when it cannot keep a file', async () => {
    await expect(storeOf(which).put('cd34', join(folder, 'no-such-file'))).rejects.toThrow('ENOENT')
    expect(await storeOf(which).open('cd34')).toBeNull()
  })
})

it('on disk is closed to others, and nobody’s file is written over', async () => {
  const { path } = await newFile()
  await storeOf('disk').put('ee55', path)
  await expect(storeOf('disk').put('ee55', path)).rejects.toThrow('EEXIST')
  expect(await readdir(join(folder, 'disk', 'ee'))).toEqual(['ee55'])
})

it.each<[string, Partial<S3Settings>]>([
  ['a wrong key', { secretAccessKey: 'another' }],
  ['an unknown account', { accessKeyId: 'nobody' }],
  ['a bucket that is not there', { bucket: 'absent' }],
])('S3 refuses %s, and the store says so', async (_what, wrong) => {
  const { path } = await newFile()
  await expect(createS3Files({ ...s3.settings, ...wrong }).put('ab12', path)).rejects.toThrow('file store')
})

it('S3 that leads elsewhere is not followed', async () => {
  const elsewhere: string[] = []
  const server = createServer((request, response) => {
    elsewhere.push(request.url ?? '')
    response.writeHead(307, { location: '/other/ab56' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(createS3Files({ ...s3.settings, endpoint }).open('ab56')).rejects.toThrow('fetch failed')
  expect(elsewhere).toEqual(['/papers/ab56'])
  await new Promise((resolve) => server.close(resolve))
})

it('finds a bucket by its host’s name where the service wants it so', async () => {
  const asked = vi.spyOn(dns, 'lookup').mockImplementation(toThisMachine as typeof dns.lookup)
  const { path, content } = await newFile()
  const { port } = new URL(s3.settings.endpoint)
  const byHost = createS3Files({
    ...s3.settings,
    endpoint: `http://s3.bargah.test:${port}`,
    pathStyle: false,
  })
  await byHost.put('ab34', path)
  expect(asked.mock.lastCall?.[0]).toBe('papers.s3.bargah.test')
  const found = await storeOf('s3').open('ab34')
  expect(found && (await buffer(found)).equals(content)).toBe(true)
})

/** Stands for a name server that knows every bucket. */
const toThisMachine = (_name: string, _how: object, say: (error: null, found: object[]) => void) =>
  say(null, [{ address: '127.0.0.1', family: 4 }])
