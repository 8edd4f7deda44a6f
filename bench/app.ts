import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogSigner } from '../server/src/adapters/log-signer/log-signer.process.ts'
import { type Contract, contract } from '@bargah/contract/contract.ts'
import type { BodyInput, EndpointShape, QueryInput } from '@bargah/contract/kernel/endpoint.ts'
import { createBuiltInInquiry } from '../server/src/adapters/inquiry/inquiry.builtin.ts'
import { createOfflineMaps } from '../server/src/adapters/maps/maps.offline.ts'
import { roadMap } from '../server/src/adapters/maps/road-graph.ts'
import { createTypstPdf } from '../server/src/adapters/pdf/pdf.typst.ts'
import { createWebhookCaller } from '../server/src/adapters/webhook/webhook.http.ts'
import { createWebPush } from '../server/src/adapters/push/push.web.ts'
import { type AppOptions, buildApp } from '../server/src/app/app.ts'
import { filePorts } from '../server/src/app/file-ports.ts'
import { ownRegistry } from '../server/src/features/drivers/drivers.api.ts'
import { keyRing } from '../server/src/kernel/keys.rules.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { keepTimes } from '../server/src/kernel/times.ts'
import type { World } from './world.ts'

type Key = keyof Contract
type Sent<K extends Key> = { query?: QueryInput<Contract[K]>; body?: BodyInput<Contract[K]> }

/** Calls an endpoint as the owner of a token. Out: the `statusCode` of the reply, where a refusal is 400. */
export type Send = <K extends Key>(key: K, token: string, sent?: Sent<K>) => Promise<number>

const keys = keyRing(new Map([[1, 'a secret of the benchmarks, long enough']]))

/** The whole server as in production; it does not listen. */
export async function openApp({ tellTrips, ...world }: World & Pick<AppOptions, 'tellTrips'>) {
  const pdf = createTypstPdf()
  // of its own: what was seen of another database's logs is not what stands in this one
  const folder = mkdtempSync(join(tmpdir(), 'bargah-bench-log-signer-'))
  const logSigner = createLogSigner({
    databaseUrl: world.signerUrl,
    origin: 'bargah.test',
    keyFile: join(folder, 'key.pem'),
    seenDir: join(folder, 'seen'),
  })
  const app = await buildApp({
    database: world,
    directUrl: world.url,
    ports: {
      maps: createOfflineMaps(),
      roadMap: roadMap(),
      tiles: null,
      banks: [],
      inquiry: createBuiltInInquiry(ownRegistry(world.db), { isDemo: false }),
      pdf,
      push: createWebPush({ keys, publicUrl: 'http://bargah.test' }),
      webhookCaller: createWebhookCaller({ mayLoop: false }),
      logSigner,
      witnesses: [],
      keys,
      publicUrl: 'http://bargah.test',
      channels: { sms: true, mail: true },
      smsBudget: { mostAnHour: 1_000 },
      ...filePorts({ dataDir: tmpdir(), files: { s3: null, dir: tmpdir(), dailyBytes: 1 } }),
    },
    panelDir: null,
    smsInbox: null,
    isDemo: false,
    isDemoMeant: false,
    isDevelopment: false,
    strictReplies: false,
    tellTrips,
    limitTimes: Number.POSITIVE_INFINITY,
    trustedProxies: [],
    reauthMinutes: 30,
    around: {
      built: { commit: null, hasChanges: false },
      folders: [],
      isWorkingJobs: () => true,
      isSignerAnswering: () => true,
      poolCounts: () => ({ total: 0, idle: 0, waiting: 0 }),
      times: { statements: keepTimes(), jobs: keepTimes() },
      pushCounts: () => ({ sent: 0, gone: 0, failed: 0 }),
      configured: { sms: false, mail: false, bank: false, inquiry: false, maps: false },
    },
    log: openLog('silent'),
  })
  await app.ready()
  return {
    app,
    async close() {
      await app.close()
      await pdf.close()
      await logSigner.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Gives `work` the whole server, but called without a network. */
export async function withApp<T>(world: World, work: (send: Send) => Promise<T>): Promise<T> {
  const { app, close } = await openApp(world)
  const send: Send = async (key, token, { query, body } = {}) => {
    const { method, path }: EndpointShape = contract[key]
    const response = await app.inject({
      method,
      url: path,
      query: query as Record<string, string> | undefined,
      payload: body,
      headers: { authorization: `Bearer ${token}` },
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return isJson ? response.json<{ statusCode: number }>().statusCode : response.statusCode
  }
  try {
    return await work(send)
  } finally {
    await close()
  }
}

/** Throws unless all that was asked was done. */
export function expectAll(statusCodes: readonly number[]): void {
  const failed = statusCodes.filter((statusCode) => statusCode !== 200)
  if (failed.length > 0) throw new Error(`${failed.length} calls were refused, the first with ${failed[0]}`)
}
