// @module-tag long
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../server/test/app.ts'
import { choosing } from '../server/test/choosing.ts'
import { type Document, goClient } from './go.ts'

const run = promisify(execFile)
const hasGo = spawnSync('go', ['version']).status === 0
if (!hasGo) console.warn('SKIPPED: no Go here, so the generated client was not compiled (golang-go)')
// nothing is fetched: the client needs Go's own packages only
const environment = { ...process.env, GOPROXY: 'off', GOFLAGS: '-mod=mod', CGO_ENABLED: '0' }
const app = useTestApp()
const play = choosing(() => app)

let address: string
let folder: string
beforeAll(async () => {
  address = await app.app.listen({ host: '127.0.0.1', port: 0 })
  folder = await mkdtemp(join(tmpdir(), 'go-client-'))
  const document = (await (await fetch(`${address}/openapi.json`)).json()) as Document
  await mkdir(join(folder, 'bargah'))
  await cp(join(import.meta.dirname, 'go/client.go'), join(folder, 'bargah/client.go'))
  await cp(join(import.meta.dirname, 'go/main-job'), join(folder, 'main-job'), { recursive: true })
  await writeFile(join(folder, 'go.mod'), 'module example.org/clients\n\ngo 1.18\n')
  await writeFile(join(folder, 'bargah/calls.go'), await goClient(document))
})
afterAll(() => rm(folder, { recursive: true }))

describe.skipIf(!hasGo)('a client in Go, generated from the server', () => {
  it('has nothing that Go finds wrong, and every call that a key makes with JSON', async () => {
    await run('go', ['vet', './...'], { cwd: folder, env: environment })
    const calls = await readFile(join(folder, 'bargah/calls.go'), 'utf8')
    expect(calls.match(/^func \(c \*Client\) /gm)?.length).toBeGreaterThan(90)
  }, 300_000)

  it('plays the main job: declares, takes turns, chooses, and prints who got it', async () => {
    const { hall, userId } = await app.hallWithCompany({ reservationLimitMinutes: 1 })
    const scopes = ['access_Load_Add', 'access_Load_Manage', 'access_Reserve_List']
    const { key } = await app.buildKey({ userId, scopes })
    const [first, second] = [await app.driverActor(), await app.driverActor()]
    await run('go', ['build', '-o', 'play', './main-job'], { cwd: folder, env: environment })
    const story = {
      BARGAH: address,
      KEY: key,
      HALL: String(hall.id),
      CITY: String(await app.cityId('تهران')),
      FIRST: first.token,
      SECOND: second.token,
    }
    const paper = join(folder, 'permit.pdf')
    const child = spawn(join(folder, 'play'), [paper], { env: { ...environment, ...story } })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (said += part))
    const ended = once(child, 'close')
    try {
      await expect.poll(() => said, { timeout: 60_000 }).toContain('ready\n')
      await play.endRound()
      child.stdin.write('\n')
      expect(await ended, said).toEqual([0, null])
    } finally {
      child.kill()
    }
    // sent twice under one key it is one load; a load without its origin is refused with its sentence
    expect(said).toMatch(
      /^declared (\d+) \1\nrefused 400\nturn (\d+)\nturn \d+\nready\npermit \d+ turn \2\n$/,
    )
    expect(await readFile(paper, 'utf8')).toMatch(/^%PDF/)
  }, 300_000)
})
