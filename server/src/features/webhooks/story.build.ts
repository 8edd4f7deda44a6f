import { webhookEvents } from '@bargah/contract/features/webhooks/webhook-events.ts'
import type { DeliveryKind, WebhookKind } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { hallWithCompany } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/app.ts'
import { plainDeclaration } from '../../../test/plain.ts'
import { buildWebhook, openReceiver } from './webhooks.build.ts'
import { webhooksJobs } from './webhooks.jobs.ts'

type Story = {
  receiver: Awaited<ReturnType<typeof openReceiver>>
  company: Awaited<ReturnType<typeof hallWithCompany>>
  destination: number
}

/** For tests: a server, a company, and a program that is told; each test begins without a webhook. */
export function useWebhooks() {
  const app = useTestApp({ connections: 20 })
  const story = {} as Story
  beforeAll(async () => {
    story.receiver = await openReceiver()
    story.company = await app.hallWithCompany()
    story.destination = await app.cityId('تهران')
  })
  afterAll(() => story.receiver.close())
  beforeEach(async () => {
    await app.db.deleteFrom('webhooks').execute()
    story.receiver.heard.length = 0
    Object.assign(story.receiver, { status: 200, text: 'ok' })
  })
  const runJob = async (name: string) => {
    const job = webhooksJobs(app).find((one) => one.name === name)
    await job?.run(app, {})
    await app.webhookSender.idle()
  }
  return {
    app,
    story,
    runJob,
    /** Sends what falls due within so long. */
    async send(inMs = 0) {
      await app.clock.moveBy(inMs)
      await runJob('sweep-webhooks')
    },
    list: async (token: string) => (await app.call('listWebhooks', { token })).data,
    deliveries: async (token: string, Id: number) =>
      (await app.call('listWebhookDeliveries', { token, query: { Id } })).data,
    async declare(token = story.company.token, hallId = story.company.hall.id): Promise<number> {
      const where = { LoadHallId: hallId, CityDestinationId: story.destination }
      const body = { ...plainDeclaration, IsLoadHall: true, ...where }
      return (await app.call('declareCargo', { token, body })).data.data.id
    },
    /** What was told: kinds and data. */
    told: (): [string, unknown][] =>
      story.receiver.heard.map(({ body }) => {
        const { type, data } = JSON.parse(body) as { type: DeliveryKind; data: object }
        // as /openapi.json says it, and nothing else
        webhookEvents[type].parse(data)
        return [type, data]
      }),
    hookOf: (userId = story.company.userId, kinds: readonly WebhookKind[] = ['load.announced']) =>
      buildWebhook(app.db, app.keys, { userId, url: story.receiver.url, kinds }),
  }
}
