import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookKind } from '@bargah/contract/features/webhooks/webhooks.states.ts'
import type { Db } from '../../kernel/database.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { insertWebhook } from './webhooks.store.ts'

type Heard = { path: string; headers: IncomingHttpHeaders; body: string }

/** For tests: a program on loopback that keeps what it is told, and answers as the test says; `status` null: never. */
export async function openReceiver() {
  const heard: Heard[] = []
  const receiver = {
    url: '',
    heard,
    status: 200 as number | null,
    text: 'ok',
    close: () => void server.close(),
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      if (receiver.status !== null)
        response.writeHead(receiver.status, { location: '/elsewhere' }).end(receiver.text)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}

type Given = { userId: number; url: string; kinds?: readonly WebhookKind[]; madeAt?: Date }

/** For tests: a webhook of an account. Out: its id and secret. */
export const buildWebhook = (db: Db, keys: KeyRing, given: Given) =>
  db
    .transaction()
    .execute((tx) => insertWebhook(tx, keys, { kinds: ['load.announced'], madeAt: new Date(), ...given }))
