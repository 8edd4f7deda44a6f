import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { livePath } from '@bargah/contract/features/live/live.ts'
import { expect, vi } from 'vitest'
import type { TestApp } from './app.ts'

type Heard = { id: string; kind: string; nouns: string[] }
type Asked = { token?: string; lastId?: string; query?: string }

const waiting = { timeout: 10_000, interval: 10 }
export const nounsOf = (heard: readonly Heard[]) =>
  [...new Set(heard.flatMap(({ nouns }) => nouns))].toSorted()

/** Has a test's server listen. Out: how to open streams of it. */
export async function openStreams({ app }: TestApp) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const send = ({ token, lastId, query = '' }: Asked) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastId && { 'last-event-id': lastId }),
    }
    // each on a connection of its own, which ends with it
    return get({ host: '127.0.0.1', port, path: livePath + query, headers, agent: false })
  }
  const ask = (asked: Asked) =>
    new Promise<IncomingMessage>((resolve, reject) => send(asked).on('response', resolve).on('error', reject))
  return {
    /** Asks for a stream and waits until the server has been asked. Out: to hang up, before it answers if that waits. */
    async begin(asked: Asked) {
      const comes = once(app.server, 'request')
      const asking = send(asked).on('error', () => {})
      const [, reply] = (await comes) as [unknown, ServerResponse]
      return async () => {
        const closed = once(reply, 'close')
        asking.destroy()
        await closed
      }
    },
    /** Asks for a stream that is not given. Out: the status. */
    async refused(asked: Asked) {
      const reply = await ask(asked)
      reply.resume()
      return reply.statusCode
    },
    /** Opens a stream and keeps what it tells. */
    async listen(asked: Asked) {
      const reply = await ask(asked)
      expect(reply.statusCode).toBe(200)
      const heard: Heard[] = []
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => {
        const frames = `${text}${part}`.split('\n\n')
        text = frames.pop() ?? ''
        for (const frame of frames) if (frame.includes('event: ')) heard.push(readFrame(frame))
      })
      const ended = new Promise<void>((resolve) => reply.once('close', resolve))
      reply.on('error', () => {})
      return {
        heard,
        headers: reply.headers,
        cut: () => reply.destroy(),
        ends: () => ended,
        /** Waits until it has heard of all these. Out: everything that it heard so far. */
        async hears(...nouns: string[]) {
          await vi.waitFor(() => expect(nounsOf(heard)).toEqual(expect.arrayContaining(nouns)), waiting)
          return nounsOf(heard)
        },
      }
    },
  }
}

function readFrame(frame: string): Heard {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? ''
  const { nouns = [] } = JSON.parse(field('data')) as { nouns?: string[] }
  return { id: field('id'), kind: field('event'), nouns }
}
