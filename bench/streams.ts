import { get, type IncomingMessage } from 'node:http'
import { type Changed, livePath } from '@bargah/contract/features/live/live.ts'

export type Stream = { lastId: string; cut(): void }

/** Listens as a panel does. `hear` gets each change that is told; `lastId`: up to where one knows already. */
export async function listen(
  port: number,
  token: string,
  { hear, lastId }: { hear: (changed: Changed) => void; lastId?: string },
): Promise<Stream> {
  const headers = { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) }
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: livePath, headers, agent: false }, resolve).on('error', reject)
  })
  if (reply.statusCode !== 200) throw new Error(`no stream: ${reply.statusCode}`)
  const stream: Stream = { lastId: '', cut: () => reply.destroy() }
  let rest = ''
  reply.on('error', () => {})
  reply.setEncoding('utf8').on('data', (part: string) => {
    const frames = (rest + part).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      stream.lastId = /^id: (.+)$/m.exec(frame)?.[1] ?? stream.lastId
      const told = /^event: changed\ndata: (.+)$/m.exec(frame)?.[1]
      if (told) hear(JSON.parse(told) as Changed)
    }
  })
  return stream
}
