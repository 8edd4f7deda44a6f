import type { Log } from '../../kernel/log.ts'
import { deliverNext, type Sending } from './deliver.ts'

/** How many webhooks a server sends to at once; what finds no place is found again by the minute. */
const mostAtOnce = 50

/** Sends in the background, so that no job waits for a receiver that is slow or away, nor one receiver for another. */
export type WebhookSender = {
  /** Has a webhook hear what is due, one thing after another. */
  send(webhookId: number): void
  /** Settles when nothing is being sent. */
  idle(): Promise<void>
  /** Begins to send nothing any more. */
  close(): void
}

export function openWebhookSender({ log, ...sending }: Sending & { log: Log }): WebhookSender {
  const running = new Map<number, Promise<void>>()
  const asked = new Set<number>()
  const ending = new AbortController()

  async function run(webhookId: number): Promise<void> {
    try {
      while (asked.delete(webhookId))
        while (!ending.signal.aborted && (await deliverNext(sending, webhookId)));
    } catch (err) {
      if (!ending.signal.aborted) log.error({ of: 'webhooks', err, webhookId }, 'a webhook was not told')
    } finally {
      running.delete(webhookId)
    }
  }
  return {
    send(webhookId) {
      if (ending.signal.aborted || (running.size >= mostAtOnce && !running.has(webhookId))) return
      asked.add(webhookId)
      if (!running.has(webhookId)) running.set(webhookId, run(webhookId))
    },
    idle: async () => void (await Promise.all(running.values())),
    close: () => ending.abort(),
  }
}
