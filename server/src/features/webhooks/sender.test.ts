import { expect, it } from 'vitest'
import { openLog } from '../../kernel/log.ts'
import { sql } from '../../kernel/sql.ts'
import { openWebhookSender } from './sender.ts'
import { useWebhooks } from './story.build.ts'
import { buildWebhook } from './webhooks.build.ts'

const { app, story } = useWebhooks()

/** A webhook for which so many events wait. */
async function waiting(name: string, count: number): Promise<number> {
  const { id } = await buildWebhook(app.db, app.keys, {
    userId: story.company.userId,
    url: `https://${name}.example/`,
  })
  await sql`insert into webhook_deliveries (webhook_id, kind, data, happened_at, next_try_at)
    select ${id}::int, 'webhook.test', '{}', test_now(), test_now() from generate_series(1, ${count}::int)`.execute(
    app.db,
  )
  return id
}

it('one with much to hear stands back behind those that wait for a place', async () => {
  const heard: string[] = []
  const webhookCaller = {
    whyNot: async () => null,
    async post(url: string) {
      heard.push(new URL(url).hostname)
      return { status: 200, reply: '' }
    },
  }
  const sending = { database: app, keys: app.keys, webhookCaller, log: openLog('error') }
  const sender = openWebhookSender({ ...sending, places: 1 })
  for (const id of [await waiting('much', 45), await waiting('little', 1)]) sender.send(id)
  await sender.idle()
  expect(heard.indexOf('little.example')).toBe(20)
  expect(heard).toHaveLength(46)
})
