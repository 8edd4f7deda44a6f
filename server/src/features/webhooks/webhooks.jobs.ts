import type { Job } from '../../kernel/jobs.ts'
import type { WebhookSender } from './sender.ts'
import { deliverJob, forgetDeliveries, listDue } from './webhooks.store.ts'

export const webhooksJobs = ({ webhookSender }: { webhookSender: WebhookSender }): readonly Job[] => [
  { name: deliverJob, run: async (_database, { webhookId }) => webhookSender.send(Number(webhookId)) },
  {
    name: 'sweep-webhooks',
    cron: '* * * * *',
    run: async ({ db, clock }) => (await listDue(db, await clock.now(db))).forEach(webhookSender.send),
  },
  {
    name: 'forget-webhooks',
    cron: '23 3 * * *',
    run: async ({ db, clock }) => void (await forgetDeliveries(db, await clock.now(db))),
  },
]
