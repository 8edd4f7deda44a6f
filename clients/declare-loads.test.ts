// @module-tag long
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildKey } from '../server/src/features/api-keys/api-keys.build.ts'
import { cityId } from '../server/src/features/places/places.build.ts'
import { sweepRounds } from '../server/src/features/rounds/rounds.jobs.ts'
import { buildWebhook } from '../server/src/features/webhooks/webhooks.build.ts'
import { webhooksJobs } from '../server/src/features/webhooks/webhooks.jobs.ts'
import { useTestApp } from '../server/test/app.ts'
import { choosing, type Waiting } from '../server/test/choosing.ts'
import { plainDeclaration } from '../server/test/plain.ts'
import { type OpenAPI3, writeTypeScriptClient } from './typescript.ts'

const run = promisify(execFile)
const here = import.meta.dirname
const program = join(here, 'declare-loads.ts')
const app = useTestApp({ connections: 20 })
const play = choosing(() => app)
const loadCount = 100

let address: string
let folder: string
beforeAll(async () => {
  address = await app.app.listen({ host: '127.0.0.1', port: 0 })
  folder = await mkdtemp(join(tmpdir(), 'permits-'))
  await mkdir(join(here, 'generated'), { recursive: true })
  const document = (await (await fetch(`${address}/openapi.json`)).json()) as OpenAPI3
  await writeTypeScriptClient(document, join(here, 'generated/bargah.d.ts'))
})
afterAll(() => rm(folder, { recursive: true }))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A spreadsheet of a hundred loads of a truck each. */
async function writeSheet(hallId: number): Promise<string> {
  const { LoaderTypeIds, ...load } = {
    ...plainDeclaration,
    IsLoadHall: true,
    LoadHallId: hallId,
    CityDestinationId: await cityId(app.db, 'تهران'),
  }
  const row = { ...load, LoaderTypeIds: LoaderTypeIds.join(';') }
  const lines = Array.from({ length: loadCount }, (_, nr) =>
    Object.values({ ...row, KalaWeight: 20_000 + nr }).join(','),
  )
  const file = join(folder, 'loads.csv')
  await writeFile(file, [Object.keys(row).join(','), ...lines].join('\n'))
  return file
}

type Permit = { id: number; cargoId: number }

async function tell(): Promise<void> {
  const sweep = webhooksJobs(app).find(({ name }) => name === 'sweep-webhooks')
  await sweep?.run(app, {})
  await app.webhookSender.idle()
}

describe('the program of docs/api.md, by the generated client', () => {
  it('is right in the types that are generated from the server', async () => {
    const options = [
      '--noEmit',
      '--ignoreConfig',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2023',
    ]
    const more = ['--allowImportingTsExtensions', '--types', 'node']
    const tsc = join(here, '../node_modules/typescript/bin/tsc')
    const checked = run(process.execPath, [tsc, ...options, ...more, program], { cwd: here })
    const { stdout } = await checked.catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
  })

  it('is as short as was asked: fifty lines', async () => {
    expect((await readFile(program, 'utf8')).trim().split('\n').length).toBeLessThanOrEqual(50)
  })

  it('declares a hundred loads of a spreadsheet, hears who got them and prints the permits', async () => {
    const { hall, token, userId } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/bargah`
    const { secret } = await buildWebhook(app.db, app.keys, { userId, url, kinds: ['permit.issued'] })
    const { key } = await buildKey(app.db, { userId, scopes: ['access_Load_Add', 'access_Reserve_List'] })
    const waiting = await play.queueAt(hall.id, loadCount)
    const environment = { BARGAH: address, KEY: key, SECRET: secret, PORT: String(port) }
    const args = [program, await writeSheet(hall.id), folder]
    const child = spawn(process.execPath, args, {
      cwd: here,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (said += part))
    try {
      await expect.poll(() => said, { timeout: 60_000 }).toContain(`declared ${loadCount} loads`)
      const { data } = await app.call('searchCargos', { token, body: { Sort: 'id' } })
      const ids = (data as { id: number }[]).map(({ id }) => id)
      expect(ids).toHaveLength(loadCount)
      // a round gives out what was there when it opened: the first thirty, then the rest
      for (const ofRound of [ids.slice(0, 30), ids.slice(30)]) {
        for (const id of ofRound) {
          const { errors } = await play.choose(waiting[ids.indexOf(id)] as Waiting, id)
          expect(errors).toEqual([])
        }
        await app.clock.moveBy(61_000)
        await sweepRounds(app)
      }
      const permits: Permit[] = (await app.call('searchPermits', { token })).data
      expect(permits).toHaveLength(loadCount)
      // it ends by itself when the last load was given; what a busy machine did not take in time is sent again
      while (child.exitCode === null) {
        await tell()
        await setTimeout(1_000)
        await app.clock.moveBy(1_000)
      }
      expect(child.exitCode, said).toBe(0)
      for (const { id, cargoId } of permits)
        expect(said).toMatch(new RegExp(`^load ${cargoId}: .+, permit ${id}$`, 'm'))
      const papers = (await readdir(folder)).filter((name) => name.endsWith('.pdf'))
      expect(papers.toSorted()).toEqual(permits.map(({ id }) => `permit-${id}.pdf`).toSorted())
      expect(await readFile(join(folder, papers[0] ?? ''), 'utf8')).toMatch(/^%PDF/)
    } finally {
      child.kill()
    }
  }, 300_000)
})
