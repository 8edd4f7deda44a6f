import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import * as z from 'zod/mini'
import { answer, mostAtOnce } from './signer-messages.ts'
import type { BatchSigner } from './log-signer.port.ts'

const mostBytes = 1024 * 1024
const mostInt = 2 ** 31 - 1
const index = z.int().check(z.gte(0), z.lte(mostInt))
const hallId = z.int().check(z.gte(1), z.lte(mostInt))
const logId = z.union([hallId, z.literal('audit')])
const entriesOf = z.object({ hallId, indices: z.array(index).check(z.maxLength(1_000)) })
const SignerQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('sign'), hallId: logId }),
  z.object({ ask: z.literal('receipts'), of: z.array(entriesOf).check(z.maxLength(mostAtOnce)) }),
  z.object({ ask: z.literal('key'), hallId: logId }),
])

const digest = (text: string) => createHash('sha256').update(text).digest()

type Manner = { token: string; onFault: (error: unknown) => void }

/** Answers whoever knows the token, over HTTP: a hall's number and places in its log are all that it is told. */
export function serveSigner(signer: BatchSigner, { token, onFault }: Manner): Server {
  const expected = digest(`Bearer ${token}`)
  const isKnown = ({ headers }: IncomingMessage) =>
    timingSafeEqual(digest(headers.authorization ?? ''), expected)

  async function reply(request: IncomingMessage): Promise<{ status: number; body?: object }> {
    if (!isKnown(request)) return { status: 401 }
    if (request.method !== 'POST') return { status: 404 }
    const asked = z.safeParse(SignerQuestion, await readJson(request))
    return asked.success ? { status: 200, body: await answer(signer, asked.data) } : { status: 400 }
  }

  return createServer((request, response) => {
    void reply(request)
      .catch((error: unknown) => {
        onFault(error)
        return { status: 500, body: undefined }
      })
      .then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {})),
      )
  })
}

/** What was sent; undefined when it is too long or no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > mostBytes) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}
