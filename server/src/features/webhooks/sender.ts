import type { Log } from '../../kernel/log.ts'
import { deliverNext, type Sending } from './deliver.ts'

/** How many webhooks a server sends to at once. */
const mostAtOnce = 50
/** After so many a webhook stands back behind those that wait for a place. */
const mostInARow = 20

/** Sends in the background, so that no job waits for a receiver that is slow or away, nor one receiver for another. */
export type WebhookSender = {
  /** Has a webhook hear what is due, one thing after another. */
  send(webhookId: number): void
  /** Settles when nothing is being sent. */
  idle(): Promise<void>
  /** Begins to send nothing any more. */
  close(): void
}

export function openWebhookSender({
  log,
  places = mostAtOnce,
  ...sending
}: Sending & { log: Log; places?: number }): WebhookSender {
  const running = new Map<number, Promise<void>>()
  const asked = new Set<number>()
  /** In the order in which they get a place. */
  const waiting = new Set<number>()
  const ending = new AbortController()

  async function run(webhookId: number): Promise<void> {
    let sent = 0
    try {
      while (asked.delete(webhookId))
        while (!ending.signal.aborted && (await deliverNext(sending, webhookId))) {
          sent += 1
          if (sent >= mostInARow && waiting.size > 0) return void waiting.add(webhookId)
        }
    } catch (err) {
      if (!ending.signal.aborted) log.error({ of: 'webhooks', err, webhookId }, 'a webhook was not told')
    } finally {
      running.delete(webhookId)
      const [next] = waiting
      if (next !== undefined) send(next)
    }
  }
  function send(webhookId: number): void {
    if (ending.signal.aborted) return
    if (running.size >= places && !running.has(webhookId)) return void waiting.add(webhookId)
    waiting.delete(webhookId)
    asked.add(webhookId)
    if (!running.has(webhookId)) running.set(webhookId, run(webhookId))
  }
  return {
    send,
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
    close: () => ending.abort(),
  }
}
